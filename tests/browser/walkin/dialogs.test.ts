import { axeFindings } from '../support/axe';
import { useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { press } from '../support/visitor';
import { identify, notRegistered, openFlow, stranger, thanks } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

sweep(
  'an error that comes while a dialog is open is told to everybody, and Escape closes it and not the dialog',
  async () => {
    visits.portal.answer('downloadpdf', () => json({ message: 'Form belum siap' }));
    const page = await openFlow(visits, { draft: drafts.withdrawal });
    await press(page, 'next');
    await press(page, 'submit');
    await thanks(page).getByRole('button', { name: 'DOWNLOAD FORM QR' }).press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: 'Ada Masalah!' });
    await toast.waitFor();
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    await thanks(page).waitFor();
  },
);

sweep(
  'a dialog that is longer than the window can be scrolled by the keyboard, and a line says so',
  async () => {
    const page = await openFlow(visits, { viewport: { width: 320, height: 480 } });
    await identify(page, stranger);
    await notRegistered(page).getByText('Silakan lanjutkan').waitFor();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await axeFindings(page)).toEqual([]);
    const text = notRegistered(page).locator('.MuiDialogContent-root');
    expect(await text.evaluate((one) => getComputedStyle(one).backgroundAttachment)).toBe('local, scroll');
  },
);
