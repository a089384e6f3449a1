import type { ChoiceOption, Lookup, OptionEntry, Value, FieldType } from '../../language';

/** A choice as it is offered: stored exactly as `value`, shown as `label`, compared by `code`. */
export interface Option {
  value: string;
  code: string;
  label: string;
  /** A few words below the label. */
  hint?: string;
  /** Ticking it unticks the others. */
  exclusive?: true;
  /** What it counts in formulas. */
  score?: number;
  /** Of a list that was looked up: the record that it came from. */
  record?: Readonly<Record<string, unknown>>;
  /** It comes from the sample of a definition: whether the bank has it is not known. */
  sample?: true;
  /** Nobody can be served there any more: it is shown, and not to be chosen. */
  full?: true;
}

/** The part before the first pipe of `'code|label'`; a text without a pipe is its own code. */
export function codeOf(stored: string): string {
  const pipe = stored.indexOf('|');
  return pipe < 0 ? stored : stored.slice(0, pipe);
}

/** The part after the first pipe of `'code|label'`; a text without a pipe is its own label. */
export function labelOf(stored: string): string {
  const pipe = stored.indexOf('|');
  return pipe < 0 ? stored : stored.slice(pipe + 1);
}

/** Whether a stored choice has a code: `'|Pilih'` invites to choose, and is no answer. */
export function hasCode(stored: string): boolean {
  return codeOf(stored).trim() !== '';
}

/** `'code|label'` of a record that a lookup answered. */
export function storedOption(code: string, label: string): string {
  return `${code}|${label}`;
}

/**
 * The choices in the records of a list, each code once. A record without its promised keys offers nothing that could be
 * chosen.
 */
export function foundOptions(
  records: readonly Readonly<Record<string, unknown>>[],
  { idField, textField }: Pick<Lookup, 'idField' | 'textField'>,
): Option[] {
  const options = new Map<string, Option>();
  for (const record of records) {
    const code = textIn(record, idField);
    const label = textIn(record, textField);
    if (code === undefined || label === undefined || options.has(code)) continue;
    const value = storedOption(code, label);
    if (hasCode(value)) options.set(code, { value, code, label, record });
  }
  return [...options.values()];
}

const alphabet = new Intl.Collator('id', { numeric: true });

/** The options in the order of the alphabet, when a field says so. */
export function sorted<T extends Option>(options: readonly T[], sort: 'label' | undefined): readonly T[] {
  return sort ? [...options].sort((a, b) => alphabet.compare(a.label, b.label)) : options;
}

function textIn(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** An option as an editor wrote it, in its one form. */
export function toOption(entry: OptionEntry): Option {
  const { value, label, hint, exclusive, score }: ChoiceOption =
    typeof entry === 'string' ? { value: entry } : entry;
  return {
    value,
    code: codeOf(value),
    label: label ?? labelOf(value),
    ...(hint !== undefined && { hint }),
    ...(exclusive === true && { exclusive }),
    ...(score !== undefined && { score }),
  };
}

/** Whether a stored value is a choice in the sense of the language: codes are compared as texts. */
export function sameCode(a: Value, b: Value): boolean {
  return typeof a === 'string' && typeof b === 'string' && codeOf(a) === codeOf(b);
}

/** Most options of a native list; with more, finding one is a search. */
const longestNativeList = 100;

/**
 * Which field type's widget shows a field: a `select` whose options come from a lookup, or are many, is shown as
 * a list that can be searched.
 */
export function widgetTypeOf(
  type: FieldType,
  { lookup, options }: { lookup?: boolean; options?: number },
): FieldType {
  return type === 'select' && (lookup === true || (options ?? 0) > longestNativeList) ? 'searchSelect' : type;
}
