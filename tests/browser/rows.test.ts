import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeFindings, sideways } from './support/axe';
import { phone, useBrowser } from './support/browser';
import { answerByKeys, here, pressKey } from './support/keyboard';
import { sampleFile } from './support/sampleFiles';
import { submittedOnce } from './support/submissions';
import { fill, onStep, openProduct, press, type Given } from './support/visitor';

const visits = useBrowser();

/** Three row groups, one of them with pages of its own, beside two ends and ten checks. */
const slug = 'sim-kelompok';
const text = readFileSync(`tests/simulation/forms/${slug}.json`, 'utf8');

const usaha = {
  namaUsaha: 'Toko Maju',
  bentukUsaha: 'Badan usaha',
  usiaUsaha: '5',
  omzet: '50000000',
  jumlahPinjaman: '20000000',
  noHpUsaha: '0812345678',
};
const pengurus = (row: 0 | 1, name: string, nik: string): Readonly<Record<string, Given>> => ({
  [`pengurus.${row}.namaPengurus`]: name,
  [`pengurus.${row}.nikPengurus`]: nik,
  [`pengurus.${row}.jabatan`]: 'Direktur',
  [`pengurus.${row}.mulaiMenjabat`]: '082020',
  [`pengurus.${row}.porsiSaham`]: '40',
  [`pengurus.${row}.gajiPengurus`]: '9000000',
});

/** Opens the form on a phone, on its first step. */
const begun = async (): Promise<Page> => {
  visits.portal.drop(slug, text);
  const page = await visits.open({ viewport: phone });
  await openProduct(page, slug);
  await onStep(page, 'usaha');
  return page;
};

/** Answers in their order by the keyboard alone, then presses a button. */
const byKeys = async (
  page: Page,
  answers: Readonly<Record<string, Given>>,
  action: string,
): Promise<void> => {
  await answerByKeys(page, answers);
  await pressKey(page, action);
};

const rowPage = (page: Page) => page.locator('[data-row-page="pengurus"]:not([aria-busy])');
const cards = (page: Page) => page.locator('[data-field="pengurus"] [data-row]');
const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

test('the keyboard alone fills in and sends a form with rows, on a phone', async () => {
  const page = await begun();
  await byKeys(page, usaha, 'next');

  await onStep(page, 'pengurus');
  await pressKey(page, 'editRow');
  await rowPage(page).waitFor();
  expect(await focusedText(page)).toBe('Pengurus 1');
  await byKeys(page, pengurus(0, 'Ayu', '3273010101900009'), 'saveRow');
  await cards(page).first().getByText('Direktur').waitFor();
  expect(await focusedText(page)).toBe('Pengurus 1: Ayu');
  await pressKey(page, 'addRow');
  await rowPage(page).waitFor();
  // Saved too early: what is wrong stands on the row's own page.
  await pressKey(page, 'saveRow');
  await page.locator('[data-error-summary]').waitFor();
  expect([await axeFindings(page), await sideways(page)]).toEqual([[], 0]);
  await byKeys(page, pengurus(1, 'Budi', '3273010101900008'), 'saveRow');
  await cards(page).nth(1).getByText('Direktur').waitFor();
  expect([await axeFindings(page), await sideways(page)]).toEqual([[], 0]);
  await pressKey(page, 'next');

  await onStep(page, 'gerai');
  const gerai = {
    luasTotal: '300',
    'gerai.0.provinsiGerai': 'JAWA BARAT',
    'gerai.0.kotaGerai': 'KOTA BANDUNG',
    'gerai.0.alamatGerai': 'Jalan Dago 1',
    'gerai.0.luasGerai': '120',
  };
  await byKeys(page, gerai, 'next');

  await onStep(page, 'lampiran');
  await pressKey(page, 'addRow');
  const lampiran = {
    'lampiran.0.judulLampiran': 'Akta',
    'lampiran.0.lembarLampiran': '3',
    'lampiran.0.berkasLampiran': [sampleFile('akta.pdf', 'pdf')],
  };
  await byKeys(page, lampiran, 'next');

  await onStep(page, 'rekening');
  await byKeys(page, { rekeningSumber: '1234567890', rekeningTujuan: '1234567891' }, 'next');
  await page.locator('[data-preview-page]').waitFor();
  await pressKey(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  const { data } = submittedOnce(visits.portal);
  expect(data).toMatchObject({
    pengurus: [
      { namaPengurus: 'Ayu', nikPengurus: '3273010101900009', mulaiMenjabat: '2020-08', porsiSaham: 40 },
      { namaPengurus: 'Budi', nikPengurus: '3273010101900008', porsiSaham: 40 },
    ],
    gerai: [{ luasGerai: 120 }],
    lampiran: [{ judulLampiran: 'Akta', lembarLampiran: 3 }],
    jumlahSaham: 80,
    namaPengurusSemua: 'Ayu, Budi',
  });
});

sweep("a row's page keeps what was typed through the browser's Back, Forward and a reload", async () => {
  const page = await begun();
  for (const [name, given] of Object.entries(usaha)) await fill(page, name, given);
  await press(page, 'next');
  await onStep(page, 'pengurus');
  await page.locator('[data-action="editRow"]').click();
  await rowPage(page).waitFor();
  expect(new URL(page.url()).search).toBe('?step=pengurus&row=1');
  await fill(page, 'pengurus.0.namaPengurus', 'Ayu');
  await page.goBack();
  await cards(page).first().getByRole('heading', { name: 'Pengurus 1: Ayu' }).waitFor();
  expect(await page.locator('[data-row-errors]').count()).toBe(0);
  await page.goForward();
  await rowPage(page).waitFor();
  await page.reload();
  await rowPage(page).waitFor();
  expect(await page.locator('[name="pengurus.0.namaPengurus"]').inputValue()).toBe('Ayu');
  await page.locator('[data-action="back"]').click();
  await cards(page).first().waitFor();
  await press(page, 'next');
  const link = page.getByRole('link', { name: 'Pengurus 1: Ayu: NIK: Harus Diisi' });
  await link.waitFor();
  await link.click();
  await rowPage(page).waitFor();
  expect((await here(page))?.field).toBe('pengurus.0.nikPengurus');
});
