import { currencyNames } from '../../language';
import type { Failure } from './failures';
import { readUnit, type Units } from './readUnit';

/** What is asked for: an amount of money, a whole number that is none, or a number with a decimal comma. */
export type NumberKind = 'amount' | 'number' | 'decimal';

/** How the numbers of a field are written. */
export interface NumberNotation extends Units {
  kind: NumberKind;
  /** Most digits behind the comma. */
  decimals: number;
  /** Its bounds let numbers below zero. */
  signed?: boolean;
}

/** How a box writes the numbers of its field. */
export interface BoxNotation extends NumberNotation {
  /** It puts dots between groups of three while a number is typed. */
  dots: boolean;
}

/** What a text stands for: a number, and the label in front of it that was left out; none; or why it cannot be said which one. */
export type NumberReading = { value: number; label?: string } | { empty: true } | { refused: Failure };

/** Most digits of a number, and most of them behind the comma: beyond them JavaScript's numbers are not exact. */
export const maxDigits = 15;

/** Most words that a refusal names, and most characters that are looked at for them. */
const [mostSigns, lookedAt] = [8, 500];

/** What is written before an amount: the symbol or the name of its currency. */
const inFront = new RegExp(`^(?:rupiah|rp\\.?|(?:us|s|a|hk)?\\$|[€£¥]|${currencyNames.join('|')})`, 'i');

/** What is written behind an amount in place of a fraction; also a sign of which the fraction has not been typed yet. */
const atTheEnd = /(?:[.,]-|,--|,=|[.,])$/;

/** Invisible signs, which are in copied pages and messages. */
const invisible = /\p{Cf}/gu;

/** Blanks that group digits, as spreadsheets and other countries write them. */
const blanks = /[\u00a0\u2009\u202f]/g;

/** Digits and their signs of an input method that writes wide characters. */
const wide = /[\uff08\uff09\uff0c-\uff0e\uff10-\uff19]/g;

/** A number below zero: a minus before it or, as statements print it, behind it, or brackets around it. */
const belowZero = /^(?:[-\u2013\u2212]\s*(?<behind>.*)|\((?<inside>[^)]*)\)?|(?<before>.*\d)\s*[-\u2212])$/s;
const fromWide = 0xfee0;

/** Wide characters as plain ones, one for one. */
export const narrow = (text: string): string =>
  text.replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromWide));

/** How many characters at the beginning name a currency, blanks around it included. */
export const frontOf = (text: string): number => {
  const start = text.length - text.trimStart().length;
  const name = inFront.exec(text.slice(start))?.[0] ?? '';
  const rest = text.slice(start + name.length);
  return text.length - rest.trimStart().length;
};

/** What remains of a text without what no reader sees. */
const plain = (text: string): string => narrow(text.replace(invisible, '').replace(blanks, ' ')).trim();

/** What a text says of a number below zero without its minus, which may stand before its currency or behind it. */
function sizeOf(text: string): string | undefined {
  const written = plain(text);
  const [size] = [written, written.slice(frontOf(written))].flatMap((one) => {
    const { behind, inside, before } = belowZero.exec(one)?.groups ?? {};
    return behind ?? inside ?? before ?? [];
  });
  return size;
}

/** The reading of a number as that of the one as far below zero, in what a refusal proposes, too. */
function opposite(reading: NumberReading): NumberReading {
  if ('value' in reading) return { value: 0 - reading.value };
  if ('empty' in reading || reading.refused.args === undefined) return reading;
  const { rule, args } = reading.refused;
  const negative = ([key, arg]: [string, unknown]): [string, unknown] => {
    if (key === 'meant') return [key, -Number(arg)];
    return [
      key,
      key === 'whole' || (key === 'fraction' && typeof arg === 'string') ? `-${String(arg)}` : arg,
    ];
  };
  return {
    refused: {
      rule,
      args: Object.fromEntries(Object.entries(args).map(negative)) as NonNullable<Failure['args']>,
    },
  };
}

/** Digits with one sign, or blanks, between two of them; a fraction may do without its whole part. */
const readable = /^[.,]?\d+(?:(?:[.,]| +)\d+)*$/;
const betweenDigits = /[.,]| +/g;

const onlyZeros = (digits: string): boolean => /^0*$/.test(digits);

/** One to three digits that are no lone zero, then threes. */
const fit = ([first = '', ...others]: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) && !onlyZeros(first) && others.every((group) => /^\d{3}$/.test(group));

/**
 * The one reader of numbers that a person or a file has written: typed, pasted or filled in. Dots, commas and blanks may group by
 * threes, one dot or comma parts the fraction, and the field's own units may stand around. What could be two numbers, or would lose a
 * part of its meaning, is refused with a remedy and never guessed: letters, an exponent, a fraction of whole rupiah, a minus where the
 * field's bounds let no number below zero.
 */
