import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { useBrowser } from './support/browser';
import { step } from './support/step';
import { hasKept } from './support/until';
import { fill, fieldOf, onStep, press } from './support/visitor';

const visits = useBrowser();

const slug = 'produk-baru';
const definition = (label: string): string =>
  JSON.stringify({
    version: 1,
    slug,
    title: 'Produk Baru',
    subProductId: 'BARU-01',
    steps: [
      { id: 'nama', title: 'Nama', blocks: [{ type: 'text', name: 'nama', label, required: true }] },
      { id: 'kota', title: 'Kota', blocks: [{ type: 'text', name: 'kota', label: 'Kota' }] },
    ],
  });

/** A visitor whose device keeps what was opened, as soon as the worker has it all. */
const visit = async (address: string): Promise<Page> => {
  visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await visits.open({ serviceWorkers: 'allow' });
  await page.goto(address);
  await hasKept(page);
  return page;
};

test('a half-filled form outlives a reload without a connection, and is sent when it is back', async () => {
  visits.portal.drop(slug, definition('Nama'));
  const page = await visit(`/form/${slug}`);
  await onStep(page, 'nama');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await onStep(page, 'kota');
  await fill(page, 'kota', 'Bandung');
  await page
    .getByText(/Tersimpan di perangkat ini/)
    .first()
    .waitFor();
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Bandung'));
  await hasKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await onStep(page, 'kota');
  expect(await fieldOf(page, 'kota').getByRole('textbox').inputValue()).toBe('Bandung');
  // The browser itself says nothing of it after a reload.
  const bar = page.getByRole('status').filter({ hasText: 'Tidak ada koneksi internet' });
  await bar.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await press(page, 'next');
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  await bar.waitFor({ state: 'detached' });
  expect(visits.portal.bodiesOf('submit')).toEqual([
    { subProductId: 'BARU-01', data: '{"nama":"Siti","kota":"Bandung"}' },
  ]);
});

sweep('what the host has changed, added and taken away is so on the device', async () => {
  visits.portal.drop(slug, definition('Nama lama'));
  const page = await visit(`/form/${slug}`);
  await page.getByText('Nama lama').waitFor();
  await step('a changed definition is there at once', async () => {
    visits.portal.drop(slug, definition('Nama baru'));
    await page.reload();
    await page.getByText('Nama baru').waitFor();
  });
  await step('so is an added one', async () => {
    visits.portal.drop('produk-lain', definition('Nama').replace(slug, 'produk-lain'));
    await page.goto('/form/produk-lain');
    await onStep(page, 'nama');
  });
  await step('one that was taken away is not kept', async () => {
    visits.portal.drop(slug, undefined);
    await page.goto(`/form/${slug}`);
    await page.getByRole('heading', { name: 'Formulir tidak ditemukan' }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Formulir gagal dimuat' }).waitFor();
  });
});

test('calls of the bank, files of visitors and other addresses are not kept', async () => {
  const page = await visit('/');
  await page.getByRole('article').first().waitFor();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/form-definitions/pages/home.json');
  const strange = kept.filter(
    (path) =>
      !/^\/(?:assets\/|form-definitions\/|illustrations\/|icons\/|favicon\.svg$|wordmark\.svg$|$)/.test(path),
  );
  expect(strange).toEqual([]);
});

sweep('a form that is opened without a connection shows no words of the one that was kept', async () => {
  const page = await visit('/form/tandamata');
  await page.locator('main h1').waitFor();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.shell .Eform-column')) document.documentElement.dataset.worded = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator('main h1').waitFor();
  const worded = page.locator('html[data-worded]');
  expect(await worded.count()).toBe(1);
  await page.context().setOffline(true);
  await page.goto('/form/kustodian');
  await page.getByRole('heading', { name: 'Formulir gagal dimuat' }).waitFor();
  expect(await worded.count()).toBe(0);
});

sweep('home comes without a connection, and leads on to what was opened', async () => {
  visits.portal.drop(slug, definition('Nama'));
  const page = await visit(`/form/${slug}`);
  await onStep(page, 'nama');
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await hasKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Urusan bank/ }).waitFor();
  await page.goto(`/form/${slug}`);
  await onStep(page, 'nama');
});
