import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeFolder } from './wholeFolder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every file of definitions is there by its path, whatever its name; what is none is not', async () => {
  const definitions = join(folder, 'definitions');
  await mkdir(join(definitions, 'pages'), { recursive: true });
  for (const name of [
    'produk.json',
    'Salah_Nama.json',
    'README.md',
    'form.schema.json',
    '.aneh',
    'pages/home.json',
  ])
    await writeFile(join(definitions, name), name);
  await mkdir(join(folder, 'public', 'files'), { recursive: true });
  await writeFile(join(folder, 'public', 'files', 'a.webp'), '');
  await mkdir(join(definitions, 'publikasi', 'produk'), { recursive: true });
  await writeFile(join(definitions, 'publikasi', 'produk', 'riwayat.json'), '{}');
  const { texts, changed, files } = await wholeFolder(definitions, join(folder, 'public'));
  expect(texts).toEqual({
    'produk.json': 'produk.json',
    'Salah_Nama.json': 'Salah_Nama.json',
    'pages/home.json': 'pages/home.json',
  });
  expect(Object.keys(changed)).toEqual(Object.keys(texts));
  expect(files).toContain('/files/a.webp');
});

test('a folder that is not there is an empty one', async () => {
  expect(await wholeFolder(join(folder, 'a'), join(folder, 'b'))).toEqual({
    texts: {},
    changed: {},
    files: [],
  });
});
