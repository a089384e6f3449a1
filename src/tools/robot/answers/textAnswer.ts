import { fitsRule, formatOf, lengthsOf, type Field } from '../../../interpreter';
import { between, pick, type Style } from '../chance';

/** Keeps of a text what a visitor could type: the field's rule and letter case of the moment. */
export type Typed = (text: string) => string;

const words = ['Rina', 'Contoh', 'Melati', 'Sari', 'Bagus', 'Jaya', 'Wulan', 'Sentosa', 'Kartika', 'Utama'];
const digits = '0123456789';
const everything = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/.,_+&()#:'";
/** Nobody types more of his own accord. */
const longest = 300;

/** A valid text; `undefined` when no text fits its length and characters at once. */
export function textAnswer(field: Field, typed: Typed, style: Style, seed: string): string | undefined {
  const format = formatOf(field);
  if (format) return format.complete(format.example);
  const bounds = lengthsOf(field);
  const least = Math.max(1, bounds.least ?? 1);
  const most = Math.min(bounds.most ?? longest, Math.max(longest, least));
  if (least > most) return undefined;
  const usual = Math.min(most, Math.max(least, between(8, 18, `${seed} length`)));
  const length = { least, most, plain: usual }[style];
  if (field.type === 'email') return emailOf(length, least, most, seed);
  const text = fitted(length, typed, seed);
  const rules = 'rule' in field && field.rule !== undefined ? [field.rule].flat() : [];
  const own = rules.map((one) => (typeof one === 'object' && 'rule' in one ? one.rule : one));
  const begins = (sign: string): boolean =>
    own.every((one) => typeof one === 'string' || one.first === undefined || fitsRule(one, sign));
  if (text === undefined || begins(text.charAt(0))) return text;
  const first = [...typed(everything)].find(begins);
  return first && first + text.slice(1);
}

/** A text of that length made of what may be typed: words if it can be, else digits, else whatever is let through. */
function fitted(length: number, typed: Typed, seed: string): string | undefined {
  for (const source of [wordsBy, digitsBy, () => everything]) {
    const piece = typed(source(seed));
    const letters = [...piece].filter((letter) => letter !== ' ');
    if (letters.length === 0) continue;
    const repeated = [...`${piece} `.repeat(Math.ceil(length / Math.max(1, piece.length)) + 1)];
    const text = typed(repeated.join('').replace(/ {2,}/g, ' '));
    const cut = [...text].slice(0, length);
    while (cut.length < length) cut.push(letters[cut.length % letters.length] ?? '');
    // A text that begins or ends with a space looks shorter than it is.
    if (cut[0] === ' ') cut[0] = letters[0] ?? '';
    if (cut.at(-1) === ' ') cut[cut.length - 1] = letters[0] ?? '';
    return cut.join('');
  }
  return undefined;
}

function wordsBy(seed: string): string {
  return [0, 1, 2].map((at) => pick(words, `${seed} word ${at}`)).join(' ');
}

function digitsBy(seed: string): string {
  return Array.from({ length: 16 }, (_, at) => pick([...digits], `${seed} digit ${at}`)).join('');
}

const domain = '@contoh.co.id';

function emailOf(length: number, least: number, most: number, seed: string): string | undefined {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  if (most < domain.length + 1) return most >= 6 && least <= 6 ? 'a@b.id' : undefined;
  const local = Math.min(64, Math.max(1, Math.min(most, Math.max(length, 20)) - domain.length));
  const name = Array.from({ length: local }, (_, at) => pick([...letters], `${seed} mail ${at}`)).join('');
  const address = name + domain;
  return address.length >= least && address.length <= most ? address : undefined;
}
