import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { useWorkbench, type Bench } from './support/workbench';

const block = (change: object): object => ({ type: 'text', width: 12, ...change });
const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  texts: { next: 'Selanjutnya' },
  steps: [
    {
      id: 'data',
      title: 'Data Diri',
      blocks: [
        block({ name: 'nama', label: 'Nama', required: true }),
        block({
          type: 'radio',
          name: 'punyaRekening',
          label: 'Punya rekening?',
          required: true,
          options: [
            { value: '1', label: 'Ya' },
            { value: '2', label: 'Tidak' },
          ],
        }),
        block({
          name: 'nomorRekening',
          label: 'Nomor Rekening',
          rule: 'digits',
          requiredWhen: [{ name: 'punyaRekening', condition: 'equals', value: '1' }],
          visibleWhen: [{ name: 'punyaRekening', condition: 'equals', value: '1' }],
        }),
      ],
    },
    {
      id: 'rekening',
      title: 'Rekening Lama',
      visibleWhen: [{ name: 'punyaRekening', condition: 'equals', value: '1' }],
      blocks: [block({ name: 'cabang', label: 'Cabang' })],
    },
    { id: 'alamat', title: 'Alamat', blocks: [block({ name: 'kota', label: 'Kota', required: true })] },
  ],
};
const written = `${JSON.stringify(contoh, null, 2)}\n`;
const scenarios = {
  scenarios: [
    {
      name: 'Tanpa rekening, langkah rekening dilewati',
      today: '2026-03-02',
      steps: [
        { fill: { nama: 'Siti', punyaRekening: '2' } },
        { next: true },
        { expect: { step: 'alamat', path: ['data', 'alamat'] } },
      ],
    },
    {
      name: 'Skenario yang keliru',
      today: '2026-03-02',
      steps: [{ next: true }, { expect: { step: 'alamat' } }],
    },
  ],
};

const { visits, at, onDisk, open } = useWorkbench('contoh', written);

beforeEach(() => writeFile(at('contoh.scenarios.json'), JSON.stringify(scenarios, null, 2)));

/** Answers 'Punya rekening?'. */
const answer = (form: Locator, label: string): Promise<void> =>
  form.getByRole('radio', { name: label, exact: true }).check();

test('the form follows the text, keeps its answers and its step, and is laid out for a phone or a wide screen', async () => {
  const { page, form, write } = await open();
  await form.getByLabel('Nama').fill('Siti Aminah');
  await answer(form, 'Tidak');
  await form.locator('[data-action="next"]').click();
  await form.locator('[data-step="alamat"]').waitFor();
  await write(written.replace('"Kota"', '"Kota atau Kabupaten"'));
  await form.getByLabel('Kota atau Kabupaten').waitFor();
  await form.locator('[data-action="back"]').click();
  await form.locator('[data-step="data"]').waitFor();
  expect(await form.getByLabel('Nama').inputValue()).toBe('Siti Aminah');
  expect(await form.getByRole('radio', { name: 'Tidak' }).isChecked()).toBe(true);

  const width = () => form.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth);
  expect(await width()).toBe(360);
  await page.getByRole('button', { name: 'Lebar', exact: true }).click();
  expect(await width()).toBe(1024);
});

