import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { onStep, press } from '../support/visitor';
import { address, freeze, leaveThanks, openFlow, stored, thanks } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

/** What a phone does when another app comes to the front. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
  });

sweep(
  'the thank-you dialog is closed by its cross only, and leaves nothing behind though the page was hidden',
  async () => {
    const page = await openFlow(visits, { draft: drafts.withdrawal, byClock: true });
    await press(page, 'next');
    await thanks(page).getByText('lalu tunjukkan kepada teller').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await freeze(page);
    await hide(page);
    await thanks(page).getByRole('button', { name: 'Tutup' }).click();
    // Its file was not fetched: whoever thinks better of it has lost nothing.
    await page.getByRole('alertdialog', { name: 'Tutup tanpa mengunduh?' }).waitFor();
    await page.getByRole('button', { name: 'Kembali untuk mengunduh' }).click();
    expect(await stored(page)).not.toEqual([]);
    await leaveThanks(page);
    await page.waitForFunction(() => localStorage.length === 0);
    await page.clock.runFor(500);
    await hide(page);
    await page.clock.runFor(999);
    await thanks(page).waitFor();
    await page.clock.runFor(1);
    await thanks(page).waitFor({ state: 'detached' });
    await onStep(page, 'identitas-awal');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    await hide(page);
    await page.clock.runFor(2000);
    expect(await stored(page)).toEqual([]);
    expect(await page.locator('[name="nama"]').inputValue()).toBe('');
    await page.goBack().catch(() => null);
    await page.clock.runFor(2000);
    expect(await stored(page)).toEqual([]);
  },
);

sweep(
  'a submission under way disables its button, and is sent once however often it is pressed',
  async () => {
    const page = await openFlow(visits, { draft: drafts.withdrawal });
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    visits.portal.answer('submit', async () => {
      await held;
      return undefined;
    });
    const submit = page.locator('[data-action="next"]');
    await submit.click({ clickCount: 3 });
    await page.locator('[data-action="next"][aria-disabled="true"]').waitFor();
    await submit.press('Enter');
    release();
    await thanks(page).waitFor();
    expect(visits.portal.bodiesOf('submit')).toHaveLength(1);
  },
);
