import { axeFindings } from '../support/axe';
import { hold, keysOf } from '../support/bank';
import { phone, useBrowser } from '../support/browser';
import { scanQrCode } from '../support/qrCode';
import {
  dropForm,
  nama,
  number,
  openForm,
  outcomeUnknown,
  slug,
  stepOf,
  storedKeys,
  toPreview,
} from '../support/smallForm';
import { finish } from '../support/smallForm';
import { onStep, press } from '../support/visitor';
import { openFlow, thanks } from '../support/walkin';
import { drafts } from '../walkin/drafts';

const visits = useBrowser();

const receipt = `eform:${slug}:receipt`;

describe('The receipt of a submission', () => {
  test('is there after a reload, in a new tab, and after Back and Forward', async () => {
    const page = await toPreview(visits);
    await press(page, 'submit');
    const given = await page.locator(number).textContent();
    expect(given).toMatch(/\S{6,}/);
    expect(await storedKeys(page)).toEqual([receipt, `${receipt}:expiry`]);

    await page.reload();
    expect(await page.locator(number).textContent()).toBe(given);
    await page.goBack();
    expect(await page.locator(number).textContent()).toBe(given);
    await page.goForward();
    expect(await page.locator(number).textContent()).toBe(given);

    const later = await visits.openTab(page);
    await page.close();
    await later.goto(`/form/${slug}`);
    expect(await later.locator(number).textContent()).toBe(given);
    expect(keysOf(visits)).toHaveLength(1);
  });

  sweep(
    'of what can be tracked has a QR code, and leads to what is known of it without a captcha',
    async () => {
      const confirmation = { track: true, recap: true };
      dropForm(visits, [stepOf('isi', nama)], { confirmation });
      const page = await visits.open({ viewport: phone });
      await openForm(page, 'isi');
      await finish(page, { nama: 'Siti' });
      await press(page, 'submit');
      const given = (await page.locator(number).textContent()) ?? '';
      const tracking = `${visits.portal.origin}/tracking?nomor=${given}`;
      expect(await scanQrCode(page.locator('[data-qr-code]'))).toBe(tracking);
      expect(await axeFindings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(phone.width);

      await page.getByRole('link', { name: 'Lacak permohonan ini' }).click();
      await page.locator('[data-tracking-result]').getByText(given).waitFor();
      expect(await page.locator('[name="trackingCaptcha"]').count()).toBe(0);
      await page.reload();
      await page.locator('[data-tracking-result]').getByText(given).waitFor();
      // Who has the address only, as from the QR code, is asked.
      const other = await visits.openTab(page);
      await other.goto(tracking);
      await other.locator('[name="trackingCaptcha"]').waitFor();
      expect(visits.portal.bodiesOf('tracking')).toHaveLength(2);
    },
  );
});

describe('While a submission is on its way', () => {
  test('who closes the tab hears on return that the outcome is not known, and sends the same again', async () => {
    const page = await toPreview(visits);
    const bank = hold(visits, 'submit');
    await press(page, 'submit');
    await bank.asked();
    const later = await visits.openTab(page);
    await page.close();
    // A tab that is closed takes an answer for a moment longer: then there is a number to show, and nothing unknown.
    await visits.portal.calls.find(({ name }) => name === 'submit')?.over;
    bank.release();
    await openForm(later, 'isi');
    await later.locator(outcomeUnknown).waitFor();
    await finish(later, {});
    await press(later, 'submit');
    await later.locator(number).waitFor();
    const keys = keysOf(visits);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('In the walk-in flow', () => {
  sweep(
    'the thank-you dialog is there again after a reload, with its number and its file; closing it restarts',
    async () => {
      const { data } = drafts.withdrawal;
      const acting = {
        bertindakUntukKepentingan: '2|Mewakili Nasabah',
        klasifikasiNasabah: '1|Pemilik Rekening',
      };
      const page = await openFlow(visits, { draft: { ...drafts.withdrawal, data: { ...data, ...acting } } });
      await press(page, 'next');
      await press(page, 'submit');
      const reported = await thanks(page).locator('strong').textContent();
      expect(reported).toMatch(/^EF\d+$/);
      expect(await scanQrCode(thanks(page).locator('[data-qr-code]'))).toBe(reported);
      const calendar = thanks(page).getByText('Simpan ke kalender');
      await calendar.waitFor();
      const words = await thanks(page).textContent();
      expect(words).not.toContain('yang Anda pilih');
      expect(words).toMatch(/\(Jl\. .*\) pada .*surat kuasa.*Simpan ke kalender/);
      await page.reload();
      await calendar.waitFor();
      expect(await thanks(page).textContent()).toBe(words);
      const downloading = page.waitForEvent('download');
      await thanks(page).getByRole('button', { name: 'DOWNLOAD FORM QR' }).click();
      expect((await downloading).suggestedFilename()).toBe(`Registration-${reported}.pdf`);
      expect(visits.portal.bodiesOf('downloadpdf')).toEqual([{ regNumber: reported }]);
      await thanks(page).getByRole('button', { name: 'Tutup' }).click();
      await thanks(page).waitFor({ state: 'detached' });
      await onStep(page, 'identitas-awal');
      expect(await page.locator('[name="nama"]').inputValue()).toBe('');
      expect(await storedKeys(page)).toEqual([]);
      expect(keysOf(visits)).toHaveLength(1);
    },
  );
});
