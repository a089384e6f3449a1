import {
  isList,
  isObject,
  type Condition,
  type ConditionItem,
  type Field,
  type FormDefinition,
  type ListCut,
  type OptionEntry,
  type RawObject,
} from '../../language';
import { choiceKeysOfOption } from '../../language/schemas/choices';
import { asEntry } from '../conditions/named';
import type { PlaceOf } from '../fragments/places';
import { shorten, type Problem, type Report } from '../issues';
import type { NameInfo, Names } from '../scope';
import { mostOptions, tooMany } from '../parse/walk';
import { unknownHere, unknownName } from '../unknownNames';
import { allDeclarations, collectNames } from './names';

/** A definition with its lists in the fields that name them, and what says where an editor finds their choices. */
export interface Listed {
  definition: FormDefinition;
  placeOf: PlaceOf;
}

/** What a field has in place of choices, as it is written. */
type Written = string | ListCut;

interface Origin {
  list: string;
  /** The choices of the field, each as it stands in the list. */
  offered: readonly { index: number; entry: OptionEntry }[];
}

/** The list that a field names; `undefined` where it has choices of its own, or none. */
export function listNamedBy(block: object): ListCut | { list: string; where?: undefined } | undefined {
  const written =
    'options' in block ? (block.options as Written | readonly OptionEntry[] | undefined) : undefined;
  if (typeof written === 'string') return { list: written };
  return written === undefined || isList(written) ? undefined : written;
}

/**
 * Puts the choices of named lists into the fields that name them. A list that is cut by an answer becomes choices with conditions; those
 * with the same columns share one condition. A definition that names no list stays as it is.
 */
export function withLists(written: FormDefinition, report: Report): Listed {
  const declared = [...allDeclarations(written)].filter(({ field }) => listNamedBy(field) !== undefined);
  if (declared.length === 0) return { definition: written, placeOf: (path) => path };
  const names = collectNames(written, () => undefined);
  const lists = written.lists ?? {};
  const origins = new Map<string, Origin>();
  let count = 0;

  const choicesFor = (block: object, at: string, here: Names): readonly OptionEntry[] => {
    const { list = '', where } = listNamedBy(block) ?? {};
    const all = Object.hasOwn(lists, list) ? lists[list] : undefined;
    if (!all) {
      const path = where ? `${at}.options.list` : `${at}.options`;
      report(path, unknownName(list, 'nama sebuah daftar di "lists"', Object.keys(lists)));
      return [];
    }
    const tests = Object.entries(where ?? {}).flatMap(([column, value]): Test[] => {
      const one = testOf(all, column, value, here, (problem) =>
        report(`${at}.options.where.${column}`, problem),
      );
      return one ? [one] : [];
    });
    const offered = all.flatMap((entry, index) => {
      const cells = tests.map((test) => cellOf(entry, test.column));
      return tests.every(({ fixed }, nth) => fixed === undefined || fits(cells[nth], fixed))
        ? [{ entry, index, cells }]
        : [];
    });
    count += offered.length;
    if (count > mostOptions) {
      report('', tooMany(count, mostOptions, 'pilihan'));
      return [];
    }
    origins.set(at, { list, offered });
    const conditions = new Map<string, Condition | undefined>();
    const conditionOf = (cells: readonly Cell[]): Condition | undefined => {
      const key = JSON.stringify(cells);
      if (!conditions.has(key)) conditions.set(key, conditionFor(tests, cells));
      return conditions.get(key);
    };
    return offered.map(({ entry, cells }) => offer(entry, conditionOf(cells)));
  };

  const listed = declared.map(({ field, path, rows }): [Field, object] => {
    const here = rows === undefined ? undefined : names.rows(rows)?.inRow(0);
    return [field, { ...field, options: choicesFor(field, path, here ?? names) }];
  });
  return {
    // A field that names a list is one with choices.
    definition: withBlocks(written, new Map(listed)) as FormDefinition,
    placeOf: (path) => placeInList(path, origins),
  };
}

