import { textRow } from '../text/field';

/** The number of a phone. */
export const field = textRow('digits');
