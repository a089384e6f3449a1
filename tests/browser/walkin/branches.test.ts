import { desk, useBrowser } from '../support/browser';
import { fieldOf, fill, fillAll } from '../support/visitor';
import { openFlow, visitDay } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

sweep('the branches of a city on a day show address, services and queue, and lead to a map', async () => {
  const page = await openFlow(visits, { draft: drafts.transaction, viewport: desk });
  const picker = fieldOf(page, 'cabang');
  await fillAll(page, { provinsi: 'JAWA BARAT', kota: 'KOTA BANDUNG' });
  expect(visits.portal.bodiesOf('santer')).toEqual([]);
  await fill(page, 'tanggalBooking', visitDay);
  const row = picker.locator('[data-branch]').filter({ hasText: 'KC Bandung Dago' });
  expect(await row.textContent()).toMatch(
    /Jl\. Ir\. H\. Juanda No\. 84, Bandung.*Teller.*Tersedia \d+ orang.*Antrian saat ini \d+/,
  );
  expect(await row.getByRole('link').getAttribute('rel')).toContain('noopener');
  expect(await row.getByRole('link').getAttribute('target')).toBe('_blank');
  expect((await picker.getByRole('radiogroup').boundingBox())?.height).toBe(288);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await fill(page, 'kota', 'KOTA CIMAHI');
  await picker.getByRole('radio', { name: 'KC Cimahi' }).waitFor();
  expect(visits.portal.bodiesOf('santer')).toEqual([
    { apiUrl: 'branch/online-queue', date: '2026-11-23', city: '32.73' },
    { apiUrl: 'branch/online-queue', date: '2026-11-23', city: '32.77' },
  ]);
});
