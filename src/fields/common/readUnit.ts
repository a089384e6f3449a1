import type { Failure } from './failures';

/** The units of a field: of an amount its currency (`Rp`, `USD`), and the texts around what is typed. */
export interface Units {
  unit?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** How units are written, each also by its first letters, as far as they are typed. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  hari: ['hari', 'hr'],
  minggu: ['minggu', 'mgg'],
  bulan: ['bulan', 'bln'],
  tahun: ['tahun', 'thn', 'th'],
  orang: ['orang', 'org'],
  '%': ['%', 'persen'],
  '±': ['±', '+/-', '+-'],
  rp: ['rp', 'rupiah', 'idr'],
};

const spelled = (unit: string): readonly string[] =>
  Object.hasOwn(spellings, unit) ? (spellings[unit] ?? []) : [unit];

/** Units of time that are counted in another one, by this one. */
const inDays: Readonly<Record<string, number>> = { hari: 1, minggu: 7 };
const inMonths: Readonly<Record<string, number>> = { bulan: 1, tahun: 12 };
const timeUnits = [...Object.keys(inDays), ...Object.keys(inMonths)];

/** Words behind a number by which it is a larger one. */
const scales: readonly (readonly [word: RegExp, times: number])[] = [
  [/^(?:rb|ribu)$/, 1e3],
  [/^(?:jt|juta)$/, 1e6],
  [/^(?:m|mld|mili?[ay]r)$/, 1e9],
  [/^(?:t|triliun)$/, 1e12],
];

/** How many times a number is as large by the word behind it; `undefined` for a word that says nothing of it. */
export const scaleOf = (word: string): number | undefined =>
  scales.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

/** A text without the text in front of what is typed into its field; `undefined` where it has none. */
export function withoutPrefix(text: string, { prefix = '' }: Units): string | undefined {
  const written = prefix && spelled(prefix.toLowerCase()).find((one) => text.toLowerCase().startsWith(one));
  return written ? text.slice(written.length) : undefined;
}

/** A text whose end is a word behind its last digit. */
export interface WithUnit {
  /** What stands before the word. */
  number: string;
  /** The word is the field's own unit. */
  own: boolean;
  /** The failure of another unit of time, with the number in the field's own. `value` stands before the word, where that can be read. */
  otherUnit: (value: number | undefined) => Failure | undefined;
  /** The failure of a word that makes the number larger, with the number that is meant. */
  scaled: (value: number | undefined) => Failure | undefined;
}

/** Reads the word behind the last digit of a text; `undefined` where there is none. In linear time. */
export function readUnit(text: string, { unit = '', suffix = '' }: Units): WithUnit | undefined {
  let end = text.length;
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end -= 1;
  const word = text
    .slice(end)
    .replace(/^[.,=-]{0,3}\s*/, '')
    .replace(/\.?\s*$/, '')
    .toLowerCase();
  if (end === 0 || word === '') return undefined;
  const [own, currency] = [suffix.toLowerCase(), unit.toLowerCase()];
  const isOwn =
    (own !== '' && spelled(own).some((one) => one.startsWith(word))) ||
    (currency !== '' && spelled(currency).includes(word));
  return {
    number: text.slice(0, end),
    own: isOwn,
    otherUnit: (value = NaN) => {
      const other = timeUnits.find((one) => spelled(one).includes(word));
      if (other === undefined || !timeUnits.includes(own)) return undefined;
      const table = own in inMonths ? inMonths : inDays;
      const meant = (value * (table[other] ?? NaN)) / (table[own] ?? NaN);
      return { rule: 'otherUnit', args: { unit: own, ...(Number.isInteger(meant) && { meant }) } };
    },
    scaled: (value = NaN) => {
      const meant = Number((value * (scaleOf(word) ?? NaN)).toPrecision(15));
      return meant < 1e15 ? { rule: 'scaled', args: { meant } } : undefined;
    },
  };
}
