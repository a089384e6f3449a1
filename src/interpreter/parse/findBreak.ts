/** Where a text stops being JSON. */
export interface Break {
  /** UTF-16 units from the start. */
  offset: number;
  /** What could have stood there, in Indonesian. */
  expected: string;
  hint?: string;
}

/** What may come next; a `first…` may also be the closing bracket. */
type Awaited = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end' | 'quote' | 'escape';

const words: Readonly<Record<Awaited, string>> = {
  value: 'sebuah nilai',
  firstItem: 'sebuah nilai atau ]',
  key: 'kunci dalam tanda petik ganda',
  firstKey: 'kunci dalam tanda petik ganda, atau }',
  colon: 'titik dua',
  comma: 'koma atau kurung penutup',
  end: 'akhir berkas',
  quote: 'tanda petik ganda penutup',
  escape: 'urutan \\ yang dikenal JSON',
};

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const space = /[ \t\n\r]*/y;

/** A part of a string. In pieces: of a long one at once browsers run out of stack. */
const letters = /[ !#-[\]-\uffff]{1,999}|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Finds the first place where a text is no JSON, without recursion. The end of the text when it is JSON. */
export function findBreak(text: string): Break {
  /** The brackets that are still to be closed. */
  const open: string[] = [];
  let offset = 0;
  let awaited: Awaited = 'value';
  const after = (): Awaited => (open.length > 0 ? 'comma' : 'end');
  for (;;) {
    offset = matchEnd(space, text, offset) ?? offset;
    const sign = text.charAt(offset);
    const isValue: boolean = awaited === 'value' || awaited === 'firstItem';
    const mayClose = awaited === 'comma' || awaited === 'firstItem' || awaited === 'firstKey';
    const scalarEnd: number | undefined = isValue ? matchEnd(scalar, text, offset) : undefined;
    if (sign === '"' && (isValue || awaited === 'key' || awaited === 'firstKey')) {
      const end = stringEnd(text, offset);
      const found = text.charAt(end);
      if (found !== '"') return stop(text, end, found === '\\' ? 'escape' : 'quote');
      [offset, awaited] = [end + 1, isValue ? after() : 'colon'];
    } else if (isValue && (sign === '{' || sign === '[')) {
      open.push(sign === '{' ? '}' : ']');
      [offset, awaited] = [offset + 1, sign === '{' ? 'firstKey' : 'firstItem'];
    } else if (mayClose && sign !== '' && sign === open.at(-1)) {
      open.pop();
      [offset, awaited] = [offset + 1, after()];
    } else if (awaited === 'colon' && sign === ':') {
      [offset, awaited] = [offset + 1, 'value'];
    } else if (awaited === 'comma' && sign === ',') {
      [offset, awaited] = [offset + 1, open.at(-1) === '}' ? 'key' : 'value'];
    } else if (scalarEnd !== undefined) {
      [offset, awaited] = [scalarEnd, after()];
    } else return stop(text, offset, awaited);
  }
}

/** Where a string ends that starts here: at its closing quote, or where it breaks. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  for (let end: number | undefined = at; end !== undefined; end = matchEnd(letters, text, at)) at = end;
  return at;
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
  {
    at: 'quote',
    read: /\0[^]/,
    hint: 'Tambahkan tanda petik penutup; ganti baris di dalam teks ditulis \\n.',
  },
  { at: 'escape', read: /\0/, hint: 'Tulis \\\\ untuk garis miring terbalik.' },
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
