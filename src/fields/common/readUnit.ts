import type { Failure } from './failures';

/** The units of a field: of an amount its currency (`Rp`, `USD`), and the texts around what is typed. */
export interface Units {
  unit?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** How units are written that have more than one way. */
const spellings: readonly (readonly string[])[] = [
  ['hari', 'hr'],
  ['minggu', 'mgg'],
  ['bulan', 'bln'],
  ['tahun', 'thn', 'th'],
  ['orang', 'org', 'anak'],
  ['lembar', 'lbr'],
  ['%', 'persen'],
  ['±', '+/-', '+-'],
  ['m²', 'm2'],
  ['rp', 'rupiah', 'idr'],
];

/** Units of time: how many months or days of its own kind each is. */
const months: Readonly<Record<string, number>> = { bulan: 1, tahun: 12 };
const days: typeof months = { hari: 1, minggu: 7 };
const timeUnits = { ...months, ...days };

/** Words behind a number by which it is a larger one, from 1,000 on. */
const scales = [/^(?:rb|ribu|k)$/i, /^(?:jt|juta)$/i, /^(?:m|mld|mili?[ay]rd?)$/i, /^(?:t|triliun)$/i];

/** The place of a word among those by which a number is larger; -1 for another one. */
export const scaleOf = (word: string): number => scales.findIndex((scale) => scale.test(word));

const spelled = (unit: string): readonly string[] => spellings.find(([one]) => one === unit) ?? [unit];

/**
 * Reads a text with a unit in front or behind its last digit, in linear time: what remains of it without one of its field; why it is
 * refused with another one; `undefined` where there is none. `valueOf` reads what stands before the unit, NaN for no number.
 */
export function readUnit(
  text: string,
  units: Units,
  valueOf: (number: string) => number,
): { number: string } | { refused: Failure } | undefined {
  const [unit = '', prefix = '', own = ''] = [units.unit, units.prefix, units.suffix].map((one) =>
    one?.toLowerCase(),
  );
  const front = prefix && spelled(prefix).find((one) => text.toLowerCase().startsWith(one));
  if (front) return { number: text.slice(front.length) };
  // A unit may end with a digit of its own.
  const back = spelled(own).find((one) => /\d$/.test(one) && text.toLowerCase().endsWith(one)) ?? '';
  let end = text.length - back.length;
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end -= 1;
  const number = text.slice(0, end);
  const word = text
    .slice(end)
    .replace(/^[.,=-]{0,3}\s*|\.$/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .toLowerCase();
  if (number === '' || word === '') return undefined;
  if (own && spelled(own).some((one) => one.startsWith(word))) return { number };
  if (unit && spelled(unit).includes(word)) return { number };
  const other = Object.keys(timeUnits).find((one) => spelled(one).includes(word));
  if (other !== undefined && own in timeUnits) {
    const kind = own in months ? months : days;
    const exact = (valueOf(number) * (kind[other] ?? NaN)) / (kind[own] ?? NaN);
    const meant = Math.trunc(exact);
    const whole = Number.isNaN(exact) ? {} : { meant, ...(meant !== exact && { rounded: true }) };
    return { refused: { rule: 'otherUnit', args: { unit: own, ...whole } } };
  }
  const [scale = '', ...behind] = word.split(/ +/);
  if (behind.length > 0 && !spelled(unit).includes(behind.join(' '))) return undefined;
  const meant = Number((valueOf(number) * 1000 ** (scaleOf(scale) + 1)).toPrecision(15));
  return scaleOf(scale) >= 0 && meant < 1e15 ? { refused: { rule: 'scaled', args: { meant } } } : undefined;
}
