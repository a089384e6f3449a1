import { classesOf } from '../theme';
import { type contentStyles } from './contentStyles';

export const contentClass = classesOf<typeof contentStyles>();
