import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe';
import { hold, keysOf, loseAnswer } from '../support/bank';
import { phone, useBrowser } from '../support/browser';
import { scanQrCode } from '../support/qrCode';
import {
  dropForm,
  finish,
  nama,
  number,
  openForm,
  outcomeUnknown,
  preview,
  slug,
  stepOf,
  storedKeys,
  toPreview,
} from '../support/smallForm';
import { fill, onStep, press } from '../support/visitor';
import { today } from '../support/applicants';
import { openFlow, registered, thanks } from '../support/walkin';
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
    // All its questions are answered, so the draft opens on the preview.
    await later.goto(`/form/${slug}`);
    await later.locator(preview).locator(outcomeUnknown).waitFor();
    await press(later, 'submit');
    await later.locator(number).waitFor();
    const keys = keysOf(visits);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('In the walk-in flow', () => {
  sweep(
    'closing the thank-you dialog leaves the receipt, which is a slip on paper, also under the dialog',
    async () => {
      const { data } = drafts.withdrawal;
      const acting = {
        bertindakUntukKepentingan: '2|Mewakili Nasabah',
        klasifikasiNasabah: '1|Pemilik Rekening',
      };
      const page = await openFlow(visits, { draft: { ...drafts.withdrawal, data: { ...data, ...acting } } });
      await press(page, 'next');
      await press(page, 'submit');
      const reported = await thanks(page).getByRole('heading', { level: 3 }).innerText();
      expect(reported).toMatch(/^EF\d+$/);
      expect(await thanks(page).innerText()).toMatch(/ pada \d+ November 2026\. Bawa .*surat kuasa/);
      const downloading = page.waitForEvent('download');
      await thanks(page).getByRole('button', { name: 'DOWNLOAD FORM QR' }).click();
      expect((await downloading).suggestedFilename()).toBe(`Registration-${reported}.pdf`);
      expect(visits.portal.bodiesOf('downloadpdf')).toEqual([{ regNumber: reported }]);
      await page.locator('[data-recap]').waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      expect(await thanks(page).isVisible()).toBe(false);
      const slip = await page.locator('[data-receipt]').innerText();
      for (const word of [reported, "siti nur'aini", 'surat kuasa', 'Tarik Tunai', 'Jl. ', 'Rp '])
        expect(slip).toContain(word);
      expect(await page.getByRole('button', { includeHidden: true }).filter({ visible: true }).count()).toBe(
        0,
      );
      await page.emulateMedia({ media: 'screen' });
      await thanks(page).getByRole('button', { name: 'Tutup' }).click();
      await thanks(page).waitFor({ state: 'detached' });
      await page.reload();
      expect(await scanQrCode(page.locator('[data-qr-code]'))).toBe(reported);
      await page.getByText('Simpan ke kalender').waitFor();
      expect(await storedKeys(page)).toEqual([
        'eform:form-transaksi:receipt',
        'eform:form-transaksi:receipt:expiry',
      ]);
      expect(keysOf(visits)).toHaveLength(1);
    },
  );
});

