import { classesOf } from '../../theme';
import { type frameStyles } from './frameStyles';

/** The class of a part of the frame. */
export const frameClass = classesOf<typeof frameStyles>();
