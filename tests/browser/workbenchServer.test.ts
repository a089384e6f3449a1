import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useBrowser } from './support/browser';
import { startDevServer, type DevServer } from './support/devServer';

const visits = useBrowser();
const slug = 'simulasi-kredit';
const publication = join('node_modules', '.cache', 'eform', 'publikasi', slug);

const folder = mkdtempSync(join(tmpdir(), 'eform-konsep-'));
const draft = readFileSync(`form-definitions/${slug}.json`, 'utf8').replace(
  '"title": "',
  '"title": "Konsep: ',
);

let server: DevServer;
beforeAll(async () => {
  rmSync(publication, { recursive: true, force: true });
  for (const file of [`${slug}.json`, `${slug}.scenarios.json`])
    writeFileSync(join(folder, file), readFileSync(`form-definitions/${file}`));
  writeFileSync(join(folder, `${slug}.json`), draft);
  server = await startDevServer(folder);
});
afterAll(async () => {
  // What did not start has nothing to stop.
  await (server as DevServer | undefined)?.stop();
  rmSync(folder, { recursive: true });
});

test("under npm start the server proves what is saved in the editor's folder, and writes the publication", async () => {
  // The first visit of a development server finds packages to bundle, and loads the page again.
  visits.allow(/504 \(Outdated|dynamically imported module/);
  const page = await visits.open({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    // The mock bank of a development server answers there.
    serviceWorkers: 'allow',
  });
  await page.goto(`/editor/${slug}`);
  await page.frameLocator('iframe').locator('[data-step]').first().waitFor();
  await page.getByRole('tab', { name: 'Bukti dan tayang' }).click();
  await page.locator('[data-action="prove"]').click();
  await page.getByText('Tidak ada yang menghalangi.').waitFor();
  for (const sound of ['pemeriksa', 'robot', 'skenario', 'simulasi'])
    expect(await page.locator(`[data-proof="${sound}"]`).getAttribute('data-verdict')).toBe('ok');
  await page.locator('[data-action="publish"]').click();
  await page.getByText(`Ditulis ke ${publication}`).waitFor();
  expect(readFileSync(join(publication, 'form-definitions', `${slug}.json`), 'utf8')).toBe(draft);
});
