export { compileFormula } from './compileFormula';
export { compileTemplate, compileText } from './compileText';
export { wholeFormula } from './textParts';
