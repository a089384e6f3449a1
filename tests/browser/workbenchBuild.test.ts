import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { phone } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';
import { rewrite } from './support/workbench';

const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  texts: { last: 'Selesai' },
  steps: [
    {
      id: 'data',
      title: 'Data',
      blocks: [{ type: 'text', name: 'nama', label: 'Nama', required: true }],
    },
  ],
};
const written = `${JSON.stringify(contoh, null, 2)}\n`;

const { visits, open, openFolder, put, saved } = useDeployedWorkbench('contoh', written);

sweep('a form that is tried sends nothing to the bank, and keeps nothing on the device', async () => {
  const page = await open();
  const form = page.locator('[data-surface]');
  await form.getByLabel('Nama').fill('Siti Aminah');
  await form.locator('[data-action="next"]').click();
  await form.locator('[data-preview="nama"]').waitFor();
  await form.locator('[data-action="submit"]').click();
  await form.locator('[data-action="submit"]').waitFor({ state: 'detached' });
  expect(visits.portal.calls.map(({ name }) => name)).not.toContain('submit');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Siti',
  );
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

sweep(
  'a folder of the device is opened, edited and saved, and what was changed outside is not overwritten',
  async () => {
    const page = await open();
    await openFolder(page);
    const changed = written.replace('"Nama"', '"Nama Lengkap"');
    await rewrite(page, changed);
    await page.locator('[data-action="save"]').click();
    await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
    expect(await saved(page, 'contoh.json')).toBe(changed);
    await put(page, 'contoh.json', written);
    await rewrite(page, written.replace('"Data"', '"Isi"'));
    await page.locator('[data-action="save"]').click();
    await page.getByText('Tidak disimpan: berkas sudah berubah').waitFor();
    expect(await saved(page, 'contoh.json')).toBe(written);
  },
);

/** Opens a file of the device in place of the text; gives its text. */
const openOther = async (page: Page): Promise<string> => {
  const other = written.replace('"Nama"', '"Nama Ibu"');
  const buffer = Buffer.from(other);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'contoh.json', mimeType: 'application/json', buffer });
  return other;
};

sweep('a file is opened in place of the text, which can be taken back, and downloaded', async () => {
  const page = await open();
  const form = page.locator('[data-surface]');
  await form.getByLabel('Nama').waitFor();
  const other = await openOther(page);
  await form.getByLabel('Nama Ibu').waitFor();
  const downloading = page.waitForEvent('download');
  await page.locator('[data-action="download"]').click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(other);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await form.getByLabel('Nama', { exact: true }).waitFor();
});

sweep(
  'where a browser opens no folders, one file is opened, edited on a phone, kept by its keys and says what is not here',
  async () => {
    const page = await open(phone, { opensFolders: false });
    expect(await page.locator('[data-action="open-folder"]').count()).toBe(0);
    const state = page.locator('[data-save-state]');
    const own = written.replace('"Nama"', '"Nama Ibu"');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'contoh.json', mimeType: 'application/json', buffer: Buffer.from(own) });
    await state.getByText('Sama dengan berkas').waitFor();
    const changed = own.replace('"Data"', '"Isi"');
    await rewrite(page, changed);
    await state.getByText('Belum disimpan').waitFor();
    const byKeys = page.waitForEvent('download');
    await page.keyboard.press('Control+s');
    const kept = await byKeys;
    expect(kept.suggestedFilename()).toBe('contoh.json');
    expect(await readFile(await kept.path(), 'utf8')).toBe(changed);
    await state.getByText('Diunduh').waitFor();

    for (const name of ['Tayang', 'Uji']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByText('Peramban ini tidak dapat membuka folder').waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  },
);

sweep('what is saved is proved on the page, and published into a folder of the device', async () => {
  const page = await open();
  const place = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  await place('Tayang');
  await page.getByText('Buka dahulu folder itu').waitFor();
  // Visitors have the former label.
  await openFolder(page, written.replace('"Nama"', '"Nama Lengkap"'));
  await page.getByRole('button', { name: 'Ambil yang tersimpan' }).click();
  const publish = page.locator('[data-action="publish"]');
  expect(await publish.count()).toBe(0);
  await place('Uji');
  await page.locator('[data-action="walk"]').click();
  await page.getByText(/contoh: \d+ kunjungan/).waitFor();
  await place('Tayang');
  await page.locator('[data-action="prove"]').click();
  await page.getByText('Tidak ada yang menghalangi.').waitFor();
  await page
    .locator('[data-proof="perbedaan"][data-verdict="look"]')
    .getByText(/ › Pertanyaan: “Nama” → “Nama Lengkap”\./)
    .waitFor();
  for (const sound of ['pemeriksa', 'robot'])
    expect(await page.locator(`[data-proof="${sound}"]`).getAttribute('data-verdict')).toBe('ok');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await publish.click();
  await page.getByText('Tulis nama yang menayangkan.').waitFor();
  await page.getByRole('textbox', { name: 'Ditayangkan oleh' }).fill('Sari');
  await page.keyboard.press('Enter');
  await page.getByText('Versi 1 sudah tayang.').waitFor();
  const at = (path: string): Promise<string> => saved(page, `publikasi/contoh/${path}`);
  const definition = await at('form-definitions/contoh.json');
  expect(definition).toBe(await saved(page, 'contoh.json'));
  const { files } = JSON.parse(await at('manifest.json')) as { files: { path: string; sha256: string }[] };
  expect(files.map(({ path }) => path)).toEqual(['dokumen.html', 'form-definitions/contoh.json']);
  for (const { path, sha256 } of files)
    expect(
      createHash('sha256')
        .update(await at(path))
        .digest('hex'),
    ).toBe(sha256);
  expect(await at('bukti.html')).toContain('Disetujui oleh dua orang');
  expect(visits.portal.calls.map(({ name }) => name)).not.toContain('submit');
});
