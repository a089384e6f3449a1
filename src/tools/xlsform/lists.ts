import { nearest, type Json } from '../../interpreter';
import { isList, isObject } from '../../language';
import { optionOf, type SheetChoice } from './choices';
import type { Whole } from './fields';
import { answerName } from './names';
import type { Names } from './reading';
import { flat, type Item } from './survey';

/** What the steps are made with, and what they leave beside them. */
export interface Built {
  whole: Whole;
  /** The shared lists, by their names in the product. */
  lists: { [name: string]: Json };
  /** The values of the form, and of each row group by its name. */
  values: Map<string | undefined, Json[]>;
}

function namesOf(items: readonly Item[]): Names {
  const byName = new Map<string, Item['named']>();
  for (const { named } of items)
    if (named.sheetName !== '' && !byName.has(named.sheetName)) byName.set(named.sheetName, named);
  return { find: (name) => byName.get(name), all: [...byName.keys()] };
}

/** The names of the sheet and its lists. A list that is not there is an error at the question that names it. */
export function wholeOf(items: readonly Item[], choices: Map<string, SheetChoice[]>): Built {
  const all = flat(items);
  const uses = new Map<string, number>();
  for (const { list, type, row, named } of all) {
    if ((type !== 'select_one' && type !== 'select_multiple') || named.lost) continue;
    if (!choices.has(list)) {
      const near = nearest(list, choices.keys());
      const hint = near === undefined ? '' : ` Maksud Anda "${near}"?`;
      row.note('type')('error', `Daftar "${list}" tidak ada di lembar choices.${hint}`);
    }
    uses.set(list, (uses.get(list) ?? 0) + 1);
  }
  const lists: Built['lists'] = {};
  const named = new Map<string, string>();
  const shared = (list: string, column?: string): string => {
    const name = named.get(list) ?? answerName(list, new Set(Object.keys(lists)));
    named.set(list, name);
    lists[name] = withColumn(choices.get(list) ?? [], column, lists[name]);
    return name;
  };
  const whole: Whole = {
    names: namesOf(all),
    choices,
    sharedList: (list) => ((uses.get(list) ?? 0) > 1 ? shared(list) : undefined),
    cutList: shared,
  };
  return { whole, lists, values: new Map() };
}

/** The options of a shared list; with the columns that it had, and one more. */
function withColumn(
  choices: readonly SheetChoice[],
  column: string | undefined,
  before: Json | undefined,
): Json {
  if (column === undefined && before !== undefined) return before;
  return choices.map((choice, index): Json => {
    if (column === undefined) return optionOf(choice);
    const old = isList(before) ? before[index] : undefined;
    const had = isObject(old) ? old : {};
    return optionOf(choice, { ...had, [column]: choice.columns.get(column) ?? '' });
  });
}
