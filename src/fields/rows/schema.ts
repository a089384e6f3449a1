import {
  byKind,
  filledList,
  formula,
  oneOf,
  optional,
  prose,
  template,
  union,
  wholeNumber,
} from '../../language/schema';
import { value } from '../../language/schemas/values';

/** How many rows: a number or a formula. */
const count = optional(union(byKind('bilangan atau rumus'), { number: wholeNumber(0, 99), text: formula }));

/** The keys that a row group has beside those of every field and `blocks`, which hold fields of every type. */
export const rowsKeys = {
  values: optional(filledList(value)),
  rowTitle: optional(template),
  editing: optional(oneOf(['inPlace', 'ownPage'])),
  minRows: count,
  maxRows: count,
  addText: optional(prose),
  emptyText: optional(prose),
};
