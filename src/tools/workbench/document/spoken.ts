import { describedSchemas, keysOf } from '../../schema/described';
import { plain } from '../../schema/property';

let known: ReadonlyMap<string, string> | undefined;

/** What editors call keys of the language, by key. */
function titles(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...describedSchemas().keys()]
      .flatMap(keysOf)
      .flatMap(({ key, said: { title } }) => (title === undefined ? [] : [[key, title] as const])),
  );
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
