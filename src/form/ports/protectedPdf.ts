/**
 * Whether a PDF is encrypted, as its trailer says: the newest one, which repeats the word in every update, or the dictionary of a
 * stream of cross references. Where nothing leads to it, as in a file that breaks off, any trailer counts. Source: ISO 32000-1, 7.5
 * and 7.6.
 */
export function isProtectedPdf(bytes: Uint8Array): boolean {
  // A character per byte, so that offsets stay.
  const text = new TextDecoder('latin1').decode(bytes);
  const newest = newestTrailer(text);
  const trailers = newest === undefined ? everyTrailer(text) : [newest];
  return trailers.some((at) => namesIn(text, at).has('Encrypt'));
}

/** Where the dictionary begins that the end of the file leads to; undefined: there is none. */
function newestTrailer(text: string): number | undefined {
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-2048)) ?? [];
  if (offset === undefined) return undefined;
  // Counted from the mark of the file, before which there may be noise.
  const start = Math.max(0, text.indexOf('%PDF-')) + Number(offset);
  const stream = /\s*\d+\s+\d+\s+obj\s*(?=<<)/y;
  stream.lastIndex = start;
  if (stream.test(text)) return stream.lastIndex;
  if (!/^\s*xref\b/.test(text.slice(start, start + 40))) return undefined;
  const trailer = /\btrailer\s*(?=<<)/g;
  trailer.lastIndex = start;
  return trailer.test(text) ? trailer.lastIndex : undefined;
}

function everyTrailer(text: string): readonly number[] {
  return [...text.matchAll(/\b(trailer|obj)\s*(?=<<)/g)].flatMap(({ 0: word, 1: kind, index }) => {
    const at = index + word.length;
    return kind === 'trailer' || namesIn(text, at).has('XRef') ? [at] : [];
  });
}

/** The names in the dictionary that begins there, without those in dictionaries inside it, in texts and in comments. */
function namesIn(text: string, start: number): ReadonlySet<string> {
  const names = new Set<string>();
  const token = /<<|>>|<[^>]*>|%[^\r\n]*|\/([^\s()<>[\]{}/%]*)|\(/g;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word, name] = found;
    if (word === '<<') depth += 1;
    if (word === '>>') depth -= 1;
    if (depth <= 0) break;
    if (word === '(') token.lastIndex = endOfText(text, token.lastIndex);
    if (name !== undefined && depth === 1) names.add(name);
  }
  return names;
}

/** Where a text ends that began before `at`: brackets in it are in pairs, or follow a backslash. */
function endOfText(text: string, at: number): number {
  const token = /\\[^]|[()]/g;
  token.lastIndex = at;
  let depth = 1;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return text.length;
}
