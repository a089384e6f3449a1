import type { Failure } from './failures';
import type { CharacterTest, Rule } from '../../language';
import { scaleOf } from './readUnit';
import { applyCase, foldLetters, testOf } from './rules';

/** How a text is read. */
export interface TextReader {
  /** Which characters may stay; left out: all that can be seen. */
  rule?: Rule | undefined;
  /** Letters lose their accents. */
  fold?: boolean | undefined;
  letters?: 'upper' | 'lower' | undefined;
  /** A line end may stay where the rule takes it; otherwise it is a space. */
  lines?: boolean | undefined;
  /** Digits may be grouped: separators are left out without a notice. */
  grouped?: boolean | undefined;
  /** Signs that are left out at the beginning without a notice. */
  before?: string | undefined;
  /** Every sign has a meaning: none is left out without an error. */
  exact?: boolean | undefined;
}

/** What becomes of a text. */
export interface ReadText {
  /** What stays: what the control shows, and what is the answer. */
  text: string;
  /** Signs without a meaning that were left out. */
  left: readonly string[];
  /** Signs that stand as `-` now. */
  replaced: readonly string[];
  /** Signs that were left out, and without which the text has another meaning; letters in one piece. */
  lost: readonly string[];
  /** Words before the first or behind the last digit of an answer of digits, which say what these are. */
  labels: readonly string[];
  /** Of two numbers in an answer of digits one was made. */
  glued: boolean;
}

/** Wide letters and digits, ligatures, and letters of mathematics: the same letters in other shapes. Never `²`, which is no 2. */
const otherShape = /[\uff01-\uff5e\ufb00-\ufb06\u{1d400}-\u{1d6a3}\u{1d7ce}-\u{1d7ff}]/gu;

/** Signs that keyboards and word processors set in place of a plain one. */
const twins = new Map<string, string>(
  Object.entries({ "'": '‘’‛ʼʻʹʽ′`´', '-': '‐‑‒–—―−⁃﹘﹣', '"': '“”„‟″', '/': '⁄∕', ',': '‚' }).flatMap(
    ([plain, others]) => [...others].map((other) => [other, plain] as const),
  ),
);

/** Invisible signs, which are no part of an answer. */
const unseen =
  /(?!\p{VS}|[\u200c-\u200d\u{e0020}-\u{e007f}])\p{DI}|[\p{Cs}\ufff9-\ufffb]|(?![\t-\r\u0085])\p{Cc}/gu;

/** Invisible signs that join letters of some scripts, or the parts of an emoji. */
const joining = /\p{DI}|\p{Cf}|\p{Emoji_Modifier}/u;

const lineEnd = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
const lineEnds = /[\n-\r\u0085\u2028\u2029]+/g;
const blank = /[\t\p{Zs}]/gu;
const word = /^[\p{L}\p{M}\p{N}]$/u;
const plainText = /^[ -~]*$/;
const groupSigns = ' .-()';

/** What stands between two numbers. */
const parting = /[ /\\,;|&.-]|\p{L}{2}/u;

/** Whether answers are made of digits. */
const isOfDigits = (takes: CharacterTest): boolean => takes('0') && !takes('a') && !takes('A');

/** As `isOfDigits`, of what a rule takes. */
export const takesDigits = (rule: Rule | undefined): boolean =>
  rule !== undefined && isOfDigits(testOf(rule));

/** A text as a person means it: without what stands around it unseen. Its length is that of this text. */
export function meantText(text: string): string {
  return text.replace(unseen, '').trim();
}

/**
 * Reads a text that is typed, pasted or filled in, in linear time: the same text gives the same answer whichever way it came. What
 * is left out never glues what stood around it: a slash between words becomes `-`, other signs a space where the rule
 * allows it, and of the spaces around them one.
 */