sweep(
  'what looks beyond the file is reported, and one press mends what has one remedy, in the text as it stands',
  async () => {
    await writeFile(at('lain.json'), written.replaceAll('contoh', 'lain').replace('CTH-01', 'CTH-02'));
    const { page, write, save } = await open();
    const wrong = written
      .replace('"subProductId": "CTH-01"', '"subProductId":   "CTH-02"')
      .replace('"label": "Nama"', '"label": "Nama {{kota}}"')
      .replace('"rule": "digits"', '"rul":\t"digits"');
    await write(wrong);
    await page.getByRole('button', { name: /^Temuan [1-9]/ }).click();
    await page.locator('[data-finding="unknown-key"]').waitFor();
    await page.locator('[data-finding="same-product"]').getByText('Produk “lain”').waitFor();
    await page
      .getByRole('button', { name: /^Perbaiki baris/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-finding="unknown-key"]').waitFor({ state: 'detached' });
    await page.getByText(/^Baris \d+ diperbaiki\./).waitFor();
    await page.locator('[data-finding="text-braces"] [data-action="mend"]').click();
    await page.locator('[data-finding="text-braces"]').waitFor({ state: 'detached' });
    expect(await axeFindings(page)).toEqual([]);
    // What two files must settle between them has no one remedy.
    expect(await page.locator('[data-action="mend"]').count()).toBe(0);
    expect(await save()).toBe(wrong.replace('"rul"', '"rule"').replace('{{kota}}', '{kota}'));
    await rm(at('lain.json'));
  },
);

sweep('scenarios run on the text as it is now, and answers become a new one', async () => {
  const { page, form, panel, write } = await open();
  await panel('Uji');
  await page.locator('[data-action="run"]').click();
  await page.getByText('1 berhasil, 1 gagal.').waitFor();
  await page
    .locator('[data-scenario="failed"]')
    .getByText(/Baris \d+, langkah 2 dari 2: memeriksa langkah di layar/)
    .waitFor();
  await write(written.replaceAll('"required": true', '"required": false'));
  await page.getByText('Hasil di bawah berasal dari teks sebelumnya.').waitFor();
  await page.locator('[data-action="run"]').click();
  await page.getByText('2 berhasil, 0 gagal.').waitFor();

  await form.getByLabel('Nama').fill('Siti Aminah');
  await answer(form, 'Tidak');
  await form.locator('[data-action="next"]').click();
  await form.locator('[data-step="alamat"]').waitFor();
  await form.getByLabel('Kota').fill('Bandung');
  await page.getByLabel('Nama skenario baru').fill('Dari jawaban');
  await page.locator('[data-action="record"]').click();
  await page.getByText('Skenario disimpan dan berhasil.').waitFor();
  const saved = JSON.parse(await onDisk('contoh.scenarios.json')) as typeof scenarios;
  expect(saved.scenarios.slice(0, 2)).toEqual(scenarios.scenarios);
  expect(saved.scenarios[2]).toMatchObject({
    name: 'Dari jawaban',
    steps: [
      { fill: { nama: 'Siti Aminah', punyaRekening: '2' } },
      { next: 'alamat' },
      { fill: { kota: 'Bandung' } },
      { expect: { step: 'alamat', fields: ['kota'] } },
    ],
  });
});

sweep("'Isi otomatis' answers what is asked, and the schema says what may be written", async () => {
  const { page, form } = await open();
  await page.locator('.cm-scroller').evaluate((box) => box.scrollTo(0, 500));
  // Its line is as wide as the editor; the word stands at its beginning.
  const at = (text: string) => page.locator('.cm-line', { hasText: text });
  await at('"rule": "digits"').click({ position: { x: 60, y: 8 } });
  await at('"requiredWhen"').hover({ position: { x: 110, y: 8 } });
  await page.locator('.cm-tooltip-hover').getByText('Wajib diisi selama syarat ini berlaku.').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Space');
  await page.locator('.cm-tooltip-autocomplete').getByText('maxLength').waitFor();
  await page.keyboard.press('Escape');

  await page.locator('[data-try="fill"]').click();
  await page.getByText(/\d kolom diisi\./).waitFor();
  await page.locator('[data-try="fillToPreview"]').click();
  await form.locator('[data-preview="nama"]').waitFor();
});

const own = written.replace('"Nama"', '"Nama Lengkap"');

describe('two people on one product', () => {
  const other = written.replace('"Kota"', '"Kota atau Kabupaten"');

  /** A page whose save was refused, because another one has saved before. */
  const refused = async (): Promise<{ page: Page; second: Bench }> => {
    const [first, second] = [await open(), await open()];
    await first.write(own);
    await second.write(other);
    expect(await second.save()).toBe(other);
    visits.allow(/412/);
    await first.page.locator('[data-action="save"]').click();
    await first.page.locator('[data-conflict]').waitFor();
    expect(await onDisk('contoh.json')).toBe(other);
    return { page: first.page, second };
  };

  sweep(
    'what is saved is taken, nothing leads back over that border, and mine is a copy to open',
    async () => {
      const { page } = await refused();
      await page.locator('[data-action="compare"]').click();
      await page
        .locator('[data-conflict]')
        .getByText(/“Kota” → “Kota atau Kabupaten”/)
        .waitFor();
      await page
        .locator('[data-conflict]')
        .getByText(/“Nama” → “Nama Lengkap”/)
        .waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.locator('[data-action="take-saved"]').click();
      await page.locator('[data-conflict]').waitFor({ state: 'detached' });
      for (let presses = 0; presses < 3; presses += 1)
        await page.getByRole('button', { name: 'Urungkan' }).click();
      await page.locator('[data-save-state]').getByText('Sama dengan berkas').waitFor();
      await page.locator('[data-action="open-copy"]').click();
      await page.locator('[data-copy]').waitFor({ state: 'detached' });
      await page.locator('[data-action="save"]').click();
      await page.getByText('Tidak disimpan: berkas sudah berubah').waitFor();
      expect(await onDisk('contoh.json')).toBe(other);
      await page.locator('[data-action="keep-mine"]').click();
      await page
        .locator('[data-goes]')
        .getByText(/“Kota” → “Kota atau Kabupaten”/)
        .waitFor();
      await page.locator('[data-action="overwrite"]').click();
      await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
      expect(await onDisk('contoh.json')).toBe(own);
      expect(await page.locator('[data-copy], [data-conflict]').count()).toBe(0);
    },
  );

  sweep('mine is saved by who has read what goes, and by nobody else', async () => {
    const { page, second } = await refused();
    await page.locator('[data-action="keep-mine"]').click();
    const goes = page.locator('[data-goes]');
    await goes.getByText(/“Kota” → “Kota atau Kabupaten”/).waitFor();
    expect(await goes.getByText('Nama Lengkap').count()).toBe(0);
    const third = written.replace('"Alamat"', '"Domisili"');
    await second.write(third);
    await second.save();
    await page.locator('[data-action="overwrite"]').click();
    await page.getByText('Tidak disimpan: berkas sudah berubah').waitFor();
    expect(await onDisk('contoh.json')).toBe(third);
    await page.locator('[data-action="keep-mine"]').click();
    await goes.getByText(/“Alamat” → “Domisili”/).waitFor();
    await page.locator('[data-action="overwrite"]').click();
    await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
    expect(await onDisk('contoh.json')).toBe(own);
  });
});

sweep('what is not saved outlives the page, with its place, and is saved on the way out', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Naskah' }).click();
  await page.locator('[data-outline="steps.0.blocks.0"]').getByRole('button').first().click();
  const label = page.getByRole('textbox', { name: 'Pertanyaan', exact: true });
  await label.fill('Nama Lengkap');
  // The box is not left: a reload counts what stands in it, too.
  await page.reload();
  await page.getByText(/^Perubahan Anda dari .* dipulihkan\. Belum disimpan\.$/).waitFor();
  expect(await label.inputValue()).toBe('Nama Lengkap');
  expect(await onDisk('contoh.json')).toBe(written);
  await page.getByRole('link', { name: 'Semua produk' }).click();
  await page.locator('[data-action="stay"]').click();
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/editor');
  await next.locator('[data-product="contoh"]').getByText('Ada perubahan yang belum disimpan').waitFor();
  await next.locator('[data-product="contoh"]').getByRole('link').click();
  await next.getByText(/dipulihkan/).waitFor();
  await next.getByRole('link', { name: 'Semua produk' }).click();
  await next.locator('[data-action="save-and-leave"]').click();
  await next.locator('[data-product="contoh"]').waitFor();
  expect(JSON.parse(await onDisk('contoh.json'))).toEqual(JSON.parse(own));
});

