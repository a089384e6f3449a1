import { failingScreenings } from '../../../mocks/samples';
import { useBrowser } from '../support/browser';
import { onStep, press } from '../support/visitor';
import {
  address,
  freeze,
  identify,
  kept,
  notRegistered,
  openFlow,
  stored,
  stranger,
  toScreening,
} from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

sweep("'Not registered' is reported in two languages, and only its button leads on", async () => {
  const page = await openFlow(visits);
  await identify(page, stranger);
  const dialog = notRegistered(page);
  await dialog.getByText('Silakan lanjutkan ke menu pendaftaran').waitFor();
  await dialog.locator('[lang="en"]').getByText('We apologize, your data is not yet registered').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await dialog.waitFor();
  await toScreening(page);
  await dialog.waitFor({ state: 'detached' });
  expect(await kept(page)).toMatchObject({
    stages: ['awal', 'screening'],
    data: {
      cif: '',
      ncid: '',
      nomorIdentitas: stranger.nik,
      dukcapil: {},
      channel_name: 'eform',
      correlationId: `COR-${stranger.nik}`,
    },
  });
});

sweep('the screening shows name and identity number without letting them be changed', async () => {
  const page = await openFlow(visits, { draft: drafts.screening });
  for (const name of ['nama', 'nik'])
    expect(await page.locator(`[name="${name}"]`).getAttribute('readonly')).not.toBeNull();
  await press(page, 'back');
  await page.waitForURL((url) => url.pathname !== address);
});

sweep.each(Object.values(failingScreenings))(
  "a screening that fails with '$screeningMessage' ends at home with nothing stored",
  async ({ noIdentity, screeningMessage }) => {
    const draft = { ...drafts.screening, data: { ...drafts.screening.data, nik: noIdentity } };
    const page = await openFlow(visits, { draft, byClock: true });
    await press(page, 'next');
    const dialog = page.getByRole('alertdialog', { name: 'Transaksi Tidak Dapat Dilanjutkan' });
    await dialog
      .getByText(
        'Mohon maaf atas ketidaknyamanannya, transaksi Anda tidak dapat dilanjutkan. Silakan menghubungi petugas bank. Terima kasih.',
      )
      .waitFor();
    await dialog.locator('[lang="en"]').getByText('your transaction cannot be continued').waitFor();
    await freeze(page);
    const code = dialog.getByText(`Code: ${screeningMessage}`);
    const [red = 0, green = 0, blue = 0] = await code.evaluate((line) =>
      (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.keyboard.press('Escape');

    const done = dialog.getByRole('button', { name: 'Selesai' });
    await done.click();
    await dialog.locator('button[aria-disabled] [role="progressbar"]').waitFor();
    await page.clock.runFor(999);
    expect(await stored(page)).not.toEqual([]);
    await page.clock.runFor(1);
    await page.waitForFunction(() => localStorage.length === 0);
    await page.clock.runFor(499);
    expect(new URL(page.url()).pathname).toBe(address);
    await dialog.waitFor();
    await page.clock.runFor(1);
    await page.waitForURL((url) => url.pathname === '/');
    await dialog.waitFor({ state: 'detached' });
    await page.clock.runFor(2000);
    expect(await stored(page)).toEqual([]);

    await page.clock.resume();
    await page.goto(address);
    await onStep(page, 'identitas-awal');
    expect(await page.locator('[name="nama"]').inputValue()).toBe('');
  },
);
