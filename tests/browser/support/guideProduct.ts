import type { Locator, Page } from 'playwright-core';

/** What 'npm run new:form' would be asked for least: one step with one question. */
export const begun = `{
  "version": 1,
  "slug": "pelajar",
  "title": "Tabungan Pelajar",
  "subProductId": "PLJ-01",
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
  /** One of several, of which Tab reaches only the chosen one. */
  pick: (one: Locator) => Promise<void>;
}

export const mouse: Hand = {
  press: (button) => button.click(),
  item: (item) => item.click(),
  choose: async (select, label) => {
    await select.selectOption({ label });
  },
  reach: (box) => box.click(),
  pick: (one) => one.click(),
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
  pick: async (one) => {
    const role = (await one.getAttribute('role')) ?? 'radio';
    const chosen = page.locator('input[type="radio"]:checked, [role="tab"][aria-selected="true"]');
    await tabTo(
      page,
      role === 'tab' ? chosen.and(page.getByRole('tab')) : chosen.and(page.getByRole('radio')),
    );
    for (let presses = 0; presses < 20; presses += 1) {
      if (await one.evaluate((wanted) => wanted === document.activeElement)) break;
      await page.keyboard.press(role === 'tab' ? 'ArrowRight' : 'ArrowDown');
    }
    if (role === 'tab') await page.keyboard.press('Enter');
  },
});

/** What comes of it, whichever hand has built it. */
export const built = {
  version: 1,
  slug: 'pelajar',
  title: 'Tabungan Pelajar',
  subProductId: 'PLJ-01',
  steps: [
    {
      id: 'data-diri',
      title: 'Data Diri',
      blocks: [
        { type: 'text', name: 'namaLengkap', label: 'Nama Lengkap', required: true },
        { type: 'text', name: 'nik', label: 'NIK' },
        { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir' },
        { type: 'radio', name: 'punyaRekening', label: 'Punya rekening?', options: ['1|Ya', '2|Tidak'] },
        {
          type: 'text',
          name: 'nomorRekening',
          label: 'Nomor Rekening',
          visibleWhen: [{ name: 'punyaRekening', condition: 'equals', value: '1' }],
          required: true,
          messages: { required: 'Isi nomor rekening Anda' },
        },
      ],
    },
    {
      id: 'alamat',
      title: 'Alamat',
      blocks: [
        {
          type: 'searchSelect',
          name: 'provinsi',
          label: 'Provinsi',
          required: true,
          lookup: { url: '/province/filter', idField: 'id', textField: 'name' },
        },
        {
          type: 'searchSelect',
          name: 'kota',
          label: 'Kota',
          required: true,
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
      id: 'dokumen',
      title: 'Dokumen',
      blocks: [
        {
          type: 'upload',
          name: 'fotoKtp',
          label: 'Foto KTP',
          guideText: 'PNG, JPG, WEBP, atau PDF, maksimal 5 MB',
        },
        {
          type: 'rows',
          name: 'saudara',
          label: 'Saudara',
          blocks: [{ type: 'text', name: 'namaBaris', label: 'Nama', required: true }],
          addText: 'Tambah baris',
        },
      ],
    },
  ],
  actions: {
    cekNasabah: [
      {
        call: 'tipe-nasabah',
        body: { nik: 'nik', tanggalLahir: "formatDate(tanggalLahir, 'yyyy-MM-dd')" },
        outcomes: [
          {
            match: 'status == 404',
            do: [{ toast: { title: 'Anda belum terdaftar', text: 'Isi data Anda di bawah ini.' } }],
          },
          {
            match: 'ok && response.succeeded',
            do: [
              { set: { namaLengkap: 'response.data.namaLengkap' } },
              { toast: { title: 'Data Anda ditemukan' } },
            ],
          },
        ],
      },
    ],
  },
  watch: [{ fields: ['nik', 'tanggalLahir'], do: 'cekNasabah' }],
};

const line = (page: Page, title: string): Locator =>
  page
    .getByRole('navigation', { name: 'Susunan formulir' })
    .getByRole('button', { name: title, exact: true });
/** A line of the menu that is open, by what the language calls it, which people do not read. */
export const offered = (page: Page, name: string): Locator =>
  page.locator(`[role="menuitem"][data-name="${name}"]`).first();
export const part = (page: Page, path: string): Locator => page.locator(`[data-part="${path}"]`);

/** Builds the product of the guide: what is added, is worded at once, for the focus waits there. */
export const build = async (page: Page, { press, item, choose }: Hand): Promise<void> => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const word = async (path: string, text: string): Promise<void> => {
    const at = part(page, path).locator('input, textarea');
    await page.waitForFunction((place) => document.activeElement?.closest(`[data-part="${place}"]`), path);
    expect(await at.first().isVisible()).toBe(true);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const add = async (menu: string, kind: string, path: string, label: string): Promise<void> => {
    await press(button(menu));
    await item(offered(page, kind));
    await word(`${path}.${/blocks\.\d+$/.test(path) ? 'label' : 'title'}`, label);
    await line(page, label).first().waitFor();
  };
  await press(line(page, 'Nama Lengkap'));
  await add('Tambah di bawah Nama Lengkap', 'text', 'steps.0.blocks.1', 'NIK');
  await add('Tambah di bawah NIK', 'date', 'steps.0.blocks.2', 'Tanggal Lahir');
  await add('Tambah di bawah Tanggal Lahir', 'radio', 'steps.0.blocks.3', 'Punya rekening?');
  await add('Tambah di bawah Punya rekening?', 'text', 'steps.0.blocks.4', 'Nomor Rekening');

  // A condition from labels and answers, and words of one's own.
  await press(button('Tambah aturan atau teks lain'));
  await item(offered(page, 'visibleWhen'));
  const condition = part(page, 'steps.0.blocks.4.visibleWhen');
  await condition.locator('summary').first().waitFor();
  await choose(part(page, 'steps.0.blocks.4.visibleWhen.0.name').getByRole('combobox'), 'Punya rekening?');
  await condition.getByText('“Punya rekening?” adalah Ya').waitFor();
  await press(button('Tambah aturan atau teks lain').last());
  await item(offered(page, 'required'));
  await part(page, 'steps.0.blocks.4.required').waitFor();
  await press(button('Tambah aturan atau teks lain').last());
  await item(offered(page, 'messages'));
  await word('steps.0.blocks.4.messages.required', 'Isi nomor rekening Anda');

  // A cascade from the lists of the bank.
  await press(button('Tambah langkah'));
  await item(page.getByRole('menuitem', { name: 'Langkah', exact: true }));
  await word('steps.1.title', 'Alamat');
  await press(line(page, 'Alamat'));
  await add('Tambah ke Alamat', 'Pilih Provinsi dari data bank', 'steps.1.blocks.0', 'Provinsi');
  await add('Tambah di bawah Provinsi', 'Pilih Kota/Kabupaten dari data bank', 'steps.1.blocks.1', 'Kota');

  // A file and a row group.
  await press(button('Tambah langkah'));
  await item(page.getByRole('menuitem', { name: 'Langkah', exact: true }));
  await word('steps.2.title', 'Dokumen');
  await press(line(page, 'Dokumen'));
  await add('Tambah ke Dokumen', 'upload', 'steps.2.blocks.0', 'Foto KTP');
  await add('Tambah di bawah Foto KTP', 'rows', 'steps.2.blocks.1', 'Saudara');

  await press(line(page, 'Formulir'));
  await press(button('Tambah pemeriksaan nasabah'));
  await part(page, 'watch').waitFor();
  await press(page.locator('[data-action="save"]'));
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
};
