import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, checkDefinition } from '.';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'form-definitions');

const files = readdirSync(folder).filter((name) => /^[a-z0-9]+(-[a-z0-9]+)*[.]json$/.test(name));

const textOf = (slug: string): string | undefined => {
  const file = path.join(folder, `${slug}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const exists = (address: string): boolean =>
  address.startsWith('popups/')
    ? existsSync(path.join(folder, `${address}.json`))
    : existsSync(path.join(root, 'public', address));

test.each(files)('%s has no mistakes', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const found = checkDefinition(text, { file, exists, textOf, today: '2026-03-02' });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule, path: place, what }) => `${place}: ${rule}: ${what}`)).toEqual([]);
});

const contents = ['pages', 'popups'].flatMap((below) =>
  readdirSync(path.join(folder, below)).map((name) => `${below}/${name}`),
);

test.each(contents)('%s has no mistakes', (file) => {
  const found = checkContent(readFileSync(path.join(folder, file), 'utf8'), { file, exists, textOf });
  expect(found.map(({ rule, path: place, what }) => `${place}: ${rule}: ${what}`)).toEqual([]);
});

test('all of them together are checked within five seconds', () => {
  const start = performance.now();
  for (const file of files) {
    checkDefinition(readFileSync(path.join(folder, file), 'utf8'), {
      file,
      exists,
      textOf,
      today: '2026-03-02',
    });
  }
  expect(performance.now() - start).toBeLessThan(5_000);
});