sweep('a full device is reported, and lets the page go only when asked', async () => {
  const { page, write, save } = await open();
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`penuh${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await write(own);
  await page.getByText('Perangkat ini penuh').waitFor();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await (await asked).dismiss();
  expect(await save()).toBe(own);
  await page.getByText('Perangkat ini penuh').waitFor({ state: 'detached' });
});

sweep('a shared piece is changed here or for all, and has a page like a product', async () => {
  const piece = { blocks: [block({ name: 'jalan', label: 'Jalan', maxLength: 60 })] };
  const taking = (slug: string, title: string): string =>
    JSON.stringify(
      {
        ...contoh,
        ...{ slug, title, subProductId: title },
        steps: [{ id: 'a', title: 'A', blocks: [{ fragment: 'alamat' }] }],
      },
      null,
      2,
    );
  await mkdir(at('fragments'));
  await writeFile(at('fragments/alamat.json'), JSON.stringify(piece, null, 2));
  await writeFile(at('contoh.json'), taking('contoh', 'Contoh'));
  await writeFile(at('lain.json'), taking('lain', 'Kartu Lain'));
  const { page, form, save } = await open();
  await page.getByRole('button', { name: 'Naskah' }).click();
  const own = '[data-outline="steps.0.blocks.0.fragment.blocks.0"]';
  await page.locator(own).getByRole('button').click();
  const label = page.getByRole('textbox', { name: 'Pertanyaan', exact: true });
  const rename = async (to: string): Promise<void> => {
    await label.fill(to);
    await page.keyboard.press('Enter');
  };
  await rename('Jalan di sini');
  await page.locator('[data-question]').getByRole('button', { name: 'Hanya di produk ini' }).click();
  await form.getByLabel('Jalan di sini').waitFor();
  expect(JSON.parse(await save())).toMatchObject({
    steps: [{ blocks: [{ fragment: 'alamat', set: { jalan: { label: 'Jalan di sini' } } }] }],
  });
  await rename('Jalan');
  await form.getByLabel('Jalan', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Di semua 2 produk' }).click();
  await rename('Nama jalan');
  const question = page.locator('[data-part="blocks.0.label"] [data-question]');
  await question.getByText('Jalan › Pertanyaan: “Jalan” → “Nama jalan”.').waitFor();
  expect(await onDisk('fragments/alamat.json')).toBe(JSON.stringify(piece, null, 2));
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Ubah di semua 2 produk' }).click();
  await page
    .getByText('Ditulis untuk Contoh, Kartu Lain. Semuanya diperiksa: tidak ada temuan baru.')
    .waitFor();
  await form.getByLabel('Nama jalan').waitFor();
  const { blocks } = JSON.parse(await onDisk('fragments/alamat.json')) as typeof piece;
  expect(blocks).toEqual([{ ...piece.blocks[0], label: 'Nama jalan' }]);
  expect(await axeFindings(page)).toEqual([]);
  await save();

  await page.getByRole('link', { name: 'Semua produk' }).click();
  await page
    .locator('[data-product="fragments/alamat"]')
    .getByText('Nama jalan · dipakai 2 produk')
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-product="fragments/alamat"]').getByRole('link').click();
  await page.locator('[data-outline="blocks.0"]').getByRole('button').first().click();
  await page.getByText('Yang disimpan di sini berubah di semua 2 produk: Contoh, Kartu Lain.').waitFor();
  await rename('Jalan dan nomor');
  await form.getByLabel('Jalan dan nomor').waitFor();
  await page.locator('[data-action="save"]').click();
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
  expect(await onDisk('fragments/alamat.json')).toContain('"label": "Jalan dan nomor"');
  expect(await axeFindings(page)).toEqual([]);
});

describe('the document', () => {
  const document = async (): Promise<Bench> => {
    const bench = await open();
    await bench.page.getByRole('button', { name: 'Naskah' }).click();
    await bench.page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
    return bench;
  };
  const line = (page: Page, at: string) => page.locator(`[data-outline="${at}"]`);
  const choose = (page: Page, at: string) => line(page, at).getByRole('button').first().click();

  test('a label is changed in words, and nothing else; undo takes it back to the same bytes', async () => {
    const { page, form, save } = await document();
    await choose(page, 'steps.0.blocks.0');
    await page.getByRole('textbox', { name: 'Pertanyaan', exact: true }).fill('Nama sesuai KTP');
    await page.keyboard.press('Enter');
    await form.getByLabel('Nama sesuai KTP').waitFor();
    const expected = written.replace('"label": "Nama"', '"label": "Nama sesuai KTP"');
    expect(JSON.parse(await save())).toEqual(JSON.parse(expected));
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await form.getByLabel('Nama', { exact: true }).waitFor();
    expect(await save()).toBe(written);
  });

  sweep('a field is added, named, moved and taken away by keyboard alone', async () => {
    const { page, form, save } = await document();
    await choose(page, 'steps.2.blocks.0');
    await page.getByRole('button', { name: 'Tambah di bawah Kota' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /^Alamat email/ }).focus();
    await page.keyboard.press('Enter');
    await line(page, 'steps.2.blocks.1').waitFor();
    const label = page.getByRole('textbox', { name: 'Pertanyaan', exact: true });
    await label.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Email');
    await page.keyboard.press('Enter');
    await line(page, 'steps.2.blocks.1').getByText('Email', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Naikkan Email' }).focus();
    await page.keyboard.press('Enter');
    await line(page, 'steps.2.blocks.0').getByText('Email', { exact: true }).waitFor();
    await page.waitForFunction(() =>
      window.document.activeElement?.closest('[data-outline="steps.2.blocks.0"]'),
    );
    const { steps } = JSON.parse(await save()) as typeof contoh;
    expect(steps[2]?.blocks).toEqual([
      { type: 'email', name: 'email', label: 'Email', required: true },
      block({ name: 'kota', label: 'Kota', required: true }),
    ]);
    await page.getByRole('button', { name: 'Hapus Email' }).focus();
    await page.keyboard.press('Enter');
    await line(page, 'steps.2.blocks.0').getByText('Kota', { exact: true }).waitFor();
    expect(JSON.parse(await save())).toEqual(contoh);
    await form.locator('[data-step]').waitFor();
  });
});

sweep(
  'arranged, a press leads from the form to the line and its words, and back; what is hidden says why',
  async () => {
    const { page, form } = await open();
    await form.getByLabel('Nama').fill('Siti');
    await page.getByRole('button', { name: 'Susun' }).click();
    const isChosen = (at: string) => page.locator(`[data-outline="${at}"] [aria-current="true"]`).waitFor();
    const label = page.getByRole('textbox', { name: 'Pertanyaan', exact: true });
    const question = (name: string): Locator => form.locator(`[data-field="${name}"]`);
    await question('punyaRekening').click();
    await isChosen('steps.0.blocks.1');
    expect(await form.getByRole('radio', { name: 'Ya' }).isChecked()).toBe(false);
    // What is typed now is the question itself.
    await page.keyboard.type('Sudah punya rekening?');
    await page.keyboard.press('Enter');
    await form.locator('[data-chosen]').getByText('Sudah punya rekening?').waitFor();
    // What is chosen is worded where it stands, by a second press or F2, and dragged to another place.
    await question('nama').click();
    await isChosen('steps.0.blocks.0');
    await question('nama').click();
    await page.keyboard.type('Nama Anda');
    await page.keyboard.press('Enter');
    await form.locator('[data-chosen]').getByText('Nama Anda').waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.type('Salah');
    await page.keyboard.press('Escape');
    await question('nama').dragTo(question('punyaRekening'), { targetPosition: { x: 90, y: 70 } });
    await page.locator('[data-outline="steps.0.blocks.1"]').getByText('Nama Anda').waitFor();
    await page.locator('[data-action="undo"]').click();
    await page.locator('[data-outline="steps.0.blocks.0"]').getByText('Nama Anda').waitFor();
    const hidden = form.locator('[data-ghost="nomorRekening"]');
    await hidden.getByText(/tampil bila/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await hidden.focus();
    await page.keyboard.press('Enter');
    await isChosen('steps.0.blocks.2');
    expect(await label.inputValue()).toBe('Nomor Rekening');
    await page.locator('[data-outline="steps.2"]').getByRole('button').first().click();
    await form.locator('[data-step="alamat"] [data-chosen]').getByText('Alamat').waitFor();
    await form.getByLabel('Kota').press('x');
    expect(await form.getByLabel('Kota').inputValue()).toBe('');
    await form.getByLabel('Kota').press('Enter');
    await isChosen('steps.2.blocks.0');
    // What is added is added to the text as it is by then: the menu takes the focus from a box that holds new words.
    await label.fill('Kota tempat tinggal');
    await form.getByRole('button', { name: '+ Tambah di sini' }).click();
    await page.getByRole('menuitem', { name: /^Alamat email/ }).click();
    await form.locator('[data-chosen][data-field-type="email"]').waitFor();
    await form.getByText('Kota tempat tinggal').waitFor();
    await page.getByRole('button', { name: 'Coba' }).click();
    await form.locator('[data-action="back"]').click();
    expect(await form.getByLabel('Nama').inputValue()).toBe('Siti');
    expect(await page.title()).toBe('Editor: Contoh');
    expect(
      await page.evaluate(() => [
        Object.keys(localStorage).filter((key) => /draft/i.test(key)),
        Object.keys(sessionStorage).filter((key) => !key.startsWith('mocks:')),
      ]),
    ).toEqual([[], []]);
  },
);

sweep(
  'in large text what publishes and what saves stay together at the right end, and choices are read whole',
  async () => {
    const { page } = await open({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Naskah' }).click();
    await page.locator('[data-outline="steps.0.blocks.2"]').getByRole('button').first().click();
    const list = page.locator('[data-part="steps.0.blocks.2.visibleWhen"] select').first();
    expect(await list.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('normal');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return { left, right, bottom };
      });
    const [publish, save] = [await boxOf('#place-publish'), await boxOf('[data-action="save"]')];
    expect(Math.abs(publish.bottom - save.bottom)).toBeLessThan(4);
    expect(publish.right).toBeLessThan(save.left);
    expect(save.right).toBeGreaterThan(1280 - 48);
  },
);
