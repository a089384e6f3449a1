import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useBrowser } from '../support/browser';
import { dropForm, nama, slug, stepOf } from '../support/smallForm';
import { onStep, press } from '../support/visitor';

const visits = useBrowser();

/** Another site, with a link that leads to the form here, and one that opens it in a tab of its own. */
const server = createServer((_, response) => {
  const form = `${visits.portal.origin}/form/${slug}`;
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end(
    `<!doctype html><link rel="icon" href="data:,"><title>Situs lain</title><h1>Situs lain</h1>` +
      `<a href="${form}">Ajukan</a> <a href="${form}" target="_blank" rel="noopener">Ajukan di tab baru</a>`,
  );
});
const elsewhere = (): string => `http://localhost:${(server.address() as AddressInfo).port}/`;

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening())));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => dropForm(visits, [stepOf('isi', nama), stepOf('akhir', { ...nama, name: 'kota' })]));

test('Back on the first step leads to the other site that the visitor came from', async () => {
  const page = await visits.open();
  await page.goto(elsewhere());
  await page.getByRole('link', { name: 'Ajukan', exact: true }).click();
  await onStep(page, 'isi');
  await press(page, 'back');
  await page.waitForURL(elsewhere());
  await page.getByRole('heading', { name: 'Situs lain' }).waitFor();
});

sweep('Back on the first step leads home where there is no page to go back to', async () => {
  const page = await visits.open();
  await page.goto(elsewhere());
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Ajukan di tab baru' }).click();
  const form = await opening;
  await onStep(form, 'isi');
  await press(form, 'back');
  await form.waitForURL(`${visits.portal.origin}/`);
  await form.getByRole('article').first().waitFor();
});
