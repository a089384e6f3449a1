import {
  formatNames,
  isCalendarDay,
  type Field,
  type FormatName,
  type Rule,
  type Value,
} from '../../language';

/** What may stand at one place of a format: `9`, `A` and `*` of a pattern, or a character that is always the same. */
type Part = { slot: 'digit' | 'letter' | 'either' } | { literal: string };

interface NamedFormat {
  patterns: readonly string[];
  example: string;
  letters?: 'upper';
  /** What a text that fits the pattern must hold besides. */
  holds?: (text: string) => boolean;
}

const upTo = (longest: number, part: string): string[] =>
  Array.from({ length: longest }, (_, index) => part.repeat(index + 1));

/** Police numbers: an area, up to four digits, and up to three letters, which some old ones lack. */
const plates = upTo(2, 'A').flatMap((area) =>
  upTo(4, '9').flatMap((number) =>
    ['', ...upTo(3, 'A').map((end) => ` ${end}`)].map((end) => `${area} ${number}${end}`),
  ),
);

/** Digits 7 to 12 of an identity number are the birthday, with 40 added to the day of a woman's; the century is not reported. */
function hasBirthday(nik: string): boolean {
  const day = Number(nik.slice(6, 8));
  const date = `${nik.slice(10, 12)}-${nik.slice(8, 10)}-${String(day > 40 ? day - 40 : day).padStart(2, '0')}`;
  return isCalendarDay(`19${date}`) || isCalendarDay(`20${date}`);
}

const named: Readonly<Record<FormatName, NamedFormat>> = {
  npwp: { patterns: ['9'.repeat(16), '9'.repeat(15)], example: '0123456789012345' },
  nik: { patterns: ['9'.repeat(16)], example: '3273011708900001', holds: hasBirthday },
  swift: { patterns: ['AAAAAA**', 'AAAAAA*****'], example: 'ABCDIDJA', letters: 'upper' },
  plat: { patterns: plates, example: 'B 1234 XYZ', letters: 'upper' },
};

/** A format, made ready once. */
export interface CompiledFormat {
  /** The characters that stand in it somewhere. */
  rule: Rule;
  letters?: 'upper' | undefined;
  example: string;
  name?: FormatName | undefined;
  /** The text with all literals; `undefined` when it does not fit. Literals may be missing. Linear in its length. */
  complete: (text: string) => string | undefined;
  /** What is typed, with the literals that stand before its last character. */
  draw: (text: string) => string;
}

const isDigit = (one: string): boolean => one >= '0' && one <= '9';
const isLetter = (one: string): boolean => /^[A-Za-z]$/.test(one);

const fits = (part: Part, one: string): boolean =>
  'literal' in part
    ? part.literal === one
    : (part.slot !== 'letter' && isDigit(one)) || (part.slot !== 'digit' && isLetter(one));

/** The parts of a pattern; `undefined` when nothing in it is to be filled in, or a backslash stands before nothing. */
function readPattern(pattern: string): readonly Part[] | undefined {
  const slots: Readonly<Record<string, Part>> = {
    '9': { slot: 'digit' },
    A: { slot: 'letter' },
    '*': { slot: 'either' },
  };
  const parts: Part[] = [];
  const characters = [...pattern.normalize('NFC')];
  for (let index = 0; index < characters.length; index += 1) {
    const one = characters[index] ?? '';
    if (one === '\\') {
      index += 1;
      const literal = characters[index];
      if (literal === undefined) return undefined;
      parts.push({ literal });
    } else parts.push((Object.hasOwn(slots, one) ? slots[one] : undefined) ?? { literal: one });
  }
  return parts.some((part) => 'slot' in part) ? parts : undefined;
}

interface Laid {
  /** What fits, with the literals between. */
  drawn: string;
  /** What does not fit any more. */
  left: string;
  /** The whole text with all literals, where it fills every place. */
  full?: string | undefined;
}

