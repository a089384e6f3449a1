import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as interpreter from '../../interpreter';
import { slugOfFile } from '../../language';
import { checkContent, checkDefinition, checkSite } from '.';

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

test.each(files)('%s has no mistakes, and is compiled once', (file) => {
  const compile = jest.mocked(interpreter.compile).mockClear();
  const text = readFileSync(path.join(folder, file), 'utf8');
  const found = checkDefinition(text, { file, exists, textOf, today: '2026-03-02' });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule, path: place, what }) => `${place}: ${rule}: ${what}`)).toEqual([]);
  // To check a form anew at each pause of its editor's typing is cheap as long as no rule compiles it for itself.
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
