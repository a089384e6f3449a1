import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { dropForm, finish, nama, number, openForm, stepOf } from '../support/smallForm';
import { press } from '../support/visitor';

const visits = useBrowser();

/** Two tabs of one visitor, each on the product's first step. */
const openTwo = async (byClock = false): Promise<[Page, Page]> => {
  dropForm(visits, [stepOf('isi', nama)]);
  const page = await visits.open();
  if (byClock) await page.clock.install({ time: new Date('2026-11-21T09:00:00+07:00') });
  await openForm(page, 'isi');
  const other = await visits.openTab(page);
  await openForm(other, 'isi');
  return [page, other];
};

test('what was sent does not come back as a draft from the other tab', async () => {
  const [page, other] = await openTwo();
  await finish(other, { nama: 'Dewi' });
  await finish(page, { nama: 'Siti' });
  await press(page, 'submit');
  await page.locator(number).waitFor();
  await other.getByText(/sudah dikirim dari tab lain/).waitFor();
  await other.reload();
  await other.locator(number).waitFor();
  expect(await other.locator(number).textContent()).toBe(await page.locator(number).textContent());
});
