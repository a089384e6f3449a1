import type { Field, FieldType } from '../../../language';
import currency from '../../currency/reading.cases.json';
import date from '../../date/reading.cases.json';
import decimal from '../../decimal/reading.cases.json';
import number from '../../number/reading.cases.json';
import type { FailureName } from '../failures';

/** Keys of the field that a case is about; left out: the field has none. */
interface OwnKeys {
  currency?: string;
  decimals?: number;
  dots?: boolean;
  prefix?: string;
  suffix?: string;
  min?: number | string;
}

/** What is read of a text, or why it is refused. */
export interface ReadCase extends OwnKeys {
  text: string;
  value?: number | null;
  refused?: FailureName;
  args?: object;
  /** The label in front of it, which is left out with a word. */
  label?: string;
}

/** What one act does to a box; places count characters of the text that is shown. */
export type Act =
  /** Keys, one by one; `silent`: a keyboard that announces none of them. */
  | { type: string; silent?: boolean }
  | { paste: string }
  | { select: [start: number, end: number] }
  | { key: 'Backspace' | 'Delete' }
  /** What an input method shows in turns before it is content. */
  | { compose: string[] }
  /** A program sets the value, and says it by `change` alone. */
  | { set: string }
  | { undo: number }
  | { redo: number }
  | { leave: true };

/** What stands in a box after these acts, and once it was left. */
export interface LiveCase extends OwnKeys {
  name: string;
  /** The answer before; left out: none. */
  from?: number;
  acts: Act[];
  shown: string;
  caret?: number;
  value?: number | null;
  refused?: FailureName;
  label?: string;
  /** Left out: as it was shown before. */
  left?: string;
}

const typeNames = ['currency', 'number', 'decimal'] as const satisfies readonly FieldType[];
// JSON widens names to text; a wrong one fails its case.
const cases = { currency, number, decimal } as unknown as Record<
  (typeof typeNames)[number],
  { read: ReadCase[]; live: LiveCase[] }
>;

/** The field that a case is about, which has these keys of its own. */
export function fieldOf(
  type: FieldType,
  { currency: unit, decimals, dots, prefix, suffix, min }: OwnKeys,
): Field {
  const own = {
    ...(unit && { currency: unit }),
    ...(decimals && { decimals }),
    ...(dots && { dots }),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
    ...(min !== undefined && { min }),
  };
  // The case says which keys its type has.
  return { type, name: 'a', label: 'A', ...own } as Field;
}

/** The cases of all types of numbers, from the `reading.cases.json` of their folders. */
export const readingCases = typeNames.map((type) => ({ type, ...cases[type] }));

/** Every way of refusing an entry that the cases of reading hold, those of days and months included. */
export const refusedInCases: ReadonlySet<unknown> = new Set([
  ...(date as readonly { refused?: string }[]).map(({ refused }) => refused),
  ...readingCases.flatMap(({ read }) => read.map(({ refused }) => refused)),
]);
