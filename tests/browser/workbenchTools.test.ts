import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { phone, useBrowser } from './support/browser';
import { startDevServer, type DevServer } from './support/devServer';

const visits = useBrowser();

const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  start: { minutes: 5 },
  nextPopup: { slug: 'syarat-kki', once: true },
  actions: {
    cek: [
      {
        call: 'tipe-nasabah',
        body: { nik: 'nik', tanggalLahir: "'2000-01-01'" },
        outcomes: [
          { match: 'ok', do: [{ toast: { title: 'Nasabah ditemukan' } }] },
          {
            match: 'status == 409',
            do: [{ dialog: { title: 'Duplikasi Data', buttons: [{ text: 'Mengerti' }] } }, { stop: true }],
          },
        ],
      },
    ],
  },
  steps: [
    {
      id: 'data',
      title: 'Data Diri',
      next: { do: 'cek' },
      blocks: [
        {
          type: 'text',
          name: 'nik',
          label: 'NIK',
          guideText: '16 angka',
          required: true,
          rule: 'digits',
          minLength: 16,
          maxLength: 16,
        },
        {
          type: 'radio',
          name: 'punya',
          label: 'Punya usaha?',
          required: true,
          options: ['1|Ya', '2|Tidak'],
        },
        {
          type: 'text',
          name: 'usaha',
          label: 'Nama Usaha',
          required: true,
          visibleWhen: [{ name: 'punya', condition: 'equals', value: '1' }],
        },
        {
          type: 'rows',
          name: 'anak',
          label: 'Anak',
          maxRows: 3,
          blocks: [{ type: 'text', name: 'nama', label: 'Nama Anak', required: true }],
        },
      ],
    },
    {
      id: 'usaha',
      title: 'Usaha',
      visibleWhen: [{ name: 'punya', condition: 'equals', value: '1' }],
      blocks: [{ type: 'currency', name: 'omzet', label: 'Omzet', required: true }],
    },
    { id: 'akhir', title: 'Akhir', blocks: [{ type: 'text', name: 'kota', label: 'Kota', required: true }] },
  ],
};

let folder = '';
let server: DevServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-tools-'));
  await mkdir(join(folder, 'popups'));
  await copyFile('form-definitions/popups/syarat-kki.json', join(folder, 'popups/syarat-kki.json'));
  server = await startDevServer(folder);
}, 60_000);
afterAll(async () => {
  // What did not start has nothing to stop.
  await (server as DevServer | undefined)?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => writeFile(join(folder, 'contoh.json'), `${JSON.stringify(contoh, null, 2)}\n`));

const open = async (): Promise<{
  page: Page;
  form: FrameLocator;
  panel: (name: string) => Promise<void>;
}> => {
  visits.allow(/504 \(Outdated|dynamically imported module/);
  const page = await visits.open({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'allow',
  });
  await page.goto('/editor/contoh');
  const form = page.frameLocator('iframe');
  await form.locator('[data-start-page]').waitFor();
  await page.getByText('Tidak ada temuan.').waitFor();
  return { page, form, panel: (name) => page.getByRole('tab', { name }).click() };
};

const begin = async (form: FrameLocator): Promise<void> => {
  await form.locator('[data-action="start"]').click();
  await form.locator('[data-step="data"]').waitFor();
};
const next = (form: FrameLocator): Promise<void> => form.locator('[data-action="next"]').click();

test("'Bagaimana jika?' tells what an answer would change, and leaves the answers alone", async () => {
  const { page, form, panel } = await open();
  await begin(form);
  await panel('Bagaimana jika?');
  await page.getByLabel('Pertanyaan').selectOption('punya');
  await page.getByLabel('Jawaban yang dicoba').selectOption({ label: 'Ya' });
  await page.locator('[data-consequence="appears"]').getByText('Langkah “Usaha”', { exact: true }).waitFor();
  await page
    .locator('[data-consequence="appears"]')
    .getByText('“Nama Usaha” (wajib) di langkah “Data Diri”')
    .waitFor();
  expect(await form.getByRole('radio', { name: 'Ya' }).isChecked()).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("a scenario that is recorded holds the start, the popup, the bank's answers, a dialog and rows", async () => {
  // The file of scenarios is not there yet.
  visits.allow(/404/);
  const { page, form, panel } = await open();
  await panel('Jawaban bank');
  const call = page.locator('[data-bank-call="tipe-nasabah"]');
  await call.getByText('Dipakai oleh: tindakan “cek”').waitFor();
  await call.getByRole('combobox').selectOption('status-409');
  expect(await axeFindings(page)).toEqual([]);
  await begin(form);
  await form.getByLabel('NIK').fill('3273010101900009');
  await form.getByRole('radio', { name: 'Tidak' }).check();
  await form.locator('[data-action="addRow"]').click();
  await form.getByLabel('Nama Anak').fill('Budi');
  await next(form);
  await form.getByRole('button', { name: 'Lanjutkan' }).click();
  await form.getByRole('dialog', { name: 'Duplikasi Data' }).waitFor();
  await form.getByRole('button', { name: 'Mengerti' }).click();
  await call.getByRole('combobox').selectOption('sample');
  await form.getByLabel('NIK').fill('3273010101900008');
  await next(form);
  await form.locator('[data-step="akhir"]').waitFor();
  await form.getByLabel('Kota').fill('Bandung');

  await panel('Skenario');
  await page.getByLabel('Nama skenario baru').fill('Ditolak sekali, lalu diterima');
  await page.locator('[data-action="record"]').click();
  await page.getByText(/Skenario disimpan dan berhasil|Skenario tidak disimpan/).waitFor();
  const said = await page.locator('[data-panel]').innerText();
  expect(said).toContain('Skenario disimpan dan berhasil');
  const saved = JSON.parse(await readFile(join(folder, 'contoh.scenarios.json'), 'utf8')) as {
    scenarios: { calls: object; steps: object[] }[];
  };
  expect(saved.scenarios[0]?.steps).toEqual([
    { next: true },
    { fill: { nik: '3273010101900009', punya: '2|Tidak', anak: [{ nama: 'Budi' }] } },
    { next: true },
    { press: expect.any(String) as unknown },
    { press: 'Mengerti' },
    { fill: { nik: '3273010101900008' } },
    { next: true },
    { fill: { kota: 'Bandung' } },
    { expect: { step: 'akhir', fields: ['kota'] } },
  ]);
  expect(saved.scenarios[0]?.calls).toMatchObject({
    'tipe-nasabah': [{ status: 409 }, { body: { succeeded: true } }],
  });
});

test('a call that is lost, late or unreadable is told by the form as visitors are told', async () => {
  const { page, form, panel } = await open();
  await panel('Jawaban bank');
  await begin(form);
  await form.getByLabel('NIK').fill('3273010101900009');
  await form.getByRole('radio', { name: 'Tidak' }).check();
  await page.locator('[data-bank-call="popup"]').getByRole('combobox').selectOption('html');
  await next(form);
  await form.getByRole('alert').first().waitFor();
  await page.getByRole('button', { name: 'Semua seperti biasa' }).click();
  expect(await page.locator('[data-bank-call="popup"]').getByRole('combobox').inputValue()).toBe('usual');
});
