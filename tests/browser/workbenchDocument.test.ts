import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { phone, useBrowser } from './support/browser';
import { startDevServer, type DevServer } from './support/devServer';

const visits = useBrowser();

/** What 'npm run new:form' would be asked for least: one step with one question. */
const begun = `{
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

let folder = '';
let server: DevServer;
const onDisk = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-document-'));
  await mkdir(join(folder, 'fragments'));
  server = await startDevServer(folder);
}, 60_000);
afterAll(async () => {
  // What did not start has nothing to stop.
  await (server as DevServer | undefined)?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => writeFile(join(folder, 'pelajar.json'), begun));

const open = async (viewport = { width: 1440, height: 900 }): Promise<Page> => {
  // The first visit of a development server finds packages to bundle, and loads the page again.
  visits.allow(/504 \(Outdated|dynamically imported module/);
  const page = await visits.open({
    baseURL: server.origin,
    viewport,
    // The mock bank of a development server answers there.
    serviceWorkers: 'allow',
  });
  await page.goto('/editor/pelajar');
  await page.frameLocator('iframe').locator('[data-step="data-diri"]').waitFor();
  await page.getByRole('button', { name: 'Naskah' }).click();
  await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  return page;
};

/** How somebody works the page. */
interface Hand {
  press: (button: Locator) => Promise<void>;
  /** An item of the menu that is open. */
  item: (item: Locator) => Promise<void>;
  choose: (select: Locator, label: string) => Promise<void>;
}

const mouse: Hand = {
  press: (button) => button.click(),
  item: (item) => item.click(),
  choose: async (select, label) => {
    await select.selectOption({ label });
  },
};

const line = (page: Page, title: string): Locator =>
  page
    .getByRole('navigation', { name: 'Susunan formulir' })
    .getByRole('button', { name: title, exact: true });
const part = (page: Page, path: string): Locator => page.locator(`[data-part="${path}"]`);

/** Builds the product of the guide: what is added, is worded at once, for the focus waits there. */
const build = async (page: Page, { press, item, choose }: Hand): Promise<void> => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const word = async (path: string, text: string): Promise<void> => {
    const at = part(page, path).locator('input, textarea');
    await page.waitForFunction((place) => document.activeElement?.closest(`[data-part="${place}"]`), path);
    expect(await at.first().isVisible()).toBe(true);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const add = async (menu: string, words: string | RegExp, path: string, label: string): Promise<void> => {
    await press(button(menu));
    await item(page.getByRole('menuitem', { name: words }));
    await word(`${path}.${/blocks\.\d+$/.test(path) ? 'label' : 'title'}`, label);
    await line(page, label).first().waitFor();
  };
  await press(line(page, 'Nama Lengkap'));
  await add('Tambah di bawah Nama Lengkap', /text$/, 'steps.0.blocks.1', 'NIK');
  await add('Tambah di bawah NIK', /date$/, 'steps.0.blocks.2', 'Tanggal Lahir');
  await add('Tambah di bawah Tanggal Lahir', /radio$/, 'steps.0.blocks.3', 'Punya rekening?');
  await add('Tambah di bawah Punya rekening?', /text$/, 'steps.0.blocks.4', 'Nomor Rekening');

  // A condition from labels and answers, and words of one's own.
  await press(button('Tambah keterangan lain'));
  await item(page.getByRole('menuitem', { name: /visibleWhen$/ }).first());
  const condition = part(page, 'steps.0.blocks.4.visibleWhen');
  await condition.locator('summary').first().waitFor();
  await press(condition.locator('[data-part="steps.0.blocks.4.visibleWhen.0"] summary').first());
  await choose(part(page, 'steps.0.blocks.4.visibleWhen.0.name').getByRole('combobox'), 'Punya rekening?');
  await condition.getByText('“Punya rekening?” adalah Ya').waitFor();
  await press(button('Tambah keterangan lain').last());
  await item(page.getByRole('menuitem', { name: /messages$/ }));
  await page.screenshot({ path: '/tmp/shot2.png' });

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
  await add('Tambah ke Dokumen', /upload$/, 'steps.2.blocks.0', 'Foto KTP');
  await add('Tambah di bawah Foto KTP', /rows$/, 'steps.2.blocks.1', 'Saudara');
  await page.screenshot({ path: '/tmp/shot3.png' });

  await press(line(page, 'Formulir'));
  await press(button('Tambah pemeriksaan nasabah'));
  await part(page, 'watch').waitFor();
  await press(page.locator('[data-action="save"]'));
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
  await page.screenshot({ path: '/tmp/shot4.png' });
};

test('the product of the guide is built with the mouse', async () => {
  const page = await open();
  await build(page, mouse);
  console.log(await onDisk('pelajar.json'));
  expect(await axeFindings(page)).toEqual([]);
});
void phone;
void onDisk;
