import { copyFile, mkdir } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { axeFindings } from './support/axe';
import { phone } from './support/browser';
import { useWorkbench } from './support/workbench';

const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  texts: { next: 'Selanjutnya' },
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

const { visits, at, onDisk, open } = useWorkbench('contoh', `${JSON.stringify(contoh, null, 2)}\n`);

beforeAll(async () => {
  await mkdir(at('popups'));
  await copyFile('form-definitions/popups/syarat-kki.json', at('popups/syarat-kki.json'));
});

const begin = async (form: Locator): Promise<void> => {
  // The editor opens on the first step; a visit begins on the page before it.
  await form.page().getByRole('button', { name: 'Kosongkan' }).click();
  await form.locator('[data-action="start"]').click();
  await form.locator('[data-step="data"]').waitFor();
};
const next = (form: Locator): Promise<void> => form.locator('[data-action="next"]').click();

sweep(
  "a scenario that is recorded holds the start, the popup, the bank's answers, a dialog and rows",
  async () => {
    // The file of scenarios is not there yet.
    visits.allow(/404/);
    const { page, form, panel } = await open();
    await panel('Bank menjawab …');
    const call = page.locator('[data-bank-call="tipe-nasabah"]');
    await call.getByText('Untuk tindakan “cek”').waitFor();
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

    await panel('Uji');
    await page.getByLabel('Nama skenario baru').fill('Ditolak sekali, lalu diterima');
    await page.locator('[data-action="record"]').click();
    await page.getByText(/Skenario disimpan dan berhasil|Skenario tidak disimpan/).waitFor();
    const said = await page.locator('[data-panel]').innerText();
    expect(said).toContain('Skenario disimpan dan berhasil');
    const saved = JSON.parse(await onDisk('contoh.scenarios.json')) as {
      scenarios: { calls: object; steps: object[] }[];
    };
    expect(saved.scenarios[0]?.steps).toEqual([
      { next: 'data' },
      { fill: { nik: '3273010101900009', punya: '2|Tidak', anak: [{ nama: 'Budi' }] } },
      { next: true },
      { press: expect.any(String) as unknown },
      { press: 'Mengerti' },
      { fill: { nik: '3273010101900008' } },
      { next: 'akhir' },
      { fill: { kota: 'Bandung' } },
      { expect: { step: 'akhir', fields: ['kota'] } },
    ]);
    expect(saved.scenarios[0]?.calls).toMatchObject({
      'tipe-nasabah': [{ status: 409 }, { body: { succeeded: true } }],
    });
  },
);

sweep('a call that is lost, late or unreadable is reported by the form as visitors are told', async () => {
  const { page, form, panel } = await open();
  await panel('Bank menjawab …');
  await begin(form);
  await form.getByLabel('NIK').fill('3273010101900009');
  await form.getByRole('radio', { name: 'Tidak' }).check();
  await page.locator('[data-bank-call="popup"]').getByRole('combobox').selectOption('html');
  await next(form);
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('button', { name: 'Semua seperti biasa' }).click();
  expect(await page.locator('[data-bank-call="popup"]').getByRole('combobox').inputValue()).toBe('usual');
});

sweep('on a phone every panel is walked by keyboard, fits the screen and has no barrier', async () => {
  // The file of scenarios is not there yet.
  visits.allow(/404/);
  const { page, write } = await open(phone);
  await write(JSON.stringify({ ...contoh, titel: 'Contoh' }, null, 2));
  await page.getByRole('button', { name: /^Temuan [1-9]/ }).waitFor();
  const reached: Record<string, string[]> = {};
  for (const name of ['findings', 'flow', 'tests', 'publish']) {
    await page.locator(`#place-${name}`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-panel="${name}"]:focus`).waitFor();
    if (name === 'findings') await page.locator('[data-finding="unknown-key"]').waitFor();
    expect([name, await axeFindings(page)]).toEqual([name, []]);
    expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      name,
      phone.width,
    ]);
    // Tab reaches every control of the panel, each in full view; Escape leads back to its button.
    const controls = await page
      .locator('[data-panel]')
      .locator('button:enabled, select, input, textarea, a[href], summary')
      // What is folded is out of reach until it is opened.
      .filter({ visible: true })
      .count();
    const met: string[] = [];
    for (let presses = 0; presses < controls; presses += 1) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          const { left = -1, right = -1 } = at?.getBoundingClientRect() ?? {};
          const isInside = at?.closest('[data-panel]') !== null && left >= 0 && right <= window.innerWidth;
          return isInside ? 'reached' : `lost: ${at?.outerHTML.slice(0, 200)}`;
        }),
      );
    }
    reached[name] = met.filter((one) => one !== 'reached');
    await page.keyboard.press('Escape');
    await page.locator(`#place-${name}:focus`).waitFor();
  }
  expect(reached).toEqual({ findings: [], flow: [], tests: [], publish: [] });
});
