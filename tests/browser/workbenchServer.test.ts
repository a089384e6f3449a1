import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { startDevServer, type DevServer } from './support/devServer';
import { step } from './support/step';

const visits = useBrowser();
/** Its scenarios choose from lists of the bank. */
const slug = 'kustodian';

const folder = mkdtempSync(join(tmpdir(), 'eform-konsep-'));
const publication = join(folder, 'publikasi', slug);
const draft = readFileSync(`form-definitions/${slug}.json`, 'utf8').replace(
  '"title": "',
  '"title": "Konsep: ',
);

let server: DevServer;
beforeAll(async () => {
  cpSync('form-definitions', folder, { recursive: true });
  writeFileSync(join(folder, `${slug}.json`), draft);
  server = await startDevServer(folder);
});
afterAll(async () => {
  // What did not start has nothing to stop.
  await (server as DevServer | undefined)?.stop();
  rmSync(folder, { recursive: true });
});

/** From the list to the panel of proofs of the product. */
const openProofs = async (page: Page): Promise<void> => {
  await page.locator(`[data-product="${slug}"]`).getByRole('link').click();
  await page.locator('[data-surface] form, [data-surface] [data-step]').first().waitFor();
  await page.getByRole('button', { name: 'Tayang', exact: true }).click();
};

// One page: what a development server sends for it is most of what this costs.
sweep(
  'npm start proves and publishes what is saved, makes a product from a template, and reports',
  async () => {
    // The first visit of a development server finds packages to bundle, and loads the page again. What is made is not there yet, and the
    // server is ended on purpose.
    visits.allow(/504 \(Outdated|dynamically imported module|404|net::ERR_|WebSocket/);
    const page = await visits.open({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
      // The mock bank of a development server answers there.
      serviceWorkers: 'allow',
    });
    await page.goto('/editor');
    await step('what is saved is proved, and the publication written', async () => {
      await openProofs(page);
      await page.locator('[data-action="prove"]').click();
      await page.getByText('Tidak ada yang menghalangi.').waitFor();
      for (const sound of ['isi', 'pemeriksa', 'robot', 'skenario'])
        expect(await page.locator(`[data-proof="${sound}"]`).getAttribute('data-verdict')).toBe('ok');
      await page.getByRole('textbox', { name: 'Ditayangkan oleh' }).fill('Sari');
      await page.locator('[data-action="publish"]').click();
      await page.getByText('Versi 1 sudah tayang.').waitFor();
      await page.getByText(`Berkasnya di ${publication}`).waitFor();
      for (const at of ['.', 'versi/1'])
        expect(readFileSync(join(publication, at, 'form-definitions', `${slug}.json`), 'utf8')).toBe(draft);
      await page.locator('[data-release="1"]').getByText('oleh Sari').waitFor();
      await page.getByText('Sama dengan naskah sekarang').waitFor();
      await page.getByRole('link', { name: 'Semua produk' }).click();
      await page
        .locator(`[data-product="${slug}"][data-state="same"]`)
        .getByText('Tidak ada temuan')
        .waitFor();
      await page.locator('[data-product="tandamata"][data-state="never"]').waitFor();
    });
    await step('a product is made from a template, and opens in words', async () => {
      // An address that somebody has typed, without loading all that code again.
      await page.evaluate(() => {
        history.pushState(null, '', '/editor/layanan-baru');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByText('Belum ada produk dengan alamat “layanan-baru”.').waitFor();
      await page.locator('[data-action="make-missing"]').click();
      await page.getByRole('radio', { name: /^Pengaduan atau permintaan layanan/ }).check();
      await page.getByRole('textbox', { name: 'Nama produk' }).fill('Layanan Baru');
      await page.locator('[data-action="make"]').click();
      await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
      await page.locator('[data-surface] [data-step]').waitFor();
      await page.getByRole('button', { name: 'Temuan 0' }).waitFor();
      const made = readFileSync(join(folder, 'layanan-baru.json'), 'utf8');
      expect(JSON.parse(made)).toMatchObject({ title: 'Layanan Baru', subProductId: 'LB-01' });
      expect(readFileSync(join(folder, 'layanan-baru.scenarios.json'), 'utf8')).toContain('LB-01');
      await page.getByRole('link', { name: 'Semua produk' }).click();
    });
    await step(
      'what speaks against a product is on its sheet; a server that has ended is named',
      async () => {
        writeFileSync(join(folder, `${slug}.scenarios.json`), '{');
        await openProofs(page);
        await page.locator('[data-action="prove"]').click();
        await page.getByText('Belum dapat ditayangkan').waitFor();
        await page.locator('[data-proof="skenario"][data-verdict="red"]').waitFor();
        await server.stop();
        await page.locator('[data-action="prove"]').click();
        await page.getByText('Server editor tidak menjawab.').waitFor();
      },
    );
  },
);
