import type { Page } from 'playwright-core';
import { trackedCredits } from '../../mocks/samples';
import { step } from './support/step';
import { axeFindings, resize, sideways } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { shownCode } from './support/captcha';
import { fieldOf, fill } from './support/visitor';

const visits = useBrowser();

const open = async (page: Page, address = '/tracking'): Promise<void> => {
  await page.goto(address);
  await fieldOf(page, 'trackingCaptcha').waitFor();
};

/** Gives a number, retypes the code that is shown, and presses 'Lacak'. */
const track = async (page: Page, number: string): Promise<void> => {
  await fill(page, 'registrationCode', number);
  await fill(page, 'trackingCaptcha', true);
  await page.getByRole('button', { name: 'Lacak', exact: true }).click();
};

const result = '[data-tracking-result]';

sweep(
  'at 320, 360 and 1280 pixels nothing stands in the way, empty, wrong, unknown, found and in process',
  async () => {
    const page = await visits.open({ viewport: phone });
    const expectClean = async (): Promise<void> => {
      for (const width of [320, 1280, 360]) {
        await resize(page, { width, height: 740 });
        expect([width, await axeFindings(page)]).toEqual([width, []]);
        expect([width, await sideways(page)]).toEqual([width, 0]);
      }
    };
    await open(page);
    await expectClean();
    await page.getByRole('button', { name: 'Lacak', exact: true }).click();
    await page.getByText('Harus Diisi').nth(1).waitFor();
    await expectClean();
    await track(page, 'TIDAK-ADA');
    await page.getByRole('alert').getByText('Nomor Registrasi Tidak Terdaftar!').waitFor();
    await expectClean();
    await page.getByRole('alert').getByRole('button', { name: 'Tutup' }).click();
    await track(page, trackedCredits.decision);
    await page.locator(result).waitFor();
    await expectClean();
    await track(page, trackedCredits.broken);
    await page.getByText('Pengajuan sedang dalam proses').waitFor();
    await expectClean();
  },
);

sweep('the page has one title: that of the box is smaller than what heads it', async () => {
  const page = await visits.open();
  await open(page);
  const sizes = await page
    .locator('main :is(h1, h2, h2 + p)')
    .evaluateAll((all) => all.slice(0, 3).map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  const [title = 0, box = 0, heads = 0] = sizes;
  expect(title).toBeGreaterThan(heads);
  expect(heads).toBeGreaterThan(box);
});

test('the keyboard alone tracks a credit and opens its stages', async () => {
  const page = await visits.open({ viewport: desk });
  await open(page);
  const { keyboard } = page;
  await fieldOf(page, 'registrationCode').getByRole('textbox').focus();
  await keyboard.type(trackedCredits.documents);
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ganti kode');
  await keyboard.press('Enter');
  const code = await shownCode(fieldOf(page, 'trackingCaptcha'));
  await keyboard.press('Shift+Tab');
  await keyboard.type(code);
  await keyboard.press('Enter');
  await page.locator(result).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hasil pelacakan');
  const stages = page.getByRole('list', { name: 'Tahapan proses' });
  expect(await stages.getByText('Dokumen dinyatakan lengkap').isVisible()).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  expect(await stages.getByText('Permohonan diterima melalui e-Form').isVisible()).toBe(true);
});

declare const layoutShift: { sum: number };

/** Runs in the page: adds up what jumps without the visitor's doing. */
const measureShift = (): void => {
  const measured = { sum: 0 };
  Object.assign(window, { layoutShift: measured });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
};

sweep('nothing jumps while the page loads on slow 4G', async () => {
  for (const [name, viewport] of [
    ['360 pixels', phone],
    ['1280 pixels', desk],
  ] as const)
    await step(name, async () => {
      const page = await visits.open({ viewport });
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await page.addInitScript(measureShift);
      await open(page);
      await page.getByRole('heading', { name: 'Cara melacak' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => layoutShift.sum)).toBeLessThan(0.05);
    });
});
