import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadForm } from '../../../interpreter';
import { checkFile } from '../checkFiles';

const root = path.join(__dirname, '../../../..');
const pages = path.join(root, 'form-definitions/pages');
const exists = (address: string): boolean => existsSync(path.join(root, 'public', address));

const names = readdirSync(__dirname).filter((name) => name.endsWith('.json'));
const texts = new Map([
  ...names.map((name) => [name, readFileSync(path.join(__dirname, name), 'utf8')] as const),
  ...readdirSync(pages).map(
    (name) => [`pages/${name}`, readFileSync(path.join(pages, name), 'utf8')] as const,
  ),
]);

describe('an odd form that is right', () => {
  test.each(names)('%s loads, and the checker finds nothing in it', (name) => {
    const loaded = loadForm(texts.get(name) ?? '', name.replace('.json', ''));
    expect(loaded.ok ? [] : loaded.issues).toEqual([]);
    const found = checkFile({ texts, exists, today: '2026-03-02' }, name);
    expect(found.map(({ rule, path: at, what, fix }) => `${at}: ${rule}: ${what} ${fix}`)).toEqual([]);
  });

  test('there are at least fourteen of them', () => {
    expect(names.length).toBeGreaterThanOrEqual(14);
  });
});
