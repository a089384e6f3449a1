import type { Page } from 'playwright-core';
import { hold } from '../support/bank';
import { useBrowser } from '../support/browser';
import { sampleFile } from '../support/sampleFiles';
import { dropForm, nama, openForm, stepOf } from '../support/smallForm';
import { choose, fieldOf, fill, fillAll, onStep, press } from '../support/visitor';

const visits = useBrowser();

const locked = (page: Page, step: string): Promise<void> =>
  page.locator(`[data-step="${step}"][aria-busy="true"]`).waitFor();

/** Runs a check of the bank before Next goes on. */
const checked = {
  actions: {
    cek: [{ call: 'wic-check', body: { nik: "'3273019901900001'" }, outcomes: [{ match: 'ok', do: [] }] }],
  },
};
const checkedStep = (...blocks: readonly object[]): object => ({
  ...stepOf('cek', ...blocks),
  next: { do: 'cek' },
});

const choices = { label: 'Pilihan', options: ['1|Bandung', '2|Cimahi'] };

/** A field, what it is given at first, and what a visitor tries while the check runs. */
const kinds: readonly (readonly [
  field: { name: string; type: string; label: string },
  given: string,
  tried: string,
])[] = [
  [{ type: 'textarea', name: 'alamat', label: 'Alamat' }, 'Jl. Merdeka', 'Jl. Dago'],
  [{ type: 'email', name: 'email', label: 'Email' }, 'a@b.co.id', 'c@d.co.id'],
  [{ type: 'phone', name: 'hp', label: 'HP' }, '081234567890', '089876543210'],
  [{ type: 'number', name: 'jumlah', label: 'Jumlah' }, '12', '34'],
  [{ type: 'decimal', name: 'bunga', label: 'Bunga' }, '1,5', '2,5'],
  [{ type: 'currency', name: 'nominal', label: 'Nominal' }, '1000000', '2000000'],
  [{ type: 'date', name: 'tanggal', label: 'Tanggal' }, '17081990', '18081991'],
  [{ type: 'select', name: 'pilih', ...choices }, 'Bandung', 'Cimahi'],
  [{ type: 'radio', name: 'radio', ...choices }, 'Bandung', 'Cimahi'],
  [{ type: 'checkboxGroup', name: 'beberapa', ...choices }, 'Bandung', 'Cimahi'],
];

const shown = (page: Page, name: string): Promise<unknown> =>
  fieldOf(page, name).evaluate((frame) =>
    [
      // What was picked for an upload last is the browser's own affair: the list of files says what is there.
      ...frame.querySelectorAll<HTMLElement>('input:not([type="file"]), select, textarea, li'),
    ].map((shown) => {
      if (shown instanceof HTMLInputElement && ['radio', 'checkbox'].includes(shown.type))
        return shown.checked;
      return 'value' in shown ? shown.value : shown.textContent;
    }),
  );

sweep('while a check runs no kind of control shows another answer than the one that goes on', async () => {
  const setuju = { type: 'checkbox', name: 'setuju', label: 'Setuju' };
  const saklar = { type: 'switch', name: 'saklar', label: 'Saklar' };
  const kota = { type: 'searchSelect', name: 'kota', ...choices };
  const foto = { type: 'upload', name: 'foto', label: 'Foto' };
  const fields = [...kinds.map(([field]) => field), kota, setuju, saklar, foto];
  dropForm(visits, [checkedStep(...fields), stepOf('akhir', nama)], checked);
  const page = await visits.open();
  await openForm(page, 'cek');
  for (const [{ name }, given] of kinds) await fill(page, name, given);
  await fillAll(page, { kota: 'Bandung', setuju: true, saklar: true });
  const before = await Promise.all(fields.map(({ name }) => shown(page, name)));
  const bank = hold(visits, 'wic-check');
  await press(page, 'next');
  await bank.asked();
  await locked(page, 'cek');
  await page.getByText('Sedang diproses …').waitFor();

  for (const [{ name, type: kind }, , tried] of kinds) {
    // Ticks and choices refuse in the end, so not by the means that expect them to be taken.
    if (['radio', 'checkboxGroup'].includes(kind)) await fieldOf(page, name).getByLabel(tried).click();
    else await fill(page, name, tried);
  }
  await fieldOf(page, 'kota').getByRole('combobox').click();
  await page.keyboard.type('Cim');
  await page.keyboard.press('Enter');
  await fieldOf(page, 'setuju').getByRole('checkbox').click();
  await fieldOf(page, 'saklar').getByRole('switch').click();
  await choose(page, 'foto', [sampleFile('ktp.png', 'png')]);
  expect(await Promise.all(fields.map(({ name }) => shown(page, name)))).toEqual(before);
  expect(visits.portal.bodiesOf('upload-file')).toEqual([]);

  bank.release();
  await onStep(page, 'akhir');
  await press(page, 'back');
  await onStep(page, 'cek');
  expect(await Promise.all(fields.map(({ name }) => shown(page, name)))).toEqual(before);
});
