import type { Page } from 'playwright-core';
import { failingScreenings } from '../../../mocks/samples';
import { axeFindings, sideways } from '../support/axe';
import { useBrowser } from '../support/browser';
import { fill, fillAll, onStep, press } from '../support/visitor';
import { identify, notRegistered, openFlow, registered, stranger, thanks } from '../support/walkin';
import { drafts } from './drafts';
import { transactions } from './transactions.answers';

const visits = useBrowser();

/** The narrowest window that a page must fit without scrolling sideways (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 900 };

/** Once nothing moves any more: what fades in has other colours. */
const expectClean = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
};

test('axe finds nothing before the tabs, dialogs included, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { viewport: narrow });
  await expectClean(page);
  await fillAll(page, {
    bertindakUntukKepentingan: 'Mewakili Nasabah',
    klasifikasiNasabah: 'Bukan Pemilik Rekening',
    jenisNasabah: 'Korporasi',
  });
  await expectClean(page);
  await press(page, 'next');
  await page.locator('[data-error-summary]').waitFor();
  await expectClean(page);
  await fill(page, 'bertindakUntukKepentingan', 'Diri Sendiri');
  await identify(page, { ...stranger, nik: failingScreenings.blacklist.noIdentity });
  await notRegistered(page).getByText('Silakan lanjutkan').waitFor();
  await expectClean(page);
  await notRegistered(page).getByRole('button').click();
  await onStep(page, 'screening');
  await expectClean(page);
  await fillAll(page, { tanggalLahir: '17081990', namaGadisIbuKandung: 'dewi lestari' });
  await press(page, 'next');
  await page
    .getByRole('alertdialog')
    .getByText(/^Code:/)
    .waitFor();
  await expectClean(page);
});

test('axe finds nothing on any tab, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { draft: drafts.secondJob, viewport: narrow });
  for (const tab of ['tab-7', 'tab-6', 'tab-5', 'tab-4', 'tab-3', 'tab-2', 'tab-1']) {
    await onStep(page, tab);
    await expectClean(page);
    if (tab !== 'tab-1') await press(page, 'back');
  }
  const last = await openFlow(visits, { draft: drafts.finances, viewport: narrow });
  await expectClean(last);
  await press(last, 'next');
  await registered(last).waitFor();
  await expectClean(last);
});

test('axe finds nothing on any transaction type, and nothing is wider than 320 px', async () => {
  const page = await openFlow(visits, { draft: drafts.withdrawal, viewport: narrow });
  for (const { type } of [...transactions].reverse()) {
    await fill(page, 'jenisTransaksi', type);
    await expectClean(page);
  }
  await fillAll(page, { ...transactions[0]?.answers, tujuanTransaksi: 'Modal Usaha' });
  await press(page, 'next');
  await thanks(page).waitFor();
  await expectClean(page);
});

test('the pre-step can be filled in and sent by the keyboard alone', async () => {
  const page = await openFlow(visits);
  const { keyboard } = page;
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '');
  const tabTo = async (name: string): Promise<void> => {
    for (let tabs = 0; tabs < 30 && (await focused()) !== name; tabs += 1) await keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo('wargaNegara');
  await keyboard.press('ArrowDown');
  await tabTo('nama');
  await keyboard.type('haruka sato');
  await tabTo('nomorHandphone');
  await keyboard.type('081298765432');
  await tabTo('nik');
  await keyboard.type('TK-1234567');
  await tabTo('bertindakUntukKepentingan');
  await keyboard.press('ArrowDown');
  await tabTo('klasifikasiNasabah');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await notRegistered(page).waitFor();
  expect(visits.portal.bodiesOf('wic-check')).toEqual([{ nik: 'TK1234567' }]);
  const isOnButton = () => page.evaluate(() => document.activeElement?.tagName === 'BUTTON');
  for (let tabs = 0; tabs < 3 && !(await isOnButton()); tabs += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await onStep(page, 'screening');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