/** Any part of a definition, with something else in the places of some blocks. */
export function withBlocks(value: unknown, others: ReadonlyMap<object, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withBlocks(one, others));
  if (!isObject(value)) return value;
  return (
    others.get(value) ??
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withBlocks(one, others)]))
  );
}

type Cell = string | number | undefined;

/** What a column says of a choice; nothing: it does not look at it. */
function cellOf(entry: OptionEntry, column: string): Cell {
  const value =
    typeof entry !== 'string' && Object.hasOwn(entry, column) ? (entry as RawObject)[column] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** A column that is compared: with a fixed text, or with an answer. */
interface Test {
  column: string;
  fixed?: string;
  answer?: { name: string; info: NameInfo };
}

/** Types of answers that a column can be compared with. */
const compared: ReadonlySet<string> = new Set(['text', 'number', 'choice', 'choices', 'unknown']);

function testOf(
  list: readonly OptionEntry[],
  column: string,
  value: string,
  names: Names,
  report: (problem: Problem) => void,
): Test | undefined {
  if (!list.some((entry) => cellOf(entry, column) !== undefined)) {
    const columns = new Set(list.flatMap((entry) => (typeof entry === 'string' ? [] : Object.keys(entry))));
    report(
      unknownName(
        column,
        'sebuah kolom pada pilihan daftar itu',
        [...columns].filter((one) => !keysOfChoice.has(one)),
      ),
    );
    return undefined;
  }
  const name = /^\{\s*(\w+)\s*\}$/.exec(value)?.[1];
  if (name === undefined) {
    if (!/[{}]/.test(value)) return { column, fixed: value };
  } else {
    const info = names.get(name);
    if (!info) {
      report(unknownHere(names, name));
      return undefined;
    }
    if (compared.has(info.type)) return { column, answer: { name, info } };
  }
  const expected = 'teks tetap, atau "{nama}" sebuah jawaban: teks, bilangan, atau pilihan';
  report({ code: 'wrong-value', received: `"${shorten(value)}"`, expected });
  return undefined;
}

/** The keys of a choice that are no columns. */
const keysOfChoice: ReadonlySet<string> = new Set(Object.keys(choiceKeysOfOption));

const fits = (cell: Cell, fixed: string): boolean => cell === undefined || String(cell) === fixed;

/** When choices with these cells are offered; `undefined`: always. */
function conditionFor(tests: readonly Test[], cells: readonly Cell[]): Condition | undefined {
  const all = tests.flatMap(({ answer }, nth): ConditionItem[] => {
    const cell = cells[nth];
    if (!answer || cell === undefined) return [];
    const { type } = answer.info;
    const value = type === 'number' && Number.isFinite(Number(cell)) ? Number(cell) : String(cell);
    return [{ name: answer.name, condition: type === 'choices' ? 'contains' : 'equals', value }];
  });
  return all.length === 0 ? undefined : { all };
}

/** A choice of a list as a field offers it, without its columns. */
export function offer(entry: OptionEntry, when: Condition | undefined): OptionEntry {
  if (typeof entry === 'string') return when === undefined ? entry : { value: entry, visibleWhen: when };
  const own = Object.fromEntries(Object.entries(entry).filter(([key]) => keysOfChoice.has(key)));
  const { visibleWhen } = entry;
  const both = when && (visibleWhen === undefined ? when : { all: [asEntry(visibleWhen), asEntry(when)] });
  // Its value is among what is kept.
  return { ...own, ...(both && { visibleWhen: both }) } as OptionEntry;
}

/** The place in a list of what is reported at a choice of a field. What is wrong with the condition of a column is wrong with the choice. */
function placeInList(path: string, origins: ReadonlyMap<string, Origin>): string {
  const [, at = '', index = '', rest = ''] = /^(.*?)\.options\[(\d+)\](.*)$/.exec(path) ?? [];
  const origin = origins.get(at);
  const own = origin?.offered[Number(index)];
  if (!origin || !own) return path;
  const isColumn =
    rest.startsWith('.visibleWhen') && !(typeof own.entry === 'object' && own.entry.visibleWhen);
  return `lists.${origin.list}[${own.index}]${isColumn ? '' : rest}`;
}
