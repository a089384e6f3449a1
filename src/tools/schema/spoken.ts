import { calledBy } from './calledBy';
import { describedSchemas, keysOf } from './described';
import { plain } from './property';

let known: ReadonlyMap<string, string> | undefined;

/** What editors call keys of the language, by key; a key that has other titles in other objects has none here. */
function titles(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = new Map<string, Set<string>>();
  for (const { key, said } of [...describedSchemas().keys()].flatMap(keysOf))
    if (said.title !== undefined) all.set(key, (all.get(key) ?? new Set()).add(said.title));
  known = new Map([...all].flatMap(([key, [title, other]]) => (title && !other ? [[key, title]] : [])));
  return known;
}

/** A sentence of the language for who reads no file: a key is called by its title, and a formula in a text by what it mostly is. */
export function spoken(sentence: string): string {
  return plain(sentence)
    .replaceAll("'{rumus}'", '{nama jawaban}')
    .replace(/'([a-z][A-Za-z]+)'/g, (quoted, key: string) => {
      const title = titles().get(key);
      return title === undefined ? quoted : `“${title}”`;
    });
}

/** What only who writes the file can use: code in quotation marks, the spelling of a day, the end of a file's name. */
const technical = /'[^']*'|YYYY|\.json\b/;

/**
 * As `spoken`, without the sentences that are technical; what the first one calls its key stays. Texts that visitors read have the quotation
 * marks of books.
 */
export function forEditors(sentence: string): string {
  const [, value = '', text = ''] = /^('(?:true|false)':\s*)?(.*)$/s.exec(spoken(sentence)) ?? [];
  const parts = text
    .replace(/: 'YYYY-MM(-DD)?'/g, (_, day?: string) => `: ${day ? 'tanggal' : 'bulan'}`)
    .replace(/,? 'YYYY-MM(?:-DD)?'/g, '')
    .replace(/['"]([A-Z][^'"]*)['"]/g, '“$1”')
    .split(/(?<=[.;])\s+/);
  const kept = parts.flatMap((part, at) => {
    if (!technical.test(part)) return [part];
    const { called } = calledBy(part);
    return at > 0 || technical.test(called) || called === 'Tanpa ini' ? [] : [`${called};`];
  });
  return value + kept.join(' ').replace(/;$/, '.');
}