export function readNumber(text: string, notation: NumberNotation): NumberReading {
  const size = notation.signed && sizeOf(text);
  if (typeof size === 'string') {
    const reading = readNumber(size, { ...notation, signed: false });
    return 'empty' in reading ? unread(notation, plain(text)) : opposite(reading);
  }
  const whole = plain(text);
  const written = whole.slice(frontOf(whole)).replace(atTheEnd, '').trim();
  if (written === '') return { empty: true };
  if (!readable.test(written)) return readWithUnit(written, notation);
  const parts = written.split(betweenDigits);
  const signs = (written.match(betweenDigits) ?? []).map((sign) => sign.charAt(0));
  const last = signs.at(-1);
  const kinds = new Set(signs);
  if (last === undefined) return numberOf(written, '', notation);

  const before = parts.slice(0, -1);
  const behind = parts.at(-1) ?? '';
  if (kinds.size > 1) {
    const isFraction = kinds.size === 2 && last !== ' ' && signs.indexOf(last) === signs.length - 1;
    return isFraction && fit(before) ? numberOf(before.join(''), behind, notation) : unread(notation);
  }
  if (signs.length > 1 || last === ' ') {
    return fit(parts) ? numberOf(parts.join(''), '', notation) : unread(notation);
  }
  return readOneSign(last, before.join(''), behind, notation);
}

/** A text with one dot or comma, which groups or parts the fraction. */
function readOneSign(sign: string, before: string, behind: string, notation: NumberNotation): NumberReading {
  const isDecimal = notation.kind === 'decimal';
  if (behind.length < 3 || onlyZeros(before)) return numberOf(before, behind, notation);
  if (behind.length > 3) {
    const isFraction = isDecimal || behind.length <= notation.decimals;
    return isFraction ? numberOf(before, behind, notation) : unread(notation);
  }
  if (!isDecimal) return fit([before, behind]) ? numberOf(before + behind, '', notation) : unread(notation);
  // Nobody writes three zeros for a fraction, unless groups of thousands are meant.
  const isGroup = onlyZeros(behind) && fit([before, behind]);
  if (isGroup) return { refused: { rule: 'scaled', args: { meant: Number(before + behind) } } };
  if (sign === ',') return numberOf(before, behind, notation);
  const fraction = `${before},${behind}`.replace(/,?0+$/, '');
  return { refused: { rule: 'twoReadings', args: { whole: before + behind, fraction } } };
}

/** Words and a colon in front of a number, which say what it is. Without the colon they may change it: 'kurang dari 5'. */
const labelInFront = /^(\p{L}[\p{L} .]{0,40}:)(?=.*\d)/u;

/** A text with other signs than those of a number: the number, if they are its label or the unit of its field. */
function readWithUnit(written: string, notation: NumberNotation): NumberReading {
  const [, label = ''] = labelInFront.exec(written) ?? [];
  if (label !== '') {
    const reading = readNumber(written.slice(label.length), notation);
    return 'value' in reading ? { value: reading.value, label } : reading;
  }
  const read = readUnit(written, notation, (number) => {
    const reading = readNumber(number, { kind: 'decimal', decimals: maxDigits });
    return 'value' in reading ? reading.value : NaN;
  });
  if (read === undefined) return unread(notation, written);
  return 'number' in read ? readNumber(read.number, { ...notation, prefix: undefined }) : read;
}

/** Refuses what is no number that could be read; `rest`: the one in it, unless a word or a percent sign says more of it. */
export const unread = (notation: NumberNotation, written = ''): NumberReading => {
  const words = written.slice(0, lookedAt).match(/[^\d.,\s](?:[^\d.,]*[^\d.,\s])?/g) ?? [];
  const signs = [...new Set(words)].slice(0, mostSigns);
  if (signs.length === 0) return { refused: { rule: 'number', args: { fraction: notation.decimals > 0 } } };
  const [inner = ''] = /\d(?:.*\d)?/s.exec(written.slice(0, lookedAt)) ?? [];
  const rest = inner === written || /[\p{L}%]/u.test(written) ? undefined : readNumber(inner, notation);
  return {
    refused: { rule: 'number', args: { signs, ...(rest && 'value' in rest && { rest: rest.value }) } },
  };
};

/** The number of these digits, unless there are more than the field takes. */
function numberOf(whole: string, fraction: string, notation: NumberNotation): NumberReading {
  const { decimals, kind, unit } = notation;
  const isZero = fraction.length <= 2 && onlyZeros(fraction);
  const counted = decimals === 0 && isZero ? '' : kind === 'decimal' ? fraction.replace(/0+$/, '') : fraction;
  if (counted !== '' && decimals === 0) {
    return {
      refused: kind === 'amount' ? { rule: 'wholeMoney', args: { unit: unit ?? 'Rp' } } : { rule: 'whole' },
    };
  }
  const digits = `${whole}${counted}`.replace(/^0+/, '');
  if (digits.length > maxDigits) return { refused: { rule: 'tooManyDigits' } };
  if (counted.length > decimals) {
    return {
      refused: kind === 'decimal' ? { rule: 'tooManyDigits' } : { rule: 'decimals', args: { n: decimals } },
    };
  }
  return { value: Number(`${whole || '0'}.${counted || '0'}`) };
}

/** Above this a double does not hold 15 digits and some more. */
const exactBelow = 1e15;

/**
 * The number of at most 15 digits that is meant: a double also has what lies behind them in `0.1 + 0.2 = 0.30000000000000004`.
 * Numbers with more digits in front of the comma stay as they are.
 */
export function withoutCrumbs(amount: number): number {
  return Math.abs(amount) < exactBelow ? Number(amount.toPrecision(15)) : amount;
}

/** The nearest whole number; a half goes up, also below zero (-2.5 is -2). `2.4999999999999996` counts as the half that is meant. */
export function roundHalfUp(amount: number): number {
  const whole = Math.floor(amount);
  const crumbs = Math.abs(amount) * 2 ** -51;
  return (amount - whole + crumbs >= 0.5 ? whole + 1 : whole) + 0;
}