export function readText(raw: string, reader: TextReader): ReadText {
  const { rule, exact = false } = reader;
  const takes = rule === undefined ? undefined : testOf(rule);
  if (takes === undefined)
    return {
      text: shaped(raw, reader).normalize('NFC'),
      left: [],
      replaced: [],
      lost: [],
      labels: [],
      glued: false,
    };
  const source = shaped(raw, reader);
  const ofDigits = isOfDigits(takes);
  const grouped = ofDigits && reader.grouped === true;
  const [hyphen, space] = ofDigits || exact ? [false, false] : [takes('-'), takes(' ')];
  const left = new Set<string>();
  const replaced = new Set<string>();
  const lost = new Set<string>();
  let text = '';
  /** The last character that stays, and the last but blanks. */
  let last = '';
  let lastSeen = '';
  /** Signs that were left out since. */
  let gap: string[] = [];
  /** Letters that were left out one after the other. */
  let piece = '';
  const labels = ofDigits ? labelsIn(source) : undefined;
  let at = 0;

  /** What stands for the gap before the next character that stays. */
  const bridge = (next: string): string => {
    const isSlash = gap.some((sign) => sign === '/' || sign === '\\');
    const [between, around] = [word.test(last) && word.test(next), word.test(lastSeen)];
    if (isSlash && hyphen && around && (between || last === ' ' || next === ' ')) return '-';
    if (!between) return '';
    if (space) return ' ';
    // A blank beside a digit parts groups, as in the number of a passport.
    const isGroup = gap.every((sign) => sign === ' ') && !exact && !ofDigits && /\d/.test(last + next);
    if (!isGroup) gap.forEach((sign) => lost.add(sign));
    return '';
  };
  /** Whether the gap is closed by nothing. */
  const closeGap = (next: string): boolean => {
    const written = gap.length === 0 ? '' : bridge(next);
    text += written;
    gap.forEach((sign) => {
      if (written === '-' && '/\\'.includes(sign)) replaced.add(sign);
      else if (sign !== ' ' && !lost.has(sign)) (exact ? lost : left).add(sign);
    });
    gap = [];
    return written === '';
  };

  const closePiece = (): void => {
    if (piece !== '') lost.add(piece);
    piece = '';
  };

  /** Letters were left out before the first digit: what a rule takes between the two is no part of the answer. */
  let inFront = false;
  let begun = false;
  /** Something was left out since the last character that stays. */
  let isLeftOut = false;
  for (const one of source) {
    const isBeside = labels !== undefined && (at < labels.begin || at >= labels.end);
    at += one.length;
    if (joining.test(one)) continue;
    const fit = fitting(one, takes);
    const plain = twins.get(one) ?? one;
    const isWord = word.test(plain);
    if (fit !== undefined || !isWord) closePiece();
    begun ||= fit !== undefined && /\d/.test(fit);
    if (fit !== undefined && inFront && !begun) continue;
    if (fit !== undefined) {
      // Of the blanks around what was left out, the first one stays.
      if (closeGap(fit) && isLeftOut && last === ' ' && fit === ' ') continue;
      isLeftOut = false;
      text += fit;
      last = fit;
      if (fit !== ' ') lastSeen = fit;
      continue;
    }
    isLeftOut = true;
    if (isWord) {
      inFront ||= ofDigits && !begun;
      if (!isBeside && piece.length < longestPiece) piece += plain;
    } else if (isBeside) continue;
    else if (grouped && groupSigns.includes(plain)) continue;
    else if (text === '' && gap.length === 0 && reader.before?.includes(plain) === true) continue;
    else gap.push(plain);
  }
  closePiece();
  closeGap('');
  const partsNumbers = (between: string): boolean => {
    const signs = Array.from(between, (one) => twins.get(one) ?? one);
    return parting.test(
      signs.filter((one) => !takes(one) && !(grouped && groupSigns.includes(one))).join(''),
    );
  };
  const digits = lost.size > 0 ? source.slice(labels?.begin, labels?.end).split(/\d+/) : [];
  return {
    // What stood between a letter and a mark may be gone, and the two be one character now.
    text: text.normalize('NFC'),
    left: [...left],
    replaced: [...replaced],
    lost: [...lost],
    labels: labels?.words ?? [],
    glued: ofDigits && digits.slice(1, -1).some(partsNumbers),
  };
}

