/** One of a list that opens and can be searched. */
export { field } from '../select/field';
