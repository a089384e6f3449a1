import type { Locator, Page } from 'playwright-core';

/** What 'npm run new:form' would be asked for least: one step with one question. */
export const begun = `{
  "version": 1,
  "slug": "pelajar",
  "title": "Tabungan Pelajar",
  "subProductId": "PLJ-01",
  "texts": { "next": "Selanjutnya", "last": "Periksa Permohonan" },
  "steps": [
    {
      "id": "data-diri",
      "title": "Data Diri",
      "blocks": [{ "type": "text", "name": "namaLengkap", "label": "Nama Lengkap", "required": true }]
    }
  ]
}
`;

/** How somebody works the page. */
export interface Hand {
  press: (button: Locator) => Promise<void>;
  /** An item of the menu that is open. */
  item: (item: Locator) => Promise<void>;
  choose: (select: Locator, label: string) => Promise<void>;
  /** Puts the focus into a box. */
  reach: (box: Locator) => Promise<void>;
}

export const mouse: Hand = {
  press: (button) => button.click(),
  item: (item) => item.click(),
  choose: async (select, label) => {
    await select.selectOption({ label });
  },
  reach: (box) => box.click(),
};

/** Tab leads there, forwards or backwards, as it is nearer. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    const way = await target.evaluate((wanted) => {
      const now = document.activeElement;
      if (now === wanted) return undefined;
      const isBehind = now && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Tab' : 'Shift+Tab';
    });
    if (way === undefined) return;
    await page.keyboard.press(way);
  }
  throw new Error('Tab leads nowhere');
};

export const keyboardOf = (page: Page): Hand => ({
  press: async (button) => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  item: async (item) => {
    await item.waitFor();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await item.evaluate((wanted) => wanted === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
  choose: async (select, label) => {
    // What has just been added is offered once the text was examined.
    await select.locator('option', { hasText: label }).waitFor({ state: 'attached' });
    await tabTo(page, select);
    // One letter: of several, a browser forgets those that come slowly.
    await page.keyboard.press(label.slice(0, 1));
  },
  reach: (box) => tabTo(page, box),
});

const required = true;

/** What comes of it, whichever hand has built it. */
export const built = {
  version: 1,
  title: 'Tabungan Pelajar',
  steps: [
    {
      id: 'data-diri',
      title: 'Data Diri',
      blocks: [
        { type: 'text', name: 'namaLengkap', label: 'Nama Lengkap', required },
        { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required, maxDate: 'today()' },
        {
          type: 'radio',
          name: 'sudahBekerja',
          label: 'Sudah bekerja?',
          required,
          options: ['1|Ya', '2|Tidak'],
        },
        {
          type: 'currency',
          name: 'penghasilan',
          label: 'Penghasilan',
          required,
          visibleWhen: [{ name: 'sudahBekerja', condition: 'equals', value: '1' }],
        },
        {
          type: 'currency',
          name: 'setoran',
          label: 'Setoran',
          required,
          checks: [{ that: 'setoran <= penghasilan', message: 'Setoran maksimal Penghasilan' }],
        },
      ],
    },
    {
      id: 'belum-17-tahun',
      title: 'Belum Berusia 17 Tahun',
      ends: true,
      visibleWhen: { formula: 'age(tanggalLahir) < 17' },
    },
    {
      id: 'alamat',
      title: 'Alamat',
      blocks: [
        {
          type: 'searchSelect',
          name: 'provinsi',
          label: 'Provinsi',
          required,
          lookup: { url: '/province/filter', idField: 'id', textField: 'name' },
        },
        {
          type: 'searchSelect',
          name: 'kota',
          label: 'Kota',
          required,
          lookup: {
            url: '/city/filter',
            filters: [{ field: 'provinceId', value: '{provinsi}' }],
            idField: 'id',
            textField: 'name',
          },
        },
      ],
    },
    {
      id: 'keluarga',
      title: 'Keluarga',
      blocks: [
        {
          type: 'rows',
          name: 'saudara',
          label: 'Saudara',
          blocks: [
            { type: 'text', name: 'namaBaris', label: 'Nama', required },
            { type: 'text', name: 'hubungan', label: 'Hubungan', required },
            { type: 'date', name: 'lahir', label: 'Lahir', required },
          ],
          addText: 'Tambah baris',
        },
      ],
    },
    {
      id: 'dokumen',
      title: 'Dokumen',
      blocks: [
        {
          type: 'upload',
          name: 'fotoKtp',
          label: 'Foto KTP',
          maxSizeBytes: 2_097_152,
          required,
        },
        {
          type: 'upload',
          name: 'kartuKeluarga',
          label: 'Kartu Keluarga',
          maxSizeBytes: 3_145_728,
          required,
        },
      ],
    },
  ],
  preview: { declarations: [{ text: 'Saya menyatakan data ini benar.', required }] },
  confirmation: { recap: true, next: [{ text: 'Kami memeriksa permohonan Anda' }] },
};

