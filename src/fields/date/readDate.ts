import { isCalendarDay, isCalendarMonth, readCalendarDay } from '../../language';

/** January to December, as people write them. */
export const monthNames =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');

/** `2026-08` as a person writes it, `Agustus 2026`; `''` for what is no month. */
export function monthInWords(text: string): string {
  return dayInWords(`${text}-01`).replace(/^1 /, '');
}

/** `2026-08-17` as a person writes it, `17 Agustus 2026`; `''` for what is no day. */
export function dayInWords(text: string): string {
  const read = readCalendarDay(text);
  return read ? `${read.day} ${monthNames[read.month - 1]} ${read.year}` : '';
}

/** What a text stands for: a day `YYYY-MM-DD` or a month `YYYY-MM`; `''` for nothing, and where the text is refused. */
export interface ReadDate {
  value: string;
  refused?: { rule: 'date' | 'month' | 'year' };
}

/** Lengths of day, month and year as typed. */
export const dayLengths: readonly number[] = [2, 2, 4];

/** Lengths of month and year as typed. */
export const monthLengths: readonly number[] = [2, 4];

/** More characters than any date has: such a text is left as it is. */
const longest = 60;

/** January to December by their other names: English ones, old spellings, short forms, and the Roman numbers of documents. */
const otherNames: readonly (readonly string[])[] = [
  ['january', 'i'],
  ['february', 'pebruari', 'ii'],
  ['march', 'iii'],
  ['iv'],
  ['may', 'v'],
  ['june', 'vi'],
  ['july', 'vii'],
  ['august', 'agt', 'ags', 'agst', 'viii'],
  ['ix'],
  ['october', 'x'],
  ['nopember', 'xi'],
  ['december', 'xii'],
];

/**
 * Shows what is typed into a date as `DD/MM/YYYY`, or into a month as `MM/YYYY`: digits move on to the next part when their own is full, and
 * a separator closes a part early (`1/` reads `01/`). From the first letter or dash on the text stays as it is written, as it does when a
 * year stands in front (`2008/08/17`). What is shown is shown as the same again, so that a text may come in any pieces. `caret` is where
 * the caret stands: in a full date the typed digit replaces the next one.
 */
export function maskDate(raw: string, caret: number, lengths: readonly number[]): string {
  const most = lengths.reduce((sum, length) => sum + length, 0);
  const text = plainSigns(withoutOverflow(raw, caret, most));
  if (text.length > longest) return text;
  const signs = [...text];
  let parts = [''];
  for (const [place, sign] of signs.entries()) {
    const part = parts.at(-1) ?? '';
    const isLast = parts.length === lengths.length;
    if (/\d/.test(sign)) {
      const isFull = part.length === lengths[parts.length - 1];
      parts = isFull && !isLast ? [...parts, sign] : [...parts.slice(0, -1), part + sign];
      continue;
    }
    const isWritten = /[\p{L}-]/u.test(sign);
    const yearAhead = isWritten || (isLast && /[/.]/.test(sign)) ? yearInFront(parts) : undefined;
    if (isWritten || yearAhead) {
      // A blank has become a slash.
      const before = (yearAhead ?? parts).join('/').replace(/\/$/, ' ');
      return before + signs.slice(place).join('');
    }
    if (part !== '' && !isLast) parts = [...parts.slice(0, -1), part.padStart(2, '0'), ''];
  }
  return parts.join('/');
}

/** Parts of which the first two are a year that was typed in front: one from 1900 to 2099, or one whose last two digits are no month. */
function yearInFront(parts: readonly string[]): readonly string[] | undefined {
  const [century = '', decade = '', ...others] = parts;
  if (decade.length !== 2 || !(/^(?:19|20)$/.test(century) || Number(decade) > 12)) return undefined;
  return others.every((part) => /^\d{0,2}$/.test(part)) ? [century + decade, ...others] : undefined;
}

/**
 * Reads a day as people and documents write it: `17/8/1990`, `17-08-1990`, `1990-08-17`, `17 Agustus 1990`, `Aug 17, 1990`, `17-VIII-1990`,
 * `BANDUNG, 17-08-1990`. Never guesses a century.
 */
export function readDay(raw: string): ReadDate {
  return readBareDay(raw.replace(/^\D+(?=\d)/, withoutPlace));
}

/** What stands before the first digit, without the place that a document prints there: two letters and more, and no month. */
function withoutPlace(before: string): string {
  const letters = before.toLowerCase().replace(/\P{L}/gu, '');
  return letters.length > 1 && numberOf(letters) === letters ? '' : before;
}

