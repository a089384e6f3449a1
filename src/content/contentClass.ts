import { classesOf } from '../theme';
import { type contentStyles } from './contentStyles';

/** The class of a part of content. */
export const contentClass = classesOf<typeof contentStyles>();
