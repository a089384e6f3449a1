/** The door of this room. */
export { bareList } from './bareList';
export { Icon } from './Icon';
export { ThemeRoot } from './ThemeRoot';
export { classesOf, stylesOf, type ConstantStyles } from './constantStyles';
export { elementStyles } from './elementStyles';
export { fieldClasses, lengthClass, widthClass } from './fieldClasses';
export { fieldStyles } from './fieldStyles';
export { formClass } from './formClass';
export { formStyles } from './formStyles';
export { focusRing } from './focusRing';
export { neutral } from './tokens';
export { bankShades } from './bankColours';
export { fontStyles } from './fontStyles';
export { schemeStyles } from './schemeStyles';
export { theme } from './theme';
export { visuallyHidden } from './visuallyHidden';