function readBareDay(raw: string): ReadDate {
  const written = raw.trim();
  if (isCalendarDay(written) && isShownSo(written, dayLengths)) return { value: written };
  const parts = partsOf(raw, dayLengths);
  if (parts?.length === 0) return { value: '' };
  const [day, month, year, more] = dayFirst(parts ?? []);
  return more || !day || !month || !year
    ? { value: '', refused: { rule: 'date' } }
    : joined(year, [month, day]);
}

/** Reads a month of a year as people write it: `8/1990`, `1990-08`, `Agustus 1990`; of a day `YYYY-MM-DD` its month. */
export function readMonth(raw: string): ReadDate {
  const written = raw.trim();
  if (isShownSo(written, monthLengths)) {
    if (isCalendarMonth(written)) return { value: written };
    if (isCalendarDay(written)) return { value: written.slice(0, 'YYYY-MM'.length) };
  }
  const parts = partsOf(raw, monthLengths);
  if (parts?.length === 0) return { value: '' };
  const [first, second, more] = parts ?? [];
  if (!first || !second || more) return { value: '', refused: { rule: 'month' } };
  return isYear(first) || isName(second) ? joined(first, [second]) : joined(second, [first]);
}

/** Whether a box shows a text as it is, so that it is read as what is seen there: `1812-10` stands as `18/12-10`. */
function isShownSo(text: string, lengths: readonly number[]): boolean {
  return maskDate(text, text.length, lengths) === text;
}

/** What becomes of an entry of a visitor: nothing empties the answer, and what is no text is refused. */
export function enteredDate(
  raw: unknown,
  read: (text: string) => ReadDate,
  rule: 'date' | 'month',
): ReadDate {
  if (raw === undefined || raw === null) return { value: '' };
  return typeof raw === 'string' ? read(raw) : { value: '', refused: { rule } };
}

/** The digits and names of months that a text consists of, as its control shows it; `undefined` for a text of anything else. */
function partsOf(raw: string, lengths: readonly number[]): readonly string[] | undefined {
  const shown = maskDate(raw, raw.length, lengths);
  const part = /\d+|\p{L}+/gu;
  const isDate = /^[\s./,-]*$/.test(shown.replace(part, ''));
  return isDate ? (shown.toLowerCase().match(part) ?? []) : undefined;
}

function isYear(part: string): boolean {
  return /^\d{4}$/.test(part);
}

function isName(part: string): boolean {
  return /\p{L}/u.test(part);
}

/** Parts of a day in the order of day, month, year. A named month or a year may stand first; only a year stands last. */
function dayFirst(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', ...rest] = parts;
  if (isName(first)) return [second, first, ...rest];
  // Day and month in one, as they are typed without a separator.
  if (isYear(first) && isYear(second)) return [first.slice(0, 2), first.slice(2), second];
  return isYear(first) ? [...rest, second, first] : parts;
}

/** The value of a year and its shorter parts, of which the first is the month. */
function joined(year: string, [month = '', ...day]: readonly string[]): ReadDate {
  const rule = day.length > 0 ? 'date' : 'month';
  const short = [numberOf(month), ...day];
  if (isName(year) || short.some((part) => !/^\d{1,2}$/.test(part))) return { value: '', refused: { rule } };
  if (!isYear(year)) return { value: '', refused: { rule: 'year' } };
  const value = [year, ...short.map((part) => part.padStart(2, '0'))].join('-');
  const exists = rule === 'date' ? isCalendarDay(value) : isCalendarMonth(value);
  return exists ? { value } : { value: '', refused: { rule } };
}

/** The digits of a month that is named, in full or cut to three letters and more, or numbered in Roman; any other part as it is. */
function numberOf(part: string): string {
  if (!isName(part)) return part;
  const isIt = (name: string): boolean => (part.length > 2 ? name.startsWith(part) : name === part);
  const index = monthNames.findIndex((name, place) =>
    [name.toLowerCase(), ...(otherNames[place] ?? [])].some(isIt),
  );
  return index < 0 ? part : String(index + 1);
}

/** Takes away the digit behind the caret when there is one more than there may be. */
function withoutOverflow(raw: string, caret: number, most: number): string {
  const digits = raw.replace(/\D/g, '').length;
  if (digits !== most + 1 || caret >= raw.length) return raw;
  return raw.slice(0, caret) + raw.slice(caret).replace(/\d/, '');
}

/** A text without invisible signs, and with the plain ones of wide signs and long dashes. */
function plainSigns(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
