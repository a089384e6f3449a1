import type { Page } from 'playwright-core';
import { fillUntil, slug } from './support/application';
import { desk, phone, useBrowser } from './support/browser';
import { dropForm, finish, nama, openForm, stepOf } from './support/smallForm';
import { fill, onStep, openProduct, press } from './support/visitor';

const visits = useBrowser();

const steps = (page: Page) => page.getByRole('navigation', { name: 'Langkah-langkah pengisian' });

/** In whole pixels: a step that comes sideways stands a millionth of one beside its place for a while. */
const widthOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0);

test('a form is one sheet of at most 640 px, with its numbered steps beside it', async () => {
  const page = await visits.open({ viewport: desk });
  await fillUntil(page, 'alamat-ktp');
  expect(await widthOf(page, '[data-step]')).toBe(640);
  const states = steps(page).getByRole('listitem');
  expect(await states.count()).toBe(8);
  expect(await states.nth(0).innerText()).toMatch(/^1\s+Tipe Nasabah[^]*Selesai$/);
  expect(await states.nth(2).getAttribute('aria-current')).toBe('step');
  expect(await states.nth(3).innerText()).toMatch(/Belum diisi$/);
});

sweep('on a phone the sheet reaches from edge to edge, and its steps open by a button', async () => {
  const page = await visits.open({ viewport: phone });
  await fillUntil(page, 'alamat-ktp');
  expect(await widthOf(page, '[data-step]')).toBe(phone.width);
  expect(await widthOf(page, '[name="rt"]')).toBeLessThanOrEqual(100);
  expect(await steps(page).getByRole('listitem').count()).toBe(0);
  await page.getByRole('button', { name: 'Semua langkah' }).press('Enter');
  expect(await steps(page).getByRole('listitem').count()).toBe(8);
});

sweep(
  'inside a form no way leads out but those of the form: its answers are there again afterwards',
  async () => {
    const page = await visits.open({ viewport: desk });
    await openProduct(page, slug);
    expect(await page.getByRole('navigation', { name: 'Navigasi utama' }).count()).toBe(0);
    await press(page, 'next');
    await onStep(page, 'identitas');
    await fill(page, 'namaLengkap', 'siti');
    await page.getByRole('button', { name: 'Simpan & keluar' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('navigation', { name: 'Navigasi utama' }).waitFor();
    await openProduct(page, slug);
    await page.getByText('Jawaban Anda sebelumnya sudah kami isikan kembali.').waitFor();
  },
);

sweep('the next Tab behind the last field is the way on, at every width', async () => {
  const page = await visits.open();
  await openProduct(page, slug);
  await page.getByRole('radio').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('next');
});

sweep('side by side, controls stand on one line and each label close above its own', async () => {
  const page = await visits.open({ viewport: desk });
  await fillUntil(page, 'identitas');
  const edges = await page.evaluate(() =>
    ['tempatLahir', 'tanggalLahir'].map((name) => {
      const frame = document.querySelector(`[data-field="${name}"]`);
      const [label, body] = [frame?.firstElementChild, frame?.lastElementChild];
      const above = body?.previousElementSibling;
      if (!label || !body || !above) throw new Error(`${name} is not drawn`);
      const top = body.getBoundingClientRect().top;
      return { top, gap: top - above.getBoundingClientRect().bottom, guided: above !== label };
    }),
  );
  expect(new Set(edges.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(edges.map(({ guided }) => guided)).toEqual([false, true]);
  expect(Math.max(...edges.map(({ gap }) => gap))).toBeLessThanOrEqual(8);
});

sweep(
  'three choices and more stand below one another, and a step has one filled button: its way on',
  async () => {
    const page = await visits.open({ viewport: desk });
    await fillUntil(page, 'data-pribadi');
    const choices = page.locator('[data-field="agama"] [role="radio"], [data-field="agama"] [type="radio"]');
    const lefts = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect([lefts.length, new Set(lefts).size]).toEqual([6, 1]);
    const filled = page.locator('[data-step] .MuiButton-contained');
    expect(await filled.evaluateAll((all) => all.map((one) => one.getAttribute('data-action')))).toEqual([
      'next',
    ]);
  },
);

sweep(
  'on the preview all answers of a column begin at one line, whether they can be edited or not',
  async () => {
    const page = await visits.open({ viewport: desk });
    await fillUntil(page);
    const answers = page.locator('[data-preview] dd:first-of-type');
    const lefts = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(20);
    // A wide screen has two columns.
    expect(new Set(lefts).size).toBe(2);
  },
);

test('on paper, the last answer of a step does not stand alone in a column', async () => {
  const answered = (name: string) => ({ ...nama, name, defaultValue: name });
  dropForm(visits, [
    stepOf('satu', ...['a', 'b', 'c'].map(answered)),
    stepOf('dua', ...['d', 'e', 'f', 'g'].map(answered)),
    stepOf('tiga', ...['h', 'i'].map(answered)),
  ]);
  const page = await visits.open({ viewport: desk });
  await openForm(page, 'satu');
  for (const next of ['dua', 'tiga']) {
    await press(page, 'next');
    await onStep(page, next);
  }
  await finish(page, {});
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('[data-preview-step="dua"] [data-preview]');
  const lefts = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts.filter((left) => left === lefts.at(-1)).length).toBeGreaterThan(1);
});
