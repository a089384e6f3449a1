import { classesOf } from './constantStyles';
import { type formStyles } from './formStyles';

/** The class of what stands around every step of a form. */
export const formClass = classesOf<typeof formStyles>();