/** Lays the characters out on the parts, as far as they fit; literals that the text lacks are put in. */
function layOut(parts: readonly Part[], text: string): Laid {
  const characters = [...text];
  let drawn = '';
  let waiting = '';
  let at = 0;
  let place = 0;
  for (; place < parts.length; place += 1) {
    const part = parts[place];
    const one = characters[at];
    if (part === undefined || (one === undefined && 'slot' in part)) break;
    if ('literal' in part) {
      if (one === part.literal) {
        drawn += waiting + one;
        waiting = '';
        at += 1;
      } else waiting += part.literal;
    } else {
      if (one === undefined || !fits(part, one)) break;
      drawn += waiting + one;
      waiting = '';
      at += 1;
    }
  }
  const left = characters.slice(at).join('');
  return { drawn, left, full: place === parts.length && left === '' ? drawn + waiting : undefined };
}

/** The pattern's own example: digits and letters in their order. */
function exampleOf(parts: readonly Part[]): string {
  let digits = 0;
  let letters = 0;
  const slotOf = (slot: 'digit' | 'letter' | 'either'): string =>
    slot === 'letter'
      ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(letters++ % 26)
      : '1234567890'.charAt(digits++ % 10);
  return parts.map((part) => ('literal' in part ? part.literal : slotOf(part.slot))).join('');
}

function compile(formats: readonly string[]): CompiledFormat | undefined {
  const rows = formats.map((one) => {
    const row = isFormatName(one) ? named[one] : undefined;
    return { row, patterns: (row?.patterns ?? [one]).map(readPattern) };
  });
  const all = rows.flatMap(({ row, patterns }) => patterns.map((parts) => ({ row, parts })));
  const known = all.flatMap(({ row, parts }) => (parts ? [{ row, parts }] : []));
  const [first] = known;
  if (!first || known.length < all.length) return undefined;
  const everyPart = known.flatMap(({ parts }) => parts);
  const takes = (slot: string): boolean =>
    everyPart.some((part) => 'slot' in part && (part.slot === slot || part.slot === 'either'));
  const literals = new Set(everyPart.flatMap((part) => ('literal' in part ? [part.literal] : [])));
  const escaped = [...literals].map((one) =>
    /^[ -~]$/.test(one) && !/^[A-Za-z0-9]$/.test(one) ? `\\${one}` : one,
  );
  const only = formats.length === 1 ? formats[0] : undefined;
  return {
    rule: {
      characters: `${takes('digit') ? '0-9' : ''}${takes('letter') ? 'A-Za-z' : ''}${escaped.join('')}`,
    },
    letters: known.every(({ row }) => row?.letters === 'upper') ? 'upper' : undefined,
    example: first.row?.example ?? exampleOf(first.parts),
    name: only !== undefined && isFormatName(only) ? only : undefined,
    complete: (text) => {
      const written = text.normalize('NFC').trim();
      for (const { row, parts } of known) {
        const { full } = layOut(parts, written);
        if (full !== undefined && row?.holds?.(full) !== false) return full;
      }
      return undefined;
    },
    draw: (text) => {
      const laid = known.map(({ parts }) => layOut(parts, text));
      const best = laid.find(({ left }) => left === '') ?? laid[0];
      return best ? best.drawn + best.left : text;
    },
  };
}

function isFormatName(text: string): text is FormatName {
  return formatNames.some((name) => name === text);
}

const compiled = new Map<string, CompiledFormat | undefined>();

/** The format that a definition asks for, made once; `undefined` when it is none. No regular expression is made of it. */
export function compileFormat(format: string | readonly string[]): CompiledFormat | undefined {
  const key = JSON.stringify(format);
  if (!compiled.has(key)) compiled.set(key, compile(typeof format === 'string' ? [format] : format));
  return compiled.get(key);
}

/** The format of a field; `undefined` for one without. */
export function formatOf(field: Field): CompiledFormat | undefined {
  return 'format' in field && field.format !== undefined ? compileFormat(field.format) : undefined;
}

/** An answer with all literals of its field's format, where it fits that; else as it is. */
export function inFormat(field: Field, answer: Value): Value {
  const format = typeof answer === 'string' ? formatOf(field) : undefined;
  return format && typeof answer === 'string' ? (format.complete(answer) ?? answer) : answer;
}
