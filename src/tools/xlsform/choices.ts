import { isList, type Json, type JsonObject } from '../../language';
import { conditionOf } from './condition';
import { CannotSay, type Note } from './note';
import type { Scope } from './question';
import type { Sheet } from './sheets';
import { tableOf } from './table';
import type { XPathNode } from './xpath';

/** A choice of the sheet, with its further columns. */
export interface SheetChoice {
  code: string;
  label: string;
  columns: ReadonlyMap<string, string>;
}

const optionText = ({ code, label }: SheetChoice): string =>
  label === code || label === '' ? code : `${code}|${label}`;

/** A choice as a definition writes it, with further keys of its own. */
export const optionOf = (choice: SheetChoice, keys: JsonObject = {}): Json =>
  Object.keys(keys).length === 0 ? optionText(choice) : { value: optionText(choice), ...keys };

/** `${state} = cf`: the column and the answer that a list is cut by, or undefined for any other filter. */
function byColumn(filter: XPathNode, scope: Scope): { column: string; answer: string } | undefined {
  if (filter.is !== 'binary' || filter.operator !== '=') return undefined;
  const [column, answer] =
    filter.left.is === 'column' ? [filter.left, filter.right] : [filter.right, filter.left];
  if (column.is !== 'column' || answer.is !== 'answer') return undefined;
  const named = scope.find(answer.name);
  if (!named || named.lost || named.kind !== 'one' || (named.rows !== undefined && named.rows !== scope.rows))
    return undefined;
  return { column: column.name, answer: named.formName };
}

/** A filter of a list. */
export type Filtered =
  /** By a column of a shared list. */
  | { by: 'column'; column: string; where: JsonObject }
  /** Each choice under a condition of its own. */
  | { by: 'choice'; options: Json[] };

/**
 * Choices under `choice_filter`: by a column of a shared list where one answer decides, else each under a condition of its own; a choice
 * that stands there more than once, under several values of the column, becomes one with all of them. Throws `CannotSay`.
 */
export function filteredBy(filter: XPathNode, choices: readonly SheetChoice[], scope: Scope): Filtered {
  const byOne = byColumn(filter, scope);
  const codes = new Set(choices.map(({ code }) => code));
  if (byOne && codes.size === choices.length && choices.every(({ columns }) => columns.has(byOne.column))) {
    return { by: 'column', column: byOne.column, where: { [byOne.column]: `{${byOne.answer}}` } };
  }
  const options = [...codes].map((code): Json => {
    const same = choices.filter((choice) => choice.code === code);
    const [one] = same;
    if (!one) throw new CannotSay('pilihan tanpa kode');
    const conditions = same.map(({ columns }) => conditionOf(filter, { ...scope, columns }));
    return optionOf(one, { visibleWhen: anyOf(conditions) });
  });
  return { by: 'choice', options };
}

function anyOf(conditions: readonly Json[]): Json {
  const [only] = conditions;
  if (conditions.length === 1 && only !== undefined) return only;
  const inner = conditions.map((one) => (isList(one) && one.length === 1 ? (one[0] ?? one) : one));
  return { any: inner.map((one) => (isList(one) ? { all: one } : one)) };
}

/** The lists of the choices sheet. Errors: a choice without a name, a code twice with different labels. */
export function choicesOf(
  sheet: Sheet | undefined,
  language: string | undefined,
  duplicates: boolean,
  notes: Note[],
): Map<string, SheetChoice[]> {
  const lists = new Map<string, SheetChoice[]>();
  if (!sheet) return lists;
  const table = tableOf(sheet, language, notes);
  for (const row of table.rows) {
    const [list, name] = [row.text('list_name'), row.text('name')];
    if (list === '') continue;
    if (name === '') {
      row.note('name')('error', 'Pilihan ini tidak punya name.');
      continue;
    }
    const code = name.replace(/\|/g, '/');
    if (code !== name)
      row.note('name')('bent', `Kode "${name}" menjadi "${code}": tanda | memisahkan kode dari label.`);
    const columns = new Map(row.filled.map((heading) => [heading, row.text(heading)]));
    const label = row.text('label').replace(/\s+/g, ' ');
    const ofList = lists.get(list) ?? [];
    if (!duplicates && ofList.some((choice) => choice.code === code)) {
      row.note('name')('error', `Kode "${name}" sudah ada di daftar "${list}".`);
      continue;
    }
    lists.set(list, [...ofList, { code, label: label || code, columns }]);
  }
  return lists;
}
