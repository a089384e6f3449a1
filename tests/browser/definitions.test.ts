import { slug } from './support/application';
import { useBrowser } from './support/browser';
import { fill, onStep, openProduct, press } from './support/visitor';

const visits = useBrowser();

const field = { type: 'text', name: 'nama', label: 'Nama', required: true };
const product = {
  id: '99',
  name: 'Produk Baru',
  category: { id: '1', name: 'Tabungan', slug: 'tabungan' },
};
const definition = (change: object = {}): string =>
  JSON.stringify({
    version: 1,
    slug: 'produk-baru',
    title: 'Produk Baru',
    subProductId: 'BARU-01',
    product,
    steps: [{ id: 'data-diri', title: 'Data Diri', blocks: [field] }],
    ...change,
  });

test('a file dropped into the folder of a deployed portal is a product', async () => {
  visits.portal.drop('produk-baru', definition());
  const page = await visits.open();
  await page.goto('/form/produk-baru');
  await onStep(page, 'data-diri');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await page.locator('[data-preview="nama"]').getByText('Siti').waitFor();
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  expect(visits.portal.bodiesOf('submit')).toEqual([{ subProductId: 'BARU-01', data: '{"nama":"Siti"}' }]);
});

const condition = (name: string) => [{ name, condition: 'isFilled' }];

sweep.each([
  [
    'a misspelt name in a condition',
    definition({
      steps: [
        {
          id: 'data-diri',
          title: 'Data Diri',
          blocks: [field, { type: 'text', name: 'alamat', label: 'Alamat', visibleWhen: condition('nma') }],
        },
      ],
    }),
    /steps\[0\]\.blocks\[1\]\.visibleWhen.*Mungkin maksud Anda "nama"/s,
  ],
  [
    'a cycle',
    definition({
      steps: [
        {
          id: 'data-diri',
          title: 'Data Diri',
          blocks: [
            { ...field, visibleWhen: condition('alamat') },
            { type: 'text', name: 'alamat', label: 'Alamat', visibleWhen: condition('nama') },
          ],
        },
      ],
    }),
    /nama.*alamat|alamat.*nama/s,
  ],
  [
    'a forbidden name',
    definition({ constants: JSON.parse('{"__proto__": 1}') as object }).replace(
      '"steps"',
      '"constants":{"__proto__":1},"steps"',
    ),
    /__proto__/,
  ],
  ['broken JSON', '{"version": 1, "slug": ', /baris 1, kolom 24/],
])('%s is reported with its path, and leaves the other products working', async (_, text, reported) => {
  visits.allow(/Rincian untuk pengelola formulir/);
  visits.portal.drop('produk-baru', text);
  const page = await visits.open();
  await page.goto('/form/produk-baru');
  await page.getByRole('heading', { name: 'Formulir sedang diperbaiki' }).waitFor();
  expect(await page.locator('[data-issues]').textContent()).toMatch(reported);
  await openProduct(page, slug);
  await onStep(page, 'tipe-nasabah');
});

sweep("the portal's own page in place of a definition means that there is none", async () => {
  const page = await visits.open();
  await page.goto('/form/tidak-ada');
  await page.getByRole('heading', { name: 'Formulir tidak ditemukan' }).waitFor();
});

sweep('any other page in its place is a fault that can be tried again', async () => {
  visits.portal.drop('produk-baru', '<!doctype html><title>Masuk Wi-Fi</title>');
  const page = await visits.open();
  await page.goto('/form/produk-baru');
  await page.getByRole('heading', { name: 'Formulir gagal dimuat' }).waitFor();
  visits.portal.drop('produk-baru', definition());
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await onStep(page, 'data-diri');
});

sweep('a step that cannot be entered yet leads to the first unfinished one', async () => {
  const page = await visits.open();
  // Its Next has a check to make, whatever its answers.
  await page.goto(`/form/${slug}?step=rencana-setoran`);
  await onStep(page, 'tipe-nasabah');
  await page.getByText('Lengkapi dulu langkah ini sebelum melanjutkan.').waitFor();
  await page.goto(`/form/${slug}/preview`);
  await onStep(page, 'tipe-nasabah');
});
