/** Where a text stops being JSON. */
export interface Break {
  /** UTF-16 units from the start. */
  offset: number;
  /** What could have stood there, in Indonesian. */
  expected: string;
  hint?: string;
}

/** What may come next; a `first…` may also be the closing bracket. */
type Awaited = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

const words: Readonly<Record<Awaited, string>> = {
  value: 'sebuah nilai',
  firstItem: 'sebuah nilai atau ]',
  key: 'kunci dalam tanda petik ganda',
  firstKey: 'kunci dalam tanda petik ganda, atau }',
  colon: 'titik dua',
  comma: 'koma atau kurung penutup',
  end: 'akhir berkas',
};

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const space = /[ \t\n\r]*/y;

/** Finds the first place where a text is no JSON, without recursion. The end of the text when it is JSON. */
export function findBreak(text: string): Break {
  const open: string[] = [];
  let awaited: Awaited = 'value';
  let offset = 0;
  for (;;) {
    offset = matchEnd(space, text, offset) ?? offset;
    const token = readToken(text, offset, awaited, open);
    if (!token) return stop(text, offset, awaited);
    if ('expected' in token) return token;
    ({ offset, awaited } = token);
  }
}

interface Token {
  offset: number;
  awaited: Awaited;
}

/** Reads one token; keeps the list of open brackets. */
function readToken(
  text: string,
  offset: number,
  awaited: Awaited,
  open: string[],
): Token | Break | undefined {
  const next = text.charAt(offset);
  const value = awaited === 'value' || awaited === 'firstItem';
  const after = (): Awaited => (open.length > 0 ? 'comma' : 'end');
  if (next === '"' && (value || awaited === 'key' || awaited === 'firstKey')) {
    const end = readString(text, offset);
    return typeof end === 'number' ? { offset: end, awaited: value ? after() : 'colon' } : end;
  }
  if (value && (next === '{' || next === '[')) {
    open.push(next);
    return { offset: offset + 1, awaited: next === '{' ? 'firstKey' : 'firstItem' };
  }
  if (closes(next, awaited, open.at(-1))) {
    open.pop();
    return { offset: offset + 1, awaited: after() };
  }
  if (awaited === 'colon' && next === ':') return { offset: offset + 1, awaited: 'value' };
  if (awaited === 'comma' && next === ',') {
    return { offset: offset + 1, awaited: open.at(-1) === '{' ? 'key' : 'value' };
  }
  const end = value ? matchEnd(scalar, text, offset) : undefined;
  return end === undefined ? undefined : { offset: end, awaited: after() };
}

function closes(next: string, awaited: Awaited, opened: string | undefined): boolean {
  if (next === '}') return opened === '{' && (awaited === 'firstKey' || awaited === 'comma');
  return next === ']' && opened === '[' && (awaited === 'firstItem' || awaited === 'comma');
}

/** The offset behind a string that starts here. By hand: a regular expression would run out of stack on long ones. */
function readString(text: string, start: number): number | Break {
  for (let at = start + 1; at < text.length; at++) {
    const next = text.charAt(at);
    if (next === '"') return at + 1;
    if (next < ' ') {
      return {
        offset: at,
        expected: 'tanda petik ganda penutup',
        hint: 'Tambahkan tanda petik penutup; ganti baris di dalam teks ditulis \\n.',
      };
    }
    if (next !== '\\') continue;
    const escape = matchEnd(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, text, at);
    if (escape === undefined)
      return {
        offset: at,
        expected: 'urutan \\ yang dikenal JSON',
        hint: 'Tulis \\\\ untuk garis miring terbalik.',
      };
    at = escape - 1;
  }
  return { offset: text.length, expected: 'tanda petik ganda penutup' };
}

function matchEnd(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Signs around a break that say what was meant; longer ones do not. */
const longestSlip = 40;

/** What people write in place of JSON, read with a \0 where it breaks; the first that fits is reported. */
const slips: readonly { at?: Awaited; read: RegExp; hint: string }[] = [
  { read: /\0'/, hint: 'JSON memakai tanda petik ganda.' },
  { read: /\0\//, hint: 'JSON tidak mengenal komentar; hapus baris ini.' },
  { read: /\0[\u201c-\u201f\u2018-\u201b]/, hint: 'Ganti petik lengkung dengan petik lurus: ".' },
  { read: /^\0\ufeff/, hint: 'Simpan berkas tanpa BOM, tanda tak terlihat di awal berkas.' },
  { at: 'comma', read: /\b0\0\d/, hint: 'Hapus nol di depan angka: bukan 016, melainkan 16.' },
  {
    at: 'comma',
    read: /\d\0\./,
    hint: 'Tulis angka tanpa titik ribuan: bukan 20.000.000, melainkan 20000000.',
  },
  { at: 'key', read: /\d,\s*\0\d/, hint: 'Pecahan ditulis dengan titik: bukan 1,5, melainkan 1.5.' },
  {
    at: 'colon',
    read: /:\s*"\0/,
    hint: 'Tutup kunci dengan tanda petik sebelum titik dua: "kunci": "nilai".',
  },
  { at: 'value', read: /\0(?:True|TRUE|[Yy]a\b|[Yy]es\b)/, hint: 'Tulis true, dengan huruf kecil.' },
  { at: 'value', read: /\0(?:False|FALSE|[Tt]idak\b|[Nn]o\b)/, hint: 'Tulis false, dengan huruf kecil.' },
];

function stop(text: string, offset: number, awaited: Awaited): Break {
  const next = text.charAt(offset);
  const expected = words[awaited];
  if ((next === '}' || next === ']') && text.slice(0, offset).trimEnd().endsWith(',')) {
    return { offset, expected, hint: `Hapus koma sebelum ${next}.` };
  }
  const before = text.slice(Math.max(0, offset - longestSlip), offset);
  const slip = slips.find(
    ({ at, read }) =>
      (at === undefined || at === awaited) &&
      read.test(`${before}\0${text.slice(offset, offset + longestSlip)}`),
  );
  return slip ? { offset, expected, hint: slip.hint } : { offset, expected };
}
