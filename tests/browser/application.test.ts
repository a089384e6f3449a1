import { desk, phone, useBrowser } from './support/browser';
import { slug, steps } from './support/application';
import { begin, declare, fillAll, onStep, openProduct, press } from './support/visitor';

// The first day of debiting lies within a year of this one.
const today = new Date('2026-11-21T09:00:00+07:00');

const visits = useBrowser();

const number = '[data-registration-number]';

describe.each([
  ['a phone', phone],
  ['a wide screen', desk],
])('On %s', (_, viewport) => {
  sweep(
    "a visitor goes from the home page to a registration number, which the next visit shows again; 'Ajukan lagi' restarts",
    async () => {
      const page = await visits.open({ viewport });
      await page.clock.setFixedTime(today);
      await page.goto('/');
      const products = page.getByRole('tabpanel', { name: 'Tabungan' });
      // A phone shows one card at a time.
      if (viewport === phone) await products.getByRole('button', { name: 'Produk berikutnya' }).click();
      await products.getByRole('link', { name: /Tandamata Berjangka/ }).click();
      await begin(page);
      for (const [step, answers] of steps) {
        await onStep(page, step);
        await fillAll(page, answers);
        await press(page, 'next');
      }
      await page.locator('[data-preview="alamatSamaDenganKtp"]').getByText('Dago').waitFor();
      await press(page, 'submit');
      await page.locator('[data-error-summary]').getByRole('link').waitFor();
      expect(visits.portal.bodiesOf('submit')).toEqual([]);
      await declare(page);
      await press(page, 'submit');
      const given = await page.locator(number).textContent();
      expect(given).toMatch(/\S{6,}/);

      const [body, ...more] = visits.portal.bodiesOf('submit') as { subProductId: string; data: string }[];
      expect(more).toEqual([]);
      expect(Object.keys(body ?? {})).toEqual(['subProductId', 'data']);
      const data = JSON.parse(body?.data ?? '') as Record<string, unknown>;
      expect(data).toMatchObject({
        tipeNasabah: '1|non-nasabah',
        namaLengkap: "SITI NUR'AINI",
        tanggalLahir: '1990-01-01',
        provinsiTinggalSaatIni: '32|JAWA BARAT',
        setoranAwal: 1_000_000,
        setoranAwalTerbilang: 'Satu Juta Rupiah',
        tanggalDebetAkhir: '2028-01-31',
      });
      // Asked of foreigners only: hidden, so not sent.
      expect(data).not.toHaveProperty('negara');

      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(kept.sort()).toEqual([`eform:${slug}:receipt`, `eform:${slug}:receipt:expiry`]);
      await page.reload();
      await page.locator(number).waitFor();
      expect(await page.locator(number).textContent()).toBe(given);

      await openProduct(page, slug);
      await page.locator(number).waitFor();
      expect(await page.locator(number).textContent()).toBe(given);
      await page.getByRole('button', { name: 'Ajukan lagi' }).click();
      await onStep(page, 'tipe-nasabah');
      await press(page, 'next');
      await onStep(page, 'identitas');
      expect(await page.locator('[name="nik"]').inputValue()).toBe('');
    },
  );
});

test('Back shows a step from 150 px on, wherever it was left', async () => {
  const questions = Array.from({ length: 30 }, (_, at) => ({
    type: 'text',
    name: `isi${at}`,
    label: `Isi ${at}`,
  }));
  const blocks = (id: string) => questions.map((one) => ({ ...one, name: `${id}${one.name}` }));
  visits.portal.drop(
    'panjang',
    JSON.stringify({
      version: 1,
      slug: 'panjang',
      title: 'Panjang',
      subProductId: 'PANJANG-01',
      steps: ['satu', 'dua'].map((id) => ({ id, title: id, blocks: blocks(id) })),
    }),
  );
  const page = await visits.open({ viewport: phone });
  await page.goto('/form/panjang');
  await onStep(page, 'satu');
  await press(page, 'next');
  await onStep(page, 'dua');
  await page.waitForFunction(() => window.scrollY === 150);
  await press(page, 'back');
  await onStep(page, 'satu');
  await page.waitForFunction(() => window.scrollY === 150);
  // What the browser would do afterwards, it has done by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.goForward();
  await onStep(page, 'dua');
  await page.waitForFunction(() => window.scrollY === 150);
});
