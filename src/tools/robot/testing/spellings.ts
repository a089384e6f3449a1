import currency from '../../../fields/currency/reading.cases.json';
import { monthNames } from '../../../fields/date/readDate';
import dates from '../../../fields/date/reading.cases.json';
import decimal from '../../../fields/decimal/reading.cases.json';
import email from '../../../fields/email/reading.cases.json';
import number from '../../../fields/number/reading.cases.json';
import phone from '../../../fields/phone/reading.cases.json';
import text from '../../../fields/text/reading.cases.json';
import textarea from '../../../fields/textarea/reading.cases.json';
import type { CompiledField, Rule, Value } from '../../../interpreter';

/** A way of writing that a case of a reader shows: the same for another value; `undefined` where it does not suit that. */
type Spelling = (value: string) => string | undefined;

/** What a case holds: a text, and the value that it stands for, in plain signs. */
interface Shown {
  text: string;
  value: string;
}

type Shape = (text: string) => string;

const same: Shape = (one) => one;
const wide: Shape = (one) =>
  one.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const title: Shape = (one) =>
  one.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** Groups of thousands with one sign, and the fraction behind another one. */
const groupedBy = (group: string, mark: string): Shape => {
  return (one) => {
    const [whole = '', fraction] = one.split('.');
    return whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (fraction === undefined ? '' : mark + fraction);
  };
};

/** How a number is written between what stands around it. */
const numberShapes: readonly Shape[] = [
  groupedBy('', ','),
  groupedBy('', '.'),
  groupedBy('.', ','),
  groupedBy(',', '.'),
  groupedBy(' ', ','),
  groupedBy('\u00a0', ','),
  (one) => wide(groupedBy('', ',')(one)),
];

/** How a text is written between what stands around it. */
const textShapes: readonly Shape[] = [
  ...[same, title, (one: string) => one.toLowerCase()].flatMap((letters): Shape[] => [
    letters,
    (one) => wide(letters(one)).replaceAll('\u3000', ' '),
    (one) => letters(one).replaceAll(' ', '\u00a0'),
    (one) => letters(one).replaceAll("'", '’'),
    (one) => letters(one).replaceAll('-', '–'),
    (one) => letters(one).normalize('NFD'),
  ]),
];

/** The spellings that a case shows by one of these shapes, with what stands around it. */
const around =
  (shapes: readonly Shape[]) =>
  ({ text: written, value }: Shown): Spelling[] =>
    shapes.flatMap((shape): Spelling[] => {
      const at = value === '' ? -1 : written.indexOf(shape(value));
      if (at < 0) return [];
      const [before, after] = [written.slice(0, at), written.slice(at + shape(value).length)];
      return [(other) => before + shape(other) + after];
    });

/** Digits with signs between them, as in the number of a phone. */
const betweenDigits = ({ text: written, value }: Shown): Spelling[] => {
  const plain = written.normalize('NFKC');
  if (plain.replace(/\D/g, '') !== value) return [];
  const shape = plain === written ? same : wide;
  const runs = plain.split(/\d/);
  return [
    (other) => {
      // The sign of a country stands before its number alone; signs behind the last digit stay there.
      const isCountry = plain.includes('+') && other.slice(0, 2) !== value.slice(0, 2);
      if (isCountry || !/^\d+$/.test(other)) return undefined;
      const inner = [...other].map((digit, at) => (at < value.length ? (runs[at] ?? '') : '') + shape(digit));
      return inner.join('') + (runs.at(-1) ?? '');
    },
  ];
};

