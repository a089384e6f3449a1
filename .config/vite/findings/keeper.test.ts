import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile } from '../../../tests/forms/checkFile';
import { createKeeper, pathFrom } from './keeper';

const folder = mkdtempSync(join(tmpdir(), 'eform-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'contoh.json');
const other = join(folder, 'lain.json');
const save = (path: string, title: unknown): void => {
  const slug = path === file ? 'contoh' : 'lain';
  const steps = [{ id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] }];
  const texts = { next: 'Selanjutnya' };
  writeFileSync(path, JSON.stringify({ version: 1, slug, title, subProductId: 'C-1', texts, steps }));
};

test('a file with a mistake is reported once, and told to be mended once', () => {
  const keeper = createKeeper();
  const check = (): unknown => {
    const { reported, fixed } = keeper.check(file, { checkFile });
    return { reported: reported.map((one) => one.findings.map(({ path }) => path)), fixed };
  };
  save(file, 3);
  expect(check()).toEqual({ reported: [['title']], fixed: [] });
  expect(check()).toEqual({ reported: [], fixed: [] });
  expect(keeper.all()).toHaveLength(1);
  save(file, 'Contoh');
  expect(check()).toEqual({ reported: [], fixed: [file] });
  expect(check()).toEqual({ reported: [], fixed: [] });
  expect(keeper.all()).toEqual([]);
});

test('a file with findings is looked at again when another one is saved', () => {
  const keeper = createKeeper();
  save(file, 3);
  save(other, 'Lain');
  keeper.check(file, { checkFile });
  save(file, 'Contoh');
  expect(keeper.check(other, { checkFile })).toEqual({ reported: [], fixed: [file] });
});

test('a file that was deleted has no findings', () => {
  const keeper = createKeeper();
  save(file, 3);
  keeper.check(file, { checkFile });
  rmSync(file);
  expect(keeper.check(file, { checkFile }).fixed).toEqual([file]);
});

test('a page is checked as a page', () => {
  const page = 'form-definitions/pages/home.json';
  expect(checkFile(page)).toEqual({ file: page, findings: [] });
  expect(() => checkFile('form-definitions/tidak-ada.json')).toThrow(
    'Berkas form-definitions/tidak-ada.json tidak dapat dibaca.',
  );
});

test('findings report paths from the root of the portal', () => {
  expect(pathFrom('/portal', '/portal/form-definitions/a.json')).toBe('form-definitions/a.json');
});