/** Most characters of a word that are named. */
const longestPiece = 40;

/** Letters that are typed for digits. */
const likeDigits = /^[OQDIl]+$/i;

/** Whether what stands before or behind digits is a label: a word, and no letter typed for a digit. `touching`: its word beside them. */
function isLabel(around: string, touching = ''): boolean {
  return (
    /\p{L}/u.test(around) &&
    !/\p{N}/u.test(around) &&
    (touching === '' || ([...touching].length > 1 && !likeDigits.test(touching)))
  );
}

/** The labels of a text whose answer is made of digits, and between which places this stands. */
function labelsIn(text: string): { begin: number; end: number; words: readonly string[] } {
  const begin = text.search(/\d|$/);
  let end = text.length;
  while (end > begin && !/\d/.test(text.charAt(end - 1))) end -= 1;
  const [head, tail] = [text.slice(0, begin), text.slice(end)];
  const [, apart = '', word = ''] = /^(\P{L}*)(\p{L}*)/u.exec(tail) ?? [];
  const isHead = isLabel(head, begin < end ? /(?<!\p{L})\p{L}+$/u.exec(head)?.[0] : '');
  const isTail = scaleOf(word) < 0 && isLabel(tail, apart === '' ? word : '');
  return {
    begin: isHead ? begin : 0,
    end: isTail ? end : text.length,
    // In one piece, without what belongs to the digits.
    words: [...(isHead ? [head] : []), ...(isTail ? [tail] : [])].map((label) =>
      label.replace(/(?<![\s(+-])[\s(+-]+$|^[\s).-]+/g, '').slice(0, longestPiece),
    ),
  };
}

/** The text in plain letters, blanks and line ends, with what is seen alone, in the letters that the reader asks for. */
function shaped(raw: string, { rule, fold, letters, lines }: TextReader): string {
  const composed = plainText.test(raw)
    ? raw
    : raw
        .normalize('NFC')
        .replace(unseen, '')
        .replace(otherShape, (one) => one.normalize('NFKC'));
  const takesLines = lines === true && (rule === undefined || testOf(rule)('\n'));
  const spaced = composed
    .replace(takesLines ? lineEnd : lineEnds, takesLines ? '\n' : ' ')
    .replace(blank, ' ');
  const folded = fold === true ? foldLetters(spaced) : spaced;
  return letters === undefined ? folded : Array.from(folded, (one) => applyCase(letters, one)).join('');
}

/** The character that stays of one: its plain twin, itself, or itself in the other case; `undefined` where the rule takes none. */
function fitting(one: string, takes: CharacterTest): string | undefined {
  const twin = twins.get(one);
  if (twin !== undefined && takes(twin)) return twin;
  if (takes(one)) return one;
  return [one.toUpperCase(), one.toLowerCase()].find(
    (turned) => turned !== one && [...turned].length === 1 && takes(turned),
  );
}

const mostSigns = 8;

/** What is said of signs that were left out: an error if the meaning has gone with them, else a quiet line. */
export function failureOfSigns(
  { text, left, replaced, lost, labels, glued }: ReadText,
  rule: Rule | undefined,
  ofLabels: 'label' | 'ownLabel' = 'label',
): { notice?: Failure; refused?: Failure } {
  const signs = [...lost, ...left].slice(0, mostSigns);
  // Where nothing stays, there is no other answer that it could be taken for.
  if (lost.length > 0 && text !== '')
    return {
      refused: {
        rule: 'rule',
        args: { signs, ...(rule !== undefined && { rule }), ...(glued && { glued }) },
      },
    };
  const named = signs.length > 0 ? [...labels, ...signs] : [];
  if (named.length + replaced.length > 0)
    return { notice: { rule: 'untaken', args: { signs: named, ...(replaced.length > 0 && { replaced }) } } };
  return labels.length > 0 ? { notice: { rule: ofLabels, args: { signs: labels } } } : {};
}