const englishMonths = monthNames.map((_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

/** The parts of a day or of a month, as digits are written for them. */
const datePartsOf = (value: string): Readonly<Record<string, string>> => {
  const [year = '', month = '', day = ''] = value.split('-');
  const parts = { year, month, day, shortMonth: String(Number(month)), shortDay: String(Number(day)) };
  return { ...parts, all: day + month + year, ahead: day + month };
};

/** Dates, part by part, a name of a month as long and in the letters in which it is written. */
const byParts = ({ text: written, value }: Shown): Spelling[] => {
  const plain = written.normalize('NFKC');
  const shape = plain === written ? same : wide;
  const parts = datePartsOf(value);
  // Of a day that is its month, it would not be known which of them is meant.
  if (parts.shortDay === parts.shortMonth) return [];
  const month = Number(parts.month) - 1;
  const tokens: readonly string[] = plain.match(/\d+|\p{L}+|[^\d\p{L}]+/gu) ?? [];
  // A day of two digits is written with one where the month is, or is named.
  const isShort = tokens.some(
    (token) => (token === parts.shortMonth && token !== parts.month) || /^\p{L}/u.test(token),
  );
  const keys = Object.keys(parts).sort((one) => (isShort && one === 'shortDay' ? -1 : 0));
  const slots = tokens.map((token) => {
    const digits = keys.find((key) => parts[key] === token);
    if (digits !== undefined) return (other: string) => shape(datePartsOf(other)[digits] ?? '');
    const names = [monthNames, englishMonths].find((list) =>
      list[month]?.toLowerCase().startsWith(token.toLowerCase()),
    );
    if (!names || token.length < 3) return () => token;
    const isWhole = token.length === names[month]?.length;
    const letters = [same, (one: string) => one.toLowerCase(), (one: string) => one.toUpperCase()].find(
      (turn) => turn(names[month] ?? '').startsWith(token),
    );
    return (other: string) => {
      const name = names[Number(datePartsOf(other).month) - 1] ?? '';
      return (letters ?? same)(isWhole ? name : name.slice(0, token.length));
    };
  });
  return [(other) => slots.map((slot) => slot(other)).join('')];
};

interface ReadingCase {
  text: string;
  value?: string | number | null;
  type?: string;
  class?: string;
  signs?: readonly string[];
  refused?: unknown;
}

const isWord = (sign: string): boolean => /\p{L}/u.test(sign);

/** What is read in some cases, with a label or without one, but without what a key of a keyboard would do more than write. */
const shownIn = (cases: readonly ReadingCase[], type?: string): Shown[] =>
  cases.flatMap((one) => {
    const isLabelled = /\d/.test(String(one.value)) && one.signs?.every(isWord) === true;
    const isTaken = (one.class ?? 'harmless') === 'harmless' || (one.class === 'noticed' && isLabelled);
    const isRead = one.refused === undefined && isTaken;
    if (!isRead || one.type !== type || /[\t\n\r]/.test(one.text)) return [];
    // A text keeps the blanks around it until it is sent.
    return one.value === undefined || one.value === null
      ? []
      : [{ text: one.text, value: String(one.value).trim() }];
  });

const numbers = shownIn([...currency.read, ...number.read, ...decimal.read]).flatMap(around(numberShapes));
const texts = shownIn([...text, ...textarea]).flatMap((one) => [
  ...around(textShapes)(one),
  ...betweenDigits(one),
]);

/** The spellings of every way in which an answer is typed, from the cases of its readers. */
const spellings: Readonly<Record<string, readonly Spelling[]>> = {
  currency: numbers,
  number: numbers,
  decimal: numbers,
  date: shownIn(dates, 'date').flatMap(byParts),
  monthYear: shownIn(dates, 'monthYear').flatMap(byParts),
  text: texts,
  textarea: texts,
  email: shownIn(email).flatMap(around(textShapes)),
  phone: shownIn(phone).flatMap((one) => [...around(textShapes)(one), ...betweenDigits(one)]),
};

/** Every spelling of an answer that its field, with the rule that applies, reads as what is sent and shown of that answer. */
export function spellingsOf(
  { definition, row }: Pick<CompiledField, 'definition' | 'row'>,
  rule: Rule | undefined,
  value: Value,
): string[] {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
  const means = (one: Value): string =>
    JSON.stringify([row.submit(one) ?? null, row.display(one, String, {})]);
  const isRead = (written: string): boolean => {
    const entered = row.read?.(written, definition, rule);
    return (
      entered !== undefined &&
      !entered.refused &&
      (entered.notice?.rule ?? 'label') === 'label' &&
      means(entered.value) === means(value)
    );
  };
  const written = (spellings[definition.type] ?? []).map((spelling) => spelling(String(value)));
  return [...new Set(written)].filter((one) => one !== undefined).filter(isRead);
}
