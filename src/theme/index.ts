/** The door of this room. */
export { ThemeRoot } from './ThemeRoot';
export { fieldClasses, lengthClass, widthClass } from './fieldClasses';
export { focusRing } from './focusRing';
export { neutral } from './palette';
export { theme } from './theme';
export { visuallyHidden } from './visuallyHidden';
