import { difference, type Typed } from './rawText';
import { frontOf, narrow, readNumber, type BoxNotation, type NumberNotation, maxDigits } from './readNumber';
import { withDots } from '../../messages';

/** An amount with dots: `1.500.000`; `''` for none. */
export const moneyText = (value: number | null): string => (value === null ? '' : withDots(value));

/** All decimals, and never an exponent. */
const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: maxDigits });

/** A number without dots, and with a decimal comma where it has a fraction; `''` for none. */
export const decimalText = (value: number | null): string => (value === null ? '' : decimals.format(value));

/** A typed text as a box shows it. */
export interface Shown {
  text: string;
  /** Where the caret stands in `text` behind the first 0, 1, 2 … characters of the typed text. */
  places: readonly number[];
}

/** What an event has made of the text in a box. */
export interface BoxEdit {
  /** The text that is in the box now. */
  text: string;
  caret: number;
  /** What was selected before, where that is known. */
  selection?: readonly [start: number, end: number] | undefined;
  /** The key deletes what is behind the caret. */
  forward?: boolean;
}

/** Most digits that are grouped while they are typed: no number is longer. */
const longest = 64;

/** A minus, or the bracket that stands for one; behind a number the last sign alone is one. */
const minus = /[-\u2013\u2212(]/;

/**
 * Of each character what the box keeps: digits, dots, commas, blanks behind a digit, and a minus where there may be one. What else was
 * typed is not shown.
 */
function keptSigns(typed: string, signed = false): string[] {
  const plain = narrow(typed);
  const front = frontOf(plain);
  let begun = false;
  let isBelow = false;
  return Array.from({ length: plain.length }, (_, index) => {
    const sign = plain.charAt(index);
    const isLast = index === plain.length - 1 && /\d$/.test(plain.slice(0, -1));
    if (signed && !isBelow && minus.test(sign) && (!begun || (isLast && sign !== '('))) {
      isBelow = true;
      return '-';
    }
    const keeps =
      index >= front &&
      (/[\d.,]/.test(sign) || (begun && sign === ' ' && /^[\d ]?$/.test(plain.charAt(index + 1))));
    begun ||= keeps;
    return keeps ? sign : '';
  });
}

/** Whether a text stands for another number than its digits say: with `jt` behind it, or another unit of time. */
function meansAnother(typed: string, notation: NumberNotation): boolean {
  if (!/\p{L}/u.test(typed)) return false;
  const reading = readNumber(typed, notation);
  return 'refused' in reading && reading.refused.args?.meant !== undefined;
}

/** The comma of a decimal for a lone dot that parts a fraction; of several commas in what is no number only the first. */
function withOneComma(kept: readonly string[], notation: NumberNotation): readonly string[] {
  const text = kept.join('');
  if (/^-?\d*\.\d*-?$/.test(text) && !/\.\d{3}$/.test(text))
    return kept.map((sign) => (sign === '.' ? ',' : sign));
  if (!/,.*,/.test(text) || !('refused' in readNumber(text, notation))) return kept;
  const first = kept.indexOf(',');
  return kept.map((sign, index) => (sign === ',' && index > first ? '' : sign));
}

/** Dots between groups of three, if nothing but digits was typed, and perhaps a comma with a fraction that the field takes. */
function dotted(kept: readonly string[], { decimals }: NumberNotation): readonly string[] {
  const [, whole, fraction] = /^-?(0|[1-9]\d*)(,\d*)?-?$/.exec(kept.join('')) ?? [];
  if (whole === undefined || whole.length > longest) return kept;
  if (fraction !== undefined && (decimals === 0 || fraction.length > decimals + 1)) return kept;
  let left = whole.length;
  return kept.map((sign) => {
    if (sign === '' || sign === '-') return sign;
    const endsGroup = left > 0 && left < whole.length && left % 3 === 0;
    left -= 1;
    return endsGroup ? `.${sign}` : sign;
  });
}

/**
 * What a box shows of a typed text: digits have their dots, signs that no number has are left out, and what has dots, commas
 * or blanks of its own stays as it was typed, and so does a text that means another number than its digits. The dots are no part of `typed`.
 */
export function showTyped(typed: string, notation: BoxNotation): Shown {
  if (meansAnother(typed, notation)) return { text: typed, places: [...Array(typed.length + 1).keys()] };
  const kept = keptSigns(typed, notation.signed);
  const signs =
    notation.kind === 'decimal'
      ? withOneComma(kept, notation)
      : notation.dots
        ? dotted(kept, notation)
        : kept;
  const places = [0];
  for (const sign of signs) places.push((places.at(-1) ?? 0) + sign.length);
  return { text: signs.join(''), places };
}

/** What would have been typed for what a box shows: dots that stand where the box puts them are the box's. */
export function typedOf(shown: string, notation: BoxNotation): string {
  const bare = shown.replaceAll('.', '');
  return notation.dots && showTyped(bare, notation).text === shown ? bare : shown;
}

/** Which characters of the text before were replaced. What was selected is known better than what differs, when both begin alike. */
function replaced(
  before: string,
  { text, caret, selection }: BoxEdit,
): readonly [start: number, end: number] {
  if (selection) {
    const [start, end] = selection;
    const fits =
      caret >= start &&
      text.length - caret === before.length - end &&
      text.startsWith(before.slice(0, start)) &&
      text.endsWith(before.slice(end));
    if (fits) return [start, end];
  }
  const { start, removed } = difference(before, text, caret);
  return [start, start + removed];
}

const typedAt = (raw: string, caret: number, notation: BoxNotation): Typed => {
  const { text, places } = showTyped(raw, notation);
  return { raw, shown: text, at: { raw: caret, shown: places[caret] ?? text.length } };
};

/**
 * The typed text after an edit of what the box showed of it. What is put at the end is added to what was typed, whatever signs it
 * has, and a deletion there takes signs of a refused text, and those left out behind them. Any other edit is one of the text on screen:
 * what was not shown is gone, and dots that stand where the box puts them are the box's. A deletion that meets such a dot alone takes
 * the digit beside it.
 */
export function retype({ raw, shown }: Typed, edit: BoxEdit, notation: BoxNotation): Typed {
  const [start, end] = replaced(shown, edit);
  const put = edit.text.slice(start, edit.text.length - (shown.length - end));
  if (start === 0 && end === shown.length && put.length > 1)
    return retypeWhole(raw === '' || end > 0 ? put : raw + put, notation);
  if (start === shown.length && put !== '') return typedAt(raw + put, raw.length + put.length, notation);

  if (put === '' && end === shown.length && start < end && 'refused' in readNumber(raw, notation)) {
    const bare = raw.replaceAll('.', '');
    const whole = showTyped(bare, notation).text === shown ? bare : raw;
    const left = whole.slice(
      0,
      showTyped(whole, notation).places.findIndex((place) => place >= start),
    );
    return typedAt(left, left.length, notation);
  }

  const base = typedOf(shown, notation);
  const { places } = showTyped(base, notation);
  const placeOf = (place: number): number => places.findLastIndex((behind) => behind <= place);
  let [from, to] = [placeOf(start), placeOf(end)];
  if (from === to && put === '' && edit.text !== shown) {
    if (edit.forward) to += 1;
    else from = Math.max(0, from - 1);
  }
  return typedAt(base.slice(0, from) + put + base.slice(to), from + put.length, notation);
}

/** A text that was filled in as a whole: a number is written as the box writes it, any other text stays as it is. */
export function retypeWhole(text: string, notation: BoxNotation): Typed {
  const reading = readNumber(text, notation);
  const raw = 'value' in reading && reading.label === undefined ? decimalText(reading.value) : text;
  return typedAt(raw, raw.length, notation);
}
