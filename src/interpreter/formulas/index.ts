export { compileFormula } from './compileFormula';
export { compileTemplate, compileText } from './compileText';
export { functionNames } from './functionNames';
export { wholeFormula } from './textParts';
