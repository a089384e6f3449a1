/** How well a label fits a searched text, the best first; `near`: but for one wrong letter. */
export const fits = ['whole', 'beginning', 'part', 'words', 'near'] as const;

export type Fit = (typeof fits)[number];

/** Words of areas by how they are written short, behind which a dot or another word stands, and by their former names. */
const inFull: Readonly<Record<string, string>> = {
  prov: 'provinsi',
  propinsi: 'provinsi',
  kab: 'kabupaten',
  kodya: 'kota',
  kotamadya: 'kota',
  adm: 'administrasi',
  kec: 'kecamatan',
  kel: 'kelurahan',
};
const short = new RegExp(`(^|\\s)(${Object.keys(inFull).join('|')})(?:\\.\\s*|\\s+(?=\\S))`, 'g');

/** What kind of area is meant, in front of its name. */
const kind = /^(provinsi|kabupaten|kota|kecamatan|kelurahan|desa) (?=.)/;

/** A text, or a label, as the search compares it: in lower case, without dots, with single blanks and with words of areas in full. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(short, (_, before: string, word: string) => `${before}${inFull[word]} `)
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .replace(/\./g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words and a colon in front of what is sought, which say what it is: 'Provinsi : Jawa Barat'. */
const labelInFront = /^\s*\p{L}[\p{L} ]{0,40}:(?=\s*\S)/u;

const withoutLabel = (text: string): string => text.replace(labelInFront, '').trimStart();

/** A text as `labels`, which are plain, are searched for it: without a label of it and a kind of area that none of them names. */
export const soughtIn = (labels: readonly string[], text: string): string => {
  const isLabelled = text.includes(':') && !labels.some((label) => label.includes(':'));
  const sought = plain(isLabelled ? withoutLabel(text) : text);
  const word = kind.exec(sought)?.[1];
  return word === undefined || labels.some((label) => label.includes(word))
    ? sought
    : sought.slice(word.length + 1);
};

/** What a back end is asked for that knows neither short words nor everyday names: no less than what is sought. */
export const askedFor = (text: string, aliases: Readonly<Record<string, string>> = {}): string => {
  const written = withoutLabel(text);
  const sought = plain(written);
  const bare = /^(?:kota|desa) /.test(sought) ? sought : sought.replace(kind, '');
  const [, meant] = Object.entries(aliases).find(([name]) => plain(name) === bare) ?? [];
  return meant ?? (bare === sought ? written : bare);
};

/** Fewest letters of a word in which one may be wrong: of fewer, too much is near. */
const shortestNear = 5;

/**
 * What says how a label fits the text, both of them plain; `undefined`: it does not. Words are found in any order. `near`: one letter may be
 * wrong, missing, too many or swapped with its neighbour, in a word of five letters and more.
 */
export const searchFor = (wanted: string, near: boolean): ((label: string) => Fit | undefined) => {
  const words = wanted.split(' ');
  const loose = near ? words.filter(mayBeWrong).map(tailsOf) : [];
  // A missing space is a missing letter of the whole text.
  const joined = near && mayBeWrong(wanted) ? tailsOf(wanted) : undefined;
  return (label) => {
    const place = label.indexOf(wanted);
    if (place === 0) return label.length === wanted.length ? 'whole' : 'beginning';
    if (place > 0) return 'part';
    const missing = words.filter((word) => !label.includes(word));
    if (missing.length === 0) return 'words';
    const tails = missing.length === 1 ? loose.find(([word]) => word === missing[0]) : undefined;
    return (tails && isNear(label, tails)) || (joined && isNear(label, joined)) ? 'near' : undefined;
  };
};

/** Digits are numbers: another one is another thing. */
const mayBeWrong = (text: string): boolean => text.length >= shortestNear && !/\d/.test(text);

/** What is left of a text from each of its letters on; made once for each search, not for each label. */
const tailsOf = (text: string): readonly string[] =>
  Array.from({ length: text.length + 1 }, (_, at) => text.slice(at));

/** Whether the text is the beginning of what stands from some word of the label on, but for one letter. */
const isNear = (label: string, tails: readonly string[]): boolean => {
  for (let start = 0; ;) {
    if (isNearAt(label, start, tails)) return true;
    const space = label.indexOf(' ', start);
    if (space < 0) return false;
    start = space + 1;
  }
};

const isNearAt = (label: string, start: number, tails: readonly string[]): boolean => {
  const [text = ''] = tails;
  let at = 0;
  while (at < text.length && text[at] === label[start + at]) at += 1;
  const from = start + at;
  const goesOn = (letters: number, place: number): boolean =>
    label.startsWith(tails[at + letters] ?? '', place);
  return (
    goesOn(1, from + 1) ||
    goesOn(1, from) ||
    goesOn(0, from + 1) ||
    (text[at] === label[from + 1] && text[at + 1] === label[from] && goesOn(2, from + 2))
  );
};
