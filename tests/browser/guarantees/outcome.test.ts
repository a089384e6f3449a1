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
import { openFlow, registered, thanks, type Draft } from '../support/walkin';
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

describe('What is sent once more after its answer was lost', () => {
  /** A form with whatever it asks answered but the press, and what of it is another wish. */
  interface Ready {
    call: 'submit' | 'registration';
    open: () => Promise<Page>;
    /** Up to the press, after a reload. */
    again: (page: Page) => Promise<void>;
    action: 'submit' | 'next';
    give: (page: Page, wish: 'first' | 'other') => Promise<void>;
    done: (page: Page) => Locator;
  }
  const tomorrow = { type: 'date', name: 'besok', label: 'Besok', compute: 'addDays(today(), 1)' };
  const teller = (
    draft: Draft,
    field: string,
    first: string,
    other: string,
  ): Omit<Ready, 'call' | 'done'> => ({
    open: () => openFlow(visits, { draft }),
    again: (page) => onStep(page, draft.step),
    action: 'next',
    give: (page, wish) => fill(page, field, wish === 'first' ? first : other),
  });
  const forms: Readonly<Record<string, Ready>> = {
    'a small product': {
      call: 'submit',
      open: () => toPreview(visits, [nama, tomorrow], { nama: 'Siti' }, today),
      again: (page) => page.locator(preview).waitFor(),
      action: 'submit',
      give: async (page, wish) => {
        await press(page, 'edit');
        await onStep(page, 'isi');
        await finish(page, { nama: wish === 'first' ? 'Siti' : 'Dewi' });
      },
      done: (page) => page.locator(number),
    },
    'the registration at the teller': {
      ...teller(drafts.finances, 'hubunganDenganBank', 'Investasi', 'Transaksi Usaha'),
      call: 'registration',
      done: registered,
    },
    'the transaction at the teller': {
      ...teller(drafts.withdrawal, 'nomorRekening', '0012345678901', '0012345678902'),
      call: 'submit',
      done: thanks,
    },
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
  const ways: Readonly<
    Record<string, [before: (page: Page) => unknown, after: (page: Page) => Promise<Page>]>
  > = {
    'by a device that is full, and a reload': [(page) => refuse(page, 'QuotaExceededError'), reload],
    'by a browser that refuses storage and cookies when it is sent, and a reload': [
      (page) => refuse(page, 'SecurityError'),
      reload,
    ],
    'on the next day, after a reload': [
      (page) => at(page, '21T23:50'),
      async (page) => {
        await at(page, '22T00:05');
        return reload(page);
      },
    ],
    'by another tab': [
      () => undefined,
      async (page) => {
        const other = await visits.openTab(page);
        await at(other, '21T09:00');
        await other.goto(new URL(page.url()).pathname);
        return other;
      },
    ],
  };
  const each = Object.entries(forms).flatMap(([form, ready]) =>
    Object.entries(ways).map(([way, [before, after]]) => ({ form, way, ready, before, after })),
  );
  sweep.each(each)('$form, $way, is one registration', async ({ ready, before, after }) => {
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

  sweep.each(Object.entries(forms))('%s, after something else, has its own key again', async (_, ready) => {
    const page = await ready.open();
    await sendInVain(page, ready);
    await ready.give(page, 'other');
    await sendInVain(page, ready, true);
    await ready.give(page, 'first');
    visits.portal.answer(ready.call, () => undefined);
    await press(page, ready.action);
    await asNew(page);
    await ready.done(page).waitFor();
    const [first, second, third] = keysOf(visits, ready.call);
    expect([third === first, second === first]).toEqual([true, false]);
  });
});
