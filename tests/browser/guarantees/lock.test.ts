import type { Page } from 'playwright-core';
import { hold } from '../support/bank';
import { useBrowser } from '../support/browser';
import { sampleFile } from '../support/sampleFiles';
import { dropForm, nama, openForm, stepOf } from '../support/smallForm';
import { choose, fieldOf, fill, fillAll, onStep, press } from '../support/visitor';
import { kept, notRegistered, openFlow, stranger } from '../support/walkin';
import { drafts } from '../walkin/drafts';

const visits = useBrowser();

const locked = (page: Page, step: string): Promise<void> =>
  page.locator(`[data-step="${step}"][aria-busy="true"]`).waitFor();

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** What a visitor may try while the bank looks at the answers: keys, a paste, and the cut of all. */
const type = async (page: Page, name: string, text: string): Promise<void> => {
  const control = page.locator(`[name="${name}"]`);
  await control.focus();
  await control.press('End');
  await control.pressSequentially(text);
  await page.keyboard.insertText(text);
  await control.press('ControlOrMeta+A');
  await control.press('Delete');
};

sweep('while the identity is checked its answers stay as they were judged, and go on so', async () => {
  const page = await openFlow(visits);
  await fillAll(page, stranger);
  const bank = hold(visits, 'wic-check');
  await page.locator('[name="nik"]').press('Enter');
  await bank.asked();
  await locked(page, 'identitas-awal');
  expect(await focusedName(page)).toBe('nik');
  await type(page, 'nik', '9');
  expect(await page.locator('[name="nik"]').inputValue()).toBe(stranger.nik);
  expect(await focusedName(page)).toBe('nik');
  await type(page, 'nama', 'x');
  expect(await page.locator('[name="nama"]').inputValue()).toBe(stranger.nama);
  const forSomebody = fieldOf(page, 'bertindakUntukKepentingan').getByRole('radio', {
    name: 'Mewakili Nasabah',
  });
  await forSomebody.click();
  expect(await forSomebody.isChecked()).toBe(false);
  expect(await fieldOf(page, 'klasifikasiNasabah').count()).toBe(0);
  bank.release();
  await notRegistered(page).getByRole('button').click();
  await page.locator('[data-step="screening"]').waitFor();
  expect(visits.portal.bodiesOf('wic-check')).toEqual([{ nik: stranger.nik }]);
  expect((await kept(page)).data).toMatchObject({
    nik: stranger.nik,
    nomorIdentitas: stranger.nik,
    nama: stranger.nama,
  });
});

sweep('while the screening runs, the name that was screened is the one that is registered', async () => {
  const page = await openFlow(visits, { draft: drafts.screening });
  const bank = hold(visits, 'screening');
  await press(page, 'next');
  await bank.asked();
  await locked(page, 'screening');
  await type(page, 'namaGadisIbuKandung', 'x');
  await type(page, 'tanggalLahir', '1');
  expect(await page.locator('[name="namaGadisIbuKandung"]').inputValue()).toBe('dewi lestari');
  expect(await page.locator('[name="tanggalLahir"]').inputValue()).toBe('17/08/1990');
  bank.release();
  await page.locator('[data-step="tab-1"]').waitFor();
  expect((await kept(page)).data).toMatchObject({
    namaGadisIbuKandung: 'dewi lestari',
    tanggalLahir: '1990-08-17',
  });
});

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

sweep(
  'Back while a check runs gives the check up: nothing goes on, and the answers can be changed again',
  async () => {
    const other = '3273019901900002';
    const nik = { type: 'text', name: 'nik', label: 'NIK', required: true };
    dropForm(visits, [stepOf('isi', nama), checkedStep(nik), stepOf('akhir', { ...nama, name: 'kota' })], {
      actions: { cek: [{ ...checked.actions.cek[0], body: { nik: 'nik' } }] },
    });
    const page = await visits.open();
    await openForm(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
    await onStep(page, 'cek');
    await fill(page, 'nik', stranger.nik);
    const bank = hold(visits, 'wic-check');
    await press(page, 'next');
    await bank.asked();
    await locked(page, 'cek');
    await press(page, 'back');
    await onStep(page, 'isi');
    bank.release();
    await fill(page, 'nama', 'Dewi');
    await press(page, 'next');
    await onStep(page, 'cek');
    await fill(page, 'nik', other);
    await press(page, 'next');
    await onStep(page, 'akhir');
    expect(visits.portal.bodiesOf('wic-check')).toEqual([{ nik: stranger.nik }, { nik: other }]);
  },
);

sweep("while a button's call runs, the answer that it is about stays as it was asked", async () => {
  const nik = { type: 'text', name: 'nik', label: 'NIK', required: true };
  const hasil = { type: 'text', name: 'hasil', label: 'Hasil', readOnly: true };
  dropForm(visits, [stepOf('isi', nik, { type: 'button', text: 'Periksa', do: 'periksa' }, hasil)], {
    actions: {
      periksa: [
        {
          call: 'wic-check',
          body: { nik: 'nik' },
          outcomes: [{ match: 'ok', do: [{ set: { hasil: "'Diperiksa'" } }] }],
        },
      ],
    },
  });
  const page = await visits.open();
  await openForm(page, 'isi');
  await fill(page, 'nik', stranger.nik);
  const bank = hold(visits, 'wic-check');
  await page.getByRole('button', { name: 'Periksa' }).click();
  await bank.asked();
  await locked(page, 'isi');
  await type(page, 'nik', '9');
  expect(await page.locator('[name="nik"]').inputValue()).toBe(stranger.nik);
  bank.release();
  await onStep(page, 'isi');
  expect(await page.locator('[name="hasil"]').inputValue()).toBe('Diperiksa');
  expect(await page.locator('[name="nik"]').inputValue()).toBe(stranger.nik);
  expect(visits.portal.bodiesOf('wic-check')).toEqual([{ nik: stranger.nik }]);
  await fill(page, 'nik', '3273019901900002');
  expect(await page.locator('[name="nik"]').inputValue()).toBe('3273019901900002');
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

sweep('a file that arrives while a check of another step runs is kept', async () => {
  const berkas = { type: 'upload', name: 'berkas', label: 'Berkas' };
  dropForm(visits, [checkedStep(nama), stepOf('lampiran', berkas)], checked);
  const page = await visits.open();
  await openForm(page, 'cek');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await onStep(page, 'lampiran');
  const files = hold(visits, 'upload-file');
  await choose(page, 'berkas', [sampleFile('ktp.png', 'png')]);
  await files.asked();
  await press(page, 'back');
  await onStep(page, 'cek');
  const bank = hold(visits, 'wic-check');
  await press(page, 'next');
  await bank.asked();
  await locked(page, 'cek');
  const arrived = page.waitForResponse(/upload-file/);
  files.release();
  await (await arrived).finished();
  bank.release();
  await onStep(page, 'lampiran');
  await fieldOf(page, 'berkas').locator('[data-state="uploaded"]').waitFor();
});