describe('What is sent once more after its answer was lost', () => {
  /** A form with whatever it asks answered but the press. */
  interface Ready {
    call: 'submit' | 'registration';
    open: () => Promise<Page>;
    /** Up to the press, after a reload. */
    again: (page: Page) => Promise<void>;
    action: 'submit' | 'next';
    done: (page: Page) => Locator;
  }
  const onPreview = (page: Page): Promise<void> => page.locator(preview).waitFor();
  const tomorrow = { type: 'date', name: 'besok', label: 'Besok', compute: 'addDays(today(), 1)' };
  const small: Ready = {
    call: 'submit',
    open: () => toPreview(visits, [nama, tomorrow], { nama: 'Siti' }, today),
    again: onPreview,
    action: 'submit',
    done: (page) => page.locator(number),
  };
  const registration: Ready = {
    call: 'registration',
    open: () => openFlow(visits, { draft: drafts.finances }),
    again: (page) => onStep(page, drafts.finances.step),
    action: 'next',
    done: registered,
  };
  const transaction: Ready = {
    call: 'submit',
    open: async () => {
      const page = await openFlow(visits, { draft: drafts.withdrawal });
      await press(page, 'next');
      await onPreview(page);
      return page;
    },
    again: onPreview,
    action: 'submit',
    done: thanks,
  };
  const asNew = (page: Page): Promise<void> =>
    page.locator('[role*="dialog"]').getByRole('button', { name: 'Kirim sebagai permohonan baru' }).click();
  /** Presses, and loses the answer. */
  const sendInVain = async (page: Page, { call, action }: Ready, isAsked = false): Promise<void> => {
    loseAnswer(visits, call);
    const before = keysOf(visits, call).length;
    await press(page, action);
    if (isAsked) await asNew(page);
    await page.locator('[role="alert"]', { hasText: 'koneksi terputus' }).waitFor();
    expect(keysOf(visits, call)).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Tutup' }).last().click();
  };
  /** What refuses to keep anything until the page is loaded again. */
  const refuse = (page: Page, name: 'QuotaExceededError' | 'SecurityError'): Promise<void> =>
    page.evaluate((error) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', error);
      };
      if (error === 'QuotaExceededError') return;
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    }, name);
  const at = (page: Page, time: string): Promise<void> =>
    page.clock.setFixedTime(new Date(`2026-11-${time}:00+07:00`));
  const reload = async (page: Page): Promise<Page> => {
    await page.reload();
    return page;
  };
  /** What happens before the first press, and after it; the page on which the second one follows. */
  type Way = [way: string, before: (page: Page) => unknown, after: (page: Page) => Promise<Page>];
  const newDay: Way = [
    'on the next day, after a reload',
    (page) => at(page, '21T23:50'),
    async (page) => {
      await at(page, '22T00:05');
      return reload(page);
    },
  ];
  const ways: readonly Way[] = [
    newDay,
    ['by a device that is full, and a reload', (page) => refuse(page, 'QuotaExceededError'), reload],
    [
      'by a browser that refuses storage and cookies when it is sent, and a reload',
      (page) => refuse(page, 'SecurityError'),
      reload,
    ],
    [
      'by another tab',
      () => undefined,
      async (page) => {
        const other = await visits.openTab(page);
        await at(other, '21T09:00');
        await other.goto(new URL(page.url()).pathname);
        return other;
      },
    ],
  ];
  // The session's tests go all ways; here each way is gone once, and by each call that registers something.
  sweep.each<[form: string, ...Way, ready: Ready]>([
    ...ways.map((way): [string, ...Way, Ready] => ['a small product', ...way, small]),
    ['the registration at the teller', ...newDay, registration],
    ['the transaction at the teller', ...newDay, transaction],
  ])('%s, %s, is one registration', async (_, _way, before, after, ready) => {
    const first = await ready.open();
    await before(first);
    await sendInVain(first, ready);
    const page = await after(first);
    await ready.again(page);
    visits.portal.answer(ready.call, () => undefined);
    await press(page, ready.action);
    await ready.done(page).waitFor();
    const [key, ...others] = keysOf(visits, ready.call);
    expect(others).toEqual([key]);
    const [body, ...again] = visits.portal.bodiesOf(ready.call);
    expect(again).toEqual([body]);
  });

  sweep('a registration, after something else, has its own key again', async () => {
    const page = await registration.open();
    const give = (purpose: string): Promise<void> => fill(page, 'hubunganDenganBank', purpose);
    await sendInVain(page, registration);
    await give('Transaksi Usaha');
    await sendInVain(page, registration, true);
    await give('Investasi');
    visits.portal.answer('registration', () => undefined);
    await press(page, 'next');
    await asNew(page);
    await registered(page).waitFor();
    const [first, second, third] = keysOf(visits, 'registration');
    expect([third === first, second === first]).toEqual([true, false]);
  });
});