/** A line of the outline. */
export const line = (page: Page, title: string): Locator =>
  page
    .getByRole('navigation', { name: 'Susunan formulir' })
    .getByRole('button', { name: title, exact: true });
/** A line of the menu that is open, by what the language calls it, which people do not read. */
export const offered = (page: Page, name: string): Locator =>
  page.locator(`[role="menuitem"][data-name="${name}"]`).first();
export const part = (page: Page, path: string): Locator => page.locator(`[data-part="${path}"]`);

/** Builds the product from one step with one question: what is added, is worded at once, for the focus waits there. */
export const build = async (page: Page, { press, item, reach }: Hand): Promise<void> => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const word = async (path: string, text: string): Promise<void> => {
    await page.waitForFunction((place) => document.activeElement?.closest(`[data-part="${place}"]`), path);
    expect(await part(page, path).locator('input, textarea').first().isVisible()).toBe(true);
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const add = async (menu: string, kind: string, path: string, label: string): Promise<void> => {
    await press(button(menu));
    await item(offered(page, kind));
    await word(`${path}.label`, label);
    await line(page, label).first().waitFor();
  };
  /** Adds a key, which then stands at the path. */
  const put = async (key: string, path: string): Promise<void> => {
    await press(button('Tambah aturan atau teks lain'));
    await item(offered(page, key));
    await part(page, path).waitFor();
  };
  const step = async (at: number, title: string): Promise<void> => {
    await press(button('Tambah langkah'));
    await item(page.getByRole('menuitem', { name: 'Langkah', exact: true }));
    await word(`steps.${at}.title`, title);
    await line(page, title).waitFor();
  };
  const size = async (path: string, megabytes: string): Promise<void> => {
    await reach(part(page, `${path}.maxSizeBytes`).getByRole('textbox'));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(megabytes);
    await page.keyboard.press('Enter');
  };
  await press(line(page, 'Nama Lengkap'));
  await add('Tambah di bawah Nama Lengkap', 'date', 'steps.0.blocks.1', 'Tanggal Lahir');
  await add('Tambah di bawah Tanggal Lahir', 'radio', 'steps.0.blocks.2', 'Sudah bekerja?');
  await add('Tambah di bawah Sudah bekerja?', 'currency', 'steps.0.blocks.3', 'Penghasilan');
  await put('visibleWhen', 'steps.0.blocks.3.visibleWhen');
  await part(page, 'steps.0.blocks.3.visibleWhen').getByText('“Sudah bekerja?” adalah Ya').waitFor();
  await add('Tambah di bawah Penghasilan', 'currency', 'steps.0.blocks.4', 'Setoran');
  await put('checks', 'steps.0.blocks.4.checks');

  // A cascade from the lists of the bank.
  await step(1, 'Alamat');
  await add('Tambah isi Alamat', 'Pilih Provinsi dari data bank', 'steps.1.blocks.0', 'Provinsi');
  await add('Tambah di bawah Provinsi', 'Pilih Kota/Kabupaten dari data bank', 'steps.1.blocks.1', 'Kota');

  // Rows with three columns, the first of which is there.
  await step(2, 'Keluarga');
  await add('Tambah isi Keluarga', 'rows', 'steps.2.blocks.0', 'Saudara');
  await add('Tambah isi Saudara', 'text', 'steps.2.blocks.0.blocks.1', 'Hubungan');
  await add('Tambah di bawah Hubungan', 'date', 'steps.2.blocks.0.blocks.2', 'Lahir');

  await step(3, 'Dokumen');
  await add('Tambah isi Dokumen', 'upload', 'steps.3.blocks.0', 'Foto KTP');
  await size('steps.3.blocks.0', '2');
  await add('Tambah di bawah Foto KTP', 'upload', 'steps.3.blocks.1', 'Kartu Keluarga');
  await size('steps.3.blocks.1', '3');

  await press(line(page, 'Formulir'));
  await put('preview', 'preview.declarations.0.text');
  await put('confirmation', 'confirmation.next.0.text');
  await press(button('Tambah akhir menurut usia'));
  await page.getByRole('textbox', { name: 'Usia paling muda (tahun)' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[data-part="steps.1.title"]'));
  await press(page.locator('[data-action="save"]'));
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
};
