/** Several lines of text. */
export { field } from '../text/field';
