import { useBrowser } from './support/browser';
import { fill, onStep, press } from './support/visitor';

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

sweep("the portal's own page in place of a definition means that there is none", async () => {
  const page = await visits.open();
  await page.goto('/form/tidak-ada');
  await page.getByRole('heading', { name: 'Formulir tidak ditemukan' }).waitFor();
});
