import { classesOf } from '../../theme';
import { type frameStyles } from './frameStyles';

export const frameClass = classesOf<typeof frameStyles>();
