import type { Page } from 'playwright-core';
import { step } from './support/step';
import { resize } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { expectClean } from './support/keyboardWalk';
import { openThemed } from './support/themed';

const visits = useBrowser(openThemed('bothThemes'));

/** Nobody answers for these addresses; everything else comes. */
const cutOff = (page: Page, addresses: RegExp): Promise<unknown> =>
  page.route(addresses, (route) => route.abort('internetdisconnected'));

const cases: readonly [what: string, title: string, open: (page: Page) => Promise<unknown>][] = [
  ['an address without a page', 'Halaman tidak ditemukan', (page) => page.goto('/tidak/ada')],
  ['a form that there is not', 'Formulir tidak ditemukan', (page) => page.goto('/form/tidak-ada')],
  [
    'a broken form',
    'Formulir sedang diperbaiki',
    (page) => {
      visits.portal.drop('rusak', '{"version":1}');
      return page.goto('/form/rusak');
    },
  ],
  [
    'a form that does not come, as nothing else that lies beside it',
    'Formulir gagal dimuat',
    async (page) => {
      await cutOff(page, /\/form-definitions\//);
      await page.goto('/form/tandamata');
    },
  ],
  [
    'a page that does not come',
    'Halaman gagal dimuat',
    async (page) => {
      await cutOff(page, /\/form-definitions\/pages\//);
      await page.goto('/bantuan');
    },
  ],
  [
    'a page whose code does not come',
    'Halaman belum dapat dimuat',
    async (page) => {
      await page.goto('/');
      await page.getByRole('article').first().waitFor();
      await cutOff(page, /\/assets\/|localhost:\d+\/$/);
      await page.evaluate(() => {
        history.pushState(null, '', '/form/tandamata');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    },
  ],
];

sweep('a page of a fault shows a way on and whom to call, on a phone and on a desk', async () => {
  for (const [name, title, open] of cases)
    await step(name, async () => {
      visits.allow(/ERR_|rusak|Rincian untuk pengelola|MissingPageCode|did not come/);
      const page = await visits.open({ viewport: phone });
      await open(page);
      const sheet = page.locator('[data-fault]');
      await sheet.getByRole('heading', { level: 1, name: title }).waitFor();
      await sheet.getByRole('link', { name: 'Kembali ke Beranda' }).waitFor();
      const elsewhere = sheet.getByRole('navigation', { name: 'Lanjut ke halaman lain' });
      await elsewhere.getByRole('link', { name: 'Produk' }).waitFor();
      expect(await sheet.getByRole('link', { name: '1500\u2011000' }).getAttribute('href')).toBe(
        'tel:1500000',
      );
      await page.getByRole('button', { name: 'Butuh bantuan?' }).waitFor();
      // What is wrong with a definition is folded away.
      for (const summary of await sheet.locator('summary').all()) await summary.click();
      for (const viewport of [{ width: 320, height: 640 }, desk]) {
        await resize(page, viewport);
        await expectClean(page);
      }
    });
});

test('without JavaScript the page says whom to call', async () => {
  const page = await visits.open({ javaScriptEnabled: false });
  await page.goto('/form/tandamata');
  expect(await page.locator('body').innerText()).toContain(
    'Butuh bantuan? Hubungi Bank Lumbung Nusa: 1500\u2011000',
  );
});
