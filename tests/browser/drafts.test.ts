import { fillIn, fillUntil, slug } from './support/application';
import { keysOf, loseAnswer } from './support/bank';
import { useBrowser } from './support/browser';
import { begin, fill, fillAll, onStep, openProduct, press } from './support/visitor';

const visits = useBrowser();

const today = new Date('2026-11-21T09:00:00+07:00');
const saved = '[data-saved-until]';

test('Saved data: a reload brings back the step and its answers', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await fillAll(page, { nik: '3273010101900001', namaLengkap: 'siti' });
  await page.locator(saved).waitFor();
  await page.reload();
  await onStep(page, 'identitas');
  expect(await page.locator('[name="nik"]').inputValue()).toBe('3273010101900001');
  expect(await page.locator('[name="namaLengkap"]').inputValue()).toBe('SITI');
  await page.getByText('Jawaban Anda sebelumnya sudah kami isikan kembali.').waitFor();
});

sweep('Saved data: that they are back is told where it pushes nothing from under the finger', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await fillAll(page, { nik: '3273010101900001' });
  await page.locator(saved).waitFor();
  await page.addInitScript(() => {
    const places = new Set<number>();
    const look = (): void => {
      const title = document.querySelector(
        '[data-step]:not([aria-busy]) h1, [data-step]:not([aria-busy]) h2',
      );
      if (title && !title.closest('[inert]'))
        places.add(Math.round(title.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  });
  // The look of notices comes last of all.
  await page.route(/\/Alert-[^/]*\.js$/, (route) => setTimeout(() => void route.continue(), 2000));
  await page.reload();
  await onStep(page, 'identitas');
  await page
    .locator('.MuiAlert-root', { hasText: 'Jawaban Anda sebelumnya sudah kami isikan kembali.' })
    .waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(
    1,
  );
});

sweep('what was typed less than a second before the page is left comes back too', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await page.locator('[name="namaLengkap"]').fill('SITI');
  await page.reload();
  await onStep(page, 'identitas');
  expect(await page.locator('[name="namaLengkap"]').inputValue()).toBe('SITI');
});

test('another tab is told that the same form was changed elsewhere', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await fill(page, 'namaLengkap', 'siti');
  await page.locator(saved).waitFor();
  const other = await visits.openTab(page);
  await openProduct(other, slug);
  await onStep(other, 'identitas');
  await fill(other, 'namaLengkap', 'dewi');
  await page.getByText(/juga diubah di tab lain/).waitFor();
});

test('a browser that stores nothing says so, lets the visitor finish all the same, and sends the same under the same key after a reload', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await fillUntil(page);
  await page.getByText(/Penyimpanan di perangkat ini tidak tersedia/).waitFor();
  await page.getByText(/Jangan tutup halaman ini sebelum nomor registrasi tampil/).waitFor();
  loseAnswer(visits, 'submit');
  await press(page, 'submit');
  await page.locator('[data-sending="unknown"]').waitFor();
  await page.reload();
  await begin(page);
  await fillIn(page);
  visits.portal.answer('submit', () => undefined);
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  const [first, ...others] = keysOf(visits);
  expect(others).toEqual([first]);
});

test('a device that is full says so', async () => {
  const page = await visits.open();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillUntil(page, 'identitas');
  await fill(page, 'namaLengkap', 'siti');
  await page.getByText(/Penyimpanan di perangkat ini penuh/).waitFor();
});
