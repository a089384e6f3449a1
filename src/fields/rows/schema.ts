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
  /** What is computed of each row, and not shown. */
  values: optional(filledList(value)),
  /** Heads a row; may hold `{formula}` over the answers of the row, and `{index}`, which counts from 1. Left out: label and index. */
  rowTitle: optional(template),
  /** Where a row is filled in: below the one before it (default), or on a page of its own that a list of cards leads to. */
  editing: optional(oneOf(['inPlace', 'ownPage'])),
  /** Fewest rows; default 0. So many are there from the start, and whenever the formula gives more. */
  minRows: count,
  /** Most rows; default 20, never above 99. */
  maxRows: count,
  /** The button that adds a row. */
  addText: optional(prose),
  /** Stands in place of the rows while there are none. */
  emptyText: optional(prose),
};
