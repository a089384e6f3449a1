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
