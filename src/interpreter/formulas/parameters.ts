import { isList, knownTypes, type Json, type Value, type ValueType } from '../../language';
import { dayFrom } from './values';

/** What a function takes at one place: the types that fit when it is compiled, and the values when it runs. */
export interface Parameter<T extends Value = Value> {
  /** In an editor's words. */
  words: string;
  /** `unknown` fits everywhere and need not be listed. */
  accepts: readonly ValueType[];
  /** The value as the function takes it; `undefined` for one that does not fit, which then counts as empty. */
  read: (value: Value) => T | undefined;
}

const isText = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined);

export const number: Parameter<number> = {
  words: 'angka',
  accepts: ['number'],
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
};

/** A date and a month are texts, too. */
export const text: Parameter<string> = { words: 'teks', accepts: ['text', 'date', 'month'], read: isText };

/** A month stands for its first day. */
export const date: Parameter<string> = { words: 'tanggal', accepts: ['date', 'month'], read: dayFrom };

/** A choice, or the text of one. */
export const choice: Parameter<string> = { words: 'pilihan', accepts: ['choice', 'text'], read: isText };

export const choiceOrChoices: Parameter<string | readonly Json[]> = {
  words: 'pilihan',
  accepts: ['choice', 'choices', 'text'],
  read: (value) => (typeof value === 'string' || isList(value) ? value : undefined),
};

/** What a part is looked for in. */
export const textOrChoices: typeof choiceOrChoices = {
  ...choiceOrChoices,
  words: 'daftar pilihan atau teks',
  accepts: ['choices', 'text'],
};

/** What can be read as a number. */
export const numeric: Parameter<number | string> = {
  words: 'angka, teks, atau pilihan',
  accepts: ['number', 'text', 'choice'],
  read: (value) => (typeof value === 'string' ? value : number.read(value)),
};

/** What can be joined to a text. */
export const printable: Parameter<number | string> = {
  words: 'teks, angka, atau tanggal',
  accepts: ['text', 'number', 'date', 'month'],
  read: numeric.read,
};

/** What has members: rows, or several choices. */
export const members: Parameter<readonly Json[]> = {
  words: 'baris atau daftar pilihan',
  accepts: ['rows', 'choices'],
  read: (value) => (isList(value) ? value : undefined),
};

export const anything: Parameter = {
  words: 'nilai',
  accepts: knownTypes,
  read: (value) => value,
};
