import { manifestOf } from '../../publication/contents';
import { contoh } from '../testing/standing';
import { memoryFolder } from '../testing/memoryFolder';
import { attentionOf, lookAtProduct, rowsBeside, rowsOf } from './productStates';

const sound = JSON.stringify({
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  steps: [
    { id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama', maxLength: 9 }] },
  ],
});
const manifest = (text: string): Promise<string> =>
  manifestOf('contoh', new Map([['form-definitions/contoh.json', text]]));

async function stateOf(files: Readonly<Record<string, string>>) {
  const { folder } = memoryFolder(files);
  const whole = await folder.whole();
  if (!whole) throw new Error('a folder in memory is whole');
  return lookAtProduct(folder, whole, 'contoh');
}

test('a product stands to what was published of it, by all of its definitions', async () => {
  const versions = [{ version: 3, at: '', author: 'Sari', reason: 'Batas', fingerprint: '' }];
  const published = {
    'publikasi/contoh/manifest.json': await manifest(sound),
    'publikasi/contoh/riwayat.json': JSON.stringify({ versions }),
  };
  expect(await stateOf({ 'contoh.json': sound })).toMatchObject({ state: 'never', version: 0 });
  expect(await stateOf({ 'contoh.json': sound, ...published })).toMatchObject({ state: 'same', version: 3 });
  const edited = sound.replace('"Nama"', '"Nama Lengkap"');
  expect(await stateOf({ 'contoh.json': edited, ...published })).toMatchObject({ state: 'changed' });
});

test.each(['{', '{"versions":5}'])(
  'a history that cannot be read is said, and so are the findings: %s',
  async (text) => {
    const files = { 'contoh.json': sound, 'publikasi/contoh/manifest.json': await manifest(sound) };
    const found = await stateOf({ ...files, 'publikasi/contoh/riwayat.json': text });
    expect(found).toMatchObject({ errors: 0, fault: expect.stringContaining('riwayat.json') as string });
    expect(found.state).toBeUndefined();
  },
);

test('one that cannot be opened is broken, and asks for attention with its mistakes', async () => {
  expect(await stateOf({ 'contoh.json': '{' })).toMatchObject({ state: 'broken', errors: 1 });
  const wrong = sound.replace('"maxLength"', '"maxLenght"');
  expect(await stateOf({ 'contoh.json': wrong })).toMatchObject({ state: 'broken', errors: 1 });
  expect(await stateOf({ 'contoh.json': sound })).toMatchObject({ errors: 0 });
});

test('who asks for attention stands first: broken, mistakes, changed, advice, and the rest', () => {
  const sound = { version: 1, errors: 0, advice: 0, state: 'same' } as const;
  const asking = [
    { ...sound, state: 'broken', errors: 1 } as const,
    { ...sound, errors: 2 },
    { ...sound, state: 'changed' } as const,
    { ...sound, advice: 1 },
    sound,
  ];
  expect(asking.map(attentionOf)).toEqual([0, 1, 2, 3, 4]);
});

test('products are listed by title; scenarios, fragments and templates are none', async () => {
  const { folder } = memoryFolder({
    'contoh.json': JSON.stringify(contoh),
    'contoh.scenarios.json': '{}',
    'a.json': '{"title":"Zakat"}',
    'rusak.json': '{',
    'fragments/alamat.json': '{}',
    'templates/kosong.json': '{}',
  });
  const whole = await folder.whole();
  expect(whole && rowsOf(whole).map(({ slug, title }) => [slug, title])).toEqual([
    ['contoh', 'Contoh'],
    ['rusak', 'Rusak'],
    ['a', 'Zakat'],
  ]);
});

test('shared pieces, pages and popups are listed beside, each with what it is', async () => {
  const field = { type: 'text', name: 'jalan', label: 'Jalan' };
  const user = {
    ...(JSON.parse(sound) as object),
    steps: [{ id: 'a', title: 'A', blocks: [{ fragment: 'alamat-rumah' }] }],
  };
  const { folder } = memoryFolder({
    'contoh.json': JSON.stringify(user),
    'fragments/alamat-rumah.json': JSON.stringify({ blocks: [field] }),
    'fragments/nasabah.scenarios.json': '{}',
    'pages/bantuan.json': '{"blocks":[]}',
    'popups/syarat.json': '{"blocks":[',
  });
  const whole = await folder.whole();
  const rows = whole && rowsBeside(whole).flatMap((one) => one.rows);
  expect(rows?.map(({ slug, title, about }) => [slug, title, about])).toEqual([
    ['fragments/alamat-rumah', 'Alamat rumah', 'Jalan · dipakai 1 produk'],
    ['pages/bantuan', 'Bantuan', '/bantuan'],
    ['popups/syarat', 'Syarat', 'Isi jendela yang dibuka sebuah tombol'],
  ]);
  const looked = (slug: string) => whole && lookAtProduct(folder, whole, slug);
  expect(await looked('popups/syarat')).toMatchObject({ errors: 1 });
  expect((await looked('fragments/alamat-rumah'))?.state).toBeUndefined();
});
