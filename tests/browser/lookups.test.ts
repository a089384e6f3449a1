import { fillUntil } from './support/application';
import { phone, useBrowser } from './support/browser';
import { json } from './support/portal';
import { fieldOf, fill } from './support/visitor';

const visits = useBrowser();

interface Lookup {
  url: string;
  filters: readonly { field: string; value: string }[];
}

const asked = (url: string): Lookup[] =>
  (visits.portal.bodiesOf('remote-select') as Lookup[]).filter((body) => body.url === url);

sweep(
  'Cascading selects: a changed province empties what hangs on it, and asks for its own cities',
  async () => {
    const page = await visits.open();
    await fillUntil(page, 'alamat-ktp');
    await fill(page, 'province', 'JAWA BARAT');
    await fill(page, 'city', 'KOTA BANDUNG');
    await fill(page, 'district', 'Coblong');
    await fill(page, 'village', 'Dago');
    const postalCode = page.locator('[name="kodePos"]');
    expect(await postalCode.inputValue()).toMatch(/^\d{5}$/);
    await fill(page, 'province', 'BALI');
    for (const name of ['city', 'district', 'village']) {
      expect(await page.locator(`[name="${name}"]`).inputValue()).toBe('');
    }
    expect(await page.locator('[name="district"]').getAttribute('placeholder')).toMatch(/dulu$/);
    await fieldOf(page, 'city').getByRole('combobox').click();
    await page.getByRole('option', { name: 'KOTA DENPASAR' }).waitFor();
    expect(asked('/city/filter').at(-1)?.filters).toEqual([
      { field: 'provinceId', value: '51', type: 'text', comparisonOperator: '=' },
    ]);
  },
);

sweep('a late answer to an older question is shown to nobody', async () => {
  const page = await visits.open();
  await fillUntil(page, 'alamat-ktp');
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  visits.portal.answer('remote-select', async ({ body }) => {
    const { url, filters } = body as Lookup;
    if (url === '/city/filter' && filters[0]?.value === '32') await held;
    return undefined;
  });
  await fill(page, 'province', 'JAWA BARAT');
  await fieldOf(page, 'city').locator('[data-loading]').first().waitFor({ state: 'attached' });
  await fill(page, 'province', 'BALI');
  release();
  await fieldOf(page, 'city').getByRole('combobox').click();
  await page.getByRole('option', { name: 'KOTA DENPASAR' }).waitFor();
  expect(await page.getByRole('option', { name: 'KOTA BANDUNG' }).count()).toBe(0);
});

sweep('a list is not asked for again when the window gets the focus', async () => {
  const page = await visits.open();
  await page.clock.install();
  await fillUntil(page, 'alamat-ktp');
  await fill(page, 'province', 'JAWA BARAT');
  await fieldOf(page, 'city').getByRole('combobox').click();
  await page.getByRole('option', { name: 'KOTA BANDUNG' }).waitFor();
  // Long after the time in which a second question counts as the first one.
  await page.clock.runFor('01:00');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await fill(page, 'province', 'BALI');
  await fill(page, 'city', 'KOTA DENPASAR');
  expect(asked('/province/filter')).toHaveLength(1);
  expect(asked('/city/filter').map(({ filters }) => filters[0]?.value)).toEqual(['32', '51']);
});

sweep(
  'an answered list is searched for another answer by keyboard on a phone, whatever the bank finds meanwhile',
  async () => {
    const cities = ['KOTA BANDUNG', 'KABUPATEN BANDUNG', 'KOTA BEKASI'];
    const data = cities.map((name, at) => ({ id: String(3201 + at), name }));
    visits.portal.answer('remote-select', ({ body }) => {
      const { url, filters } = body as Lookup;
      if (url !== '/city/filter') return undefined;
      return json({ statusCode: 200, data: filters.some(({ field }) => field === 'name') ? [] : data });
    });
    const page = await visits.open({ viewport: phone });
    await fillUntil(page, 'alamat-ktp');
    await fill(page, 'province', 'JAWA BARAT');
    const city = fieldOf(page, 'city');
    const box = city.getByRole('combobox');
    await city.getByText('3 pilihan tersedia').waitFor({ state: 'attached' });
    await box.focus();
    await page.keyboard.type('kota ban');
    await page.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('KOTA BANDUNG');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+A');
    // One answer for the whole text, a second after its last key.
    const searched = page.waitForResponse(
      (response) =>
        response.url().endsWith('/remote-select') &&
        (response.request().postData() ?? '').includes('bandung kab'),
    );
    await page.keyboard.type('bandung kab');
    await searched;
    await city.locator('[data-loading]').first().waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('bandung kab');
    expect(await page.getByRole('option').allTextContents()).toEqual(['KABUPATEN BANDUNG']);
    await page.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('KABUPATEN BANDUNG');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('bekaso');
    await page.getByRole('option', { name: 'KOTA BEKASI' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await box.inputValue()).toBe('KOTA BEKASI');
  },
);
