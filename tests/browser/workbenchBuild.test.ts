import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { openPortal } from './support/portal';

const contoh = {
  version: 1,
  slug: 'contoh',
  title: 'Contoh',
  subProductId: 'CTH-01',
  start: { minutes: 3 },
  steps: [
    {
      id: 'data',
      title: 'Data',
      blocks: [{ type: 'text', name: 'nama', label: 'Nama', required: true }],
    },
  ],
};
const written = `${JSON.stringify(contoh, null, 2)}\n`;

let folder = '';
const visits = useBrowser(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-editor-build-'));
  await promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', '--outDir', folder, '--emptyOutDir'],
    // Jest's own value would build React as developers see it.
    { env: { ...process.env, NODE_ENV: 'production', VITE_API_MOCKING: 'off', VITE_EDITOR: 'on' } },
  );
  return openPortal(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = async (): Promise<Page> => {
  visits.portal.drop('contoh', written);
  const page = await visits.open({ viewport: desk });
  // A folder that needs no window of the browser to be chosen; its handles are the real ones.
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto('/editor/contoh');
  await page.frameLocator('iframe').locator('[data-start-page]').waitFor();
  return page;
};

test('a preview link holds the form, is marked as a preview on a phone, and sends nothing', async () => {
  const page = await open();
  await page.locator('[data-action="share"]').click();
  const link = (await page.locator('[data-preview-link]').getAttribute('href')) ?? '';
  expect(new URL(link).hash).toMatch(/^#d=[\w-]+$/);
  expect(await axeFindings(page)).toEqual([]);

  visits.portal.drop('contoh', undefined);
  const colleague = await visits.open({ viewport: phone });
  await colleague.goto(link);
  await colleague.locator('[data-preview-banner]').getByText('bukan formulir resmi').waitFor();
  await colleague.locator('[data-action="start"]').click();
  await colleague.getByLabel('Nama').fill('Siti Aminah');
  await colleague.locator('[data-action="next"]').click();
  await colleague.locator('[data-preview="nama"]').waitFor();
  expect(await axeFindings(colleague)).toEqual([]);
  expect(await colleague.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await colleague.locator('[data-action="submit"]').click();
  await colleague.locator('[data-action="submit"]').waitFor({ state: 'detached' });
  expect(visits.portal.calls.map(({ name }) => name)).not.toContain('submit');
  expect(await colleague.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await colleague.goto('about:blank');
  await colleague.goto(link.slice(0, -9));
  await colleague.getByText('Tautan pratinjau ini terpotong').waitFor();
});

test('a folder of the device is opened, edited and saved, and what was changed outside is not overwritten', async () => {
  const page = await open();
  const put = (text: string): Promise<void> =>
    page.evaluate(async (content) => {
      const root = await navigator.storage.getDirectory();
      const stream = await (await root.getFileHandle('contoh.json', { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    }, text);
  const saved = (): Promise<string> =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      return (await (await root.getFileHandle('contoh.json')).getFile()).text();
    });
  await put(written);
  await page.locator('[data-action="open-folder"]').click();
  await page.locator('[data-action="save"]').waitFor();
  const changed = written.replace('"Nama"', '"Nama Lengkap"');
  await page.locator('.cm-content').fill(changed);
  await page.locator('[data-action="save"]').click();
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
  expect(await saved()).toBe(changed);
  await put(written);
  await page.locator('.cm-content').fill(written.replace('"Data"', '"Isi"'));
  await page.locator('[data-action="save"]').click();
  await page.getByText('Tidak disimpan: berkas sudah diubah di luar editor.').waitFor();
  expect(await saved()).toBe(written);
});

test('a file is opened in place of the text, which can be taken back, and downloaded', async () => {
  const page = await open();
  const other = written.replace('"Nama"', '"Nama Ibu"');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'contoh.json', mimeType: 'application/json', buffer: Buffer.from(other) });
  const form = page.frameLocator('iframe');
  await form.locator('[data-action="start"]').click();
  await form.getByLabel('Nama Ibu').waitFor();
  const downloading = page.waitForEvent('download');
  await page.locator('[data-action="download"]').click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(other);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await form.getByLabel('Nama', { exact: true }).waitFor();
});
