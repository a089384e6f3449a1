import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as interpreter from '../../interpreter';
import { slugOfFile } from '../../language';
import { checkContent, checkDefinition, checkSite } from '.';
import { own, shipped } from './testing/planted';

// A module's own exports cannot be watched.
jest.mock('../../interpreter', () => {
  const own = jest.requireActual<typeof interpreter>('../../interpreter');
  return { ...own, compile: jest.fn(own.compile) };
});

const root = path.join(__dirname, '../../..');
const folder = path.join(root, 'form-definitions');

const files = readdirSync(folder).filter((name) => slugOfFile(name) !== undefined);

const textOf = (slug: string): string | undefined => {
  const file = path.join(folder, `${slug}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const exists = (address: string): boolean =>
  address.startsWith('popups/')
    ? existsSync(path.join(folder, `${address}.json`))
    : existsSync(path.join(root, 'public', address));

// Mistakes of the shipped products are looked for by `npm run check:forms`.
test('a definition is compiled once: to check it again at each pause of its editor is cheap', () => {
  const compile = jest.mocked(interpreter.compile).mockClear();
  checkDefinition(shipped.get(own) ?? '', { file: own, exists, textOf, today: '2026-03-02' });
  expect(compile).toHaveBeenCalledTimes(1);
});

const contents = ['pages', 'popups'].flatMap((below) =>
  readdirSync(path.join(folder, below)).map((name) => `${below}/${name}`),
);

test.each(contents)('%s has no mistakes', (file) => {
  const check = file === 'pages/site.json' ? checkSite : checkContent;
  const found = check(readFileSync(path.join(folder, file), 'utf8'), { file, exists, textOf });
  expect(found.map(({ rule, path: place, what }) => `${place}: ${rule}: ${what}`)).toEqual([]);
});

/** Every search in a list of the bank: where it stands, which list, and how that is shown. */
function* searchesIn(json: unknown, file: string): Generator<{ file: string; url: string; shown: string }> {
  if (typeof json !== 'object' || json === null) return;
  const { type, lookup, sort, aliases } = json as Readonly<Record<string, unknown>>;
  if (type === 'searchSelect' && typeof lookup === 'object' && lookup !== null && 'url' in lookup)
    yield { file, url: String(lookup.url), shown: JSON.stringify([sort, aliases]) };
  for (const one of Object.values(json)) yield* searchesIn(one, file);
}

test('a list of the bank has the same order and everyday names wherever it is searched', () => {
  const below = ['fragments', 'templates'].flatMap((name) =>
    readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  );
  const searches = [...files, ...below.filter((file) => slugOfFile(path.basename(file)))].flatMap((file) => [
    ...searchesIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file),
  ]);
  const first = new Map([...searches].reverse().map((one) => [one.url, one]));
  expect(first.has('/province/filter')).toBe(true);
  expect(searches.filter(({ url, shown }) => first.get(url)?.shown !== shown)).toEqual([]);
});
