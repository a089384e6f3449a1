import type { Page } from 'playwright-core';
import { sideways } from './support/axe';
import { useBrowser } from './support/browser';
import { json } from './support/portal';
import { sampleFile } from './support/sampleFiles';
import { submittedOnce } from './support/submissions';
import { choose, fill, fillAll, onStep, press, valueOf } from './support/visitor';

const visits = useBrowser();

const slug = 'produk-baru';
const definition = JSON.stringify({
  version: 1,
  slug,
  title: 'Produk Baru',
  subProductId: 'BARU-01',
  steps: [
    {
      id: 'data-diri',
      title: 'Data Diri',
      blocks: [{ type: 'text', name: 'nama', label: 'Nama', required: true }],
    },
  ],
});

const number = '[data-registration-number]';
const preview = '[data-preview-page]';
const keys = (): unknown[] =>
  visits.portal.calls
    .filter(({ name }) => name === 'submit')
    .map(({ headers }) => headers['idempotency-key']);

/** A new visitor, up to the preview of a form of one answer. */
const toPreview = async (before: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Page> => {
  visits.portal.drop(slug, definition);
  const page = await visits.open();
  await before(page);
  await page.goto(`/form/${slug}`);
  await onStep(page, 'data-diri');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await page.locator(preview).waitFor();
  return page;
};

/** Answers of the submission that wait until they may go, while the back end has long registered it. */
const holdSubmit = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  visits.portal.answer('submit', async () => {
    await held;
    return undefined;
  });
  return () => release();
};

const asked = async (times: number): Promise<void> => {
  while (keys().length < times) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('Without a connection', () => {
  test('the page says so, the submission says so, and both go on when it is back', async () => {
    visits.allow(/ERR_INTERNET_DISCONNECTED/);
    const page = await toPreview();
    await page.context().setOffline(true);
    const bar = page.getByText(/Tidak ada koneksi internet/);
    await bar.waitFor();
    await press(page, 'submit');
    await page.getByRole('alert').filter({ hasText: 'koneksi terputus' }).waitFor();
    await page.locator('[data-preview="nama"]').getByText('Siti').waitFor();
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(submittedOnce(visits.portal).data).toEqual({ nama: 'Siti' });
  });

  sweep('a simulation goes on, its plan included', async () => {
    const page = await visits.open();
    const plan = page.waitForResponse(/\/PlanTable-.*\.js$/);
    await page.goto('/simulasi-kredit');
    await fill(page, 'tujuanKredit', 'Konsumtif');
    await (await plan).finished();
    await page.context().setOffline(true);
    await fillAll(page, { penghasilPerbulan: '10000000', jangkaWaktu: '12', besaranPinjaman: '12000000' });
    await page.getByRole('table', { name: 'Rencana angsuran' }).waitFor();
  });

  sweep('what a part needs and could not fetch comes when the connection is back', async () => {
    visits.allow(/ERR_/);
    const page = await visits.open();
    let isOffline = true;
    await page.route(/PlanTable/, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/simulasi-kredit');
    await fillAll(page, {
      ...{ tujuanKredit: 'Konsumtif', penghasilPerbulan: '10000000' },
      ...{ jangkaWaktu: '12', besaranPinjaman: '12000000' },
    });
    expect(await valueOf(page, 'angsuranPerbulan')).toBe('Rp 1.066.185');
    isOffline = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('table', { name: 'Rencana angsuran' }).waitFor();
  });

  sweep('a page whose code is not there yet says so, and comes later', async () => {
    visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const page = await visits.open();
    await page.goto('/tracking');
    await page.locator('main h1').waitFor();
    // What is below the page may come after its heading.
    const link = page.getByRole('link', { name: 'Simulasi Kredit' }).last();
    await link.waitFor();
    await page.context().setOffline(true);
    await link.click();
    await page.getByRole('heading', { name: 'Halaman gagal dimuat' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Simulasi Kredit' }).waitFor();
  });
});

describe('A submission whose answer is lost', () => {
  sweep('by a connection that breaks off in the body: the next press has the same key', async () => {
    visits.allow(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/);
    const page = await toPreview();
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '500', Connection: 'close' };
    visits.portal.answer('submit', () => new Response('{"statusCode":200,"data":{"regis', { headers }));
    await press(page, 'submit');
    await page.getByRole('alert').filter({ hasText: 'koneksi terputus' }).waitFor();
    visits.portal.answer('submit', () => undefined);
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  sweep('by 30 seconds of silence: the same', async () => {
    const page = await toPreview((one) => one.clock.install());
    const release = holdSubmit();
    await press(page, 'submit');
    await asked(1);
    await page.clock.fastForward(30_000);
    await page.getByRole('alert').filter({ hasText: 'waktu habis' }).waitFor();
    release();
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(new Set(keys()).size).toBe(1);
  });

  test('by a reload: the form is back with its answers, and the next press has the same key', async () => {
    const page = await toPreview();
    const release = holdSubmit();
    await press(page, 'submit');
    await asked(1);
    await page.reload();
    await page
      .locator(preview)
      .or(page.locator('[data-step="data-diri"]:not([aria-busy])'))
      .first()
      .waitFor();
    release();
    if ((await page.locator(preview).count()) === 0) await press(page, 'next');
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  sweep(
    'by a visitor who has left: nothing happens to the page where he is, and the number is there on return',
    async () => {
      const page = await toPreview();
      const release = holdSubmit();
      await press(page, 'submit');
      await asked(1);
      await page.getByRole('link', { name: /ke beranda/ }).click();
      await page.getByRole('article').first().waitFor();
      release();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe('/');
      await page.goto(`/form/${slug}`);
      await page.locator(number).waitFor();
      submittedOnce(visits.portal);
    },
  );
});

describe('One submission', () => {
  test('of five clicks in 100 ms, with Enter among them', async () => {
    const page = await toPreview();
    const release = holdSubmit();
    const button = page.locator('[data-action="submit"]').first();
    await button.focus();
    await button.evaluate(async (pressed) => {
      for (let times = 0; times < 5; times += 1) {
        if (pressed instanceof HTMLElement) pressed.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await page.keyboard.press('Enter');
    release();
    await page.locator(number).waitFor();
    submittedOnce(visits.portal);
  });

  sweep('of five presses of Next, one step', async () => {
    visits.portal.drop(slug, definition);
    const page = await visits.open();
    await page.goto(`/form/${slug}`);
    await onStep(page, 'data-diri');
    await fill(page, 'nama', 'Siti');
    await page.locator('[name="nama"]').press('Enter');
    await page.locator('[data-action="next"]').evaluateAll((buttons) => {
      for (const one of [...buttons, ...buttons]) if (one instanceof HTMLElement) one.click();
    });
    await page.locator(preview).waitFor();
    await page.goBack();
    await onStep(page, 'data-diri');
  });

  test('of two tabs with the same draft: one key, so one registration', async () => {
    const page = await toPreview();
    const other = await visits.openTab(page);
    await other.goto(`/form/${slug}/preview`);
    await other.locator(preview).waitFor();
    const release = holdSubmit();
    await press(page, 'submit');
    await press(other, 'submit');
    await asked(2);
    release();
    await page.locator(number).waitFor();
    await other.locator(number).waitFor();
    expect(new Set(keys()).size).toBe(1);
    expect(await other.locator(number).textContent()).toBe(await page.locator(number).textContent());
  });

  sweep('after which Back does not lead to what was sent', async () => {
    const page = await toPreview();
    await press(page, 'submit');
    await page.locator(number).waitFor();
    const given = await page.locator(number).textContent();
    await page.goBack();
    expect(await page.locator(number).textContent()).toBe(given);
    expect(await page.locator('[data-step], [data-preview-page]').count()).toBe(0);
    submittedOnce(visits.portal);
  });
});

sweep('of 200 products one is broken: it says so, and the others are found and opened', async () => {
  visits.allow(/Rincian untuk pengelola formulir/);
  const cards = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    name: `Produk ${index}`,
    formSlug: `produk-${index}`,
    category: { slug: 'tabungan' },
  }));
  visits.portal.answer('tab-content', () => json({ data: [null, { id: '' }, ...cards] }));
  for (const { formSlug } of cards)
    visits.portal.drop(formSlug, definition.replace(`"${slug}"`, `"${formSlug}"`));
  visits.portal.drop('produk-100', definition.slice(0, 100));
  const page = await visits.open({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Cari produk' });
  await search.fill('produk');
  await page.getByText('200 produk ditemukan').waitFor();
  await search.fill('produk 100');
  await page.getByRole('link', { name: /: Produk 100$/ }).click();
  await page.getByRole('heading', { name: 'Formulir sedang diperbaiki' }).waitFor();
  await page.goBack();
  await search.fill('produk 199');
  await page.getByRole('link', { name: /: Produk 199$/ }).click();
  await onStep(page, 'data-diri');
});

sweep(
  'a file name loses markup, direction marks and what is beyond 100 characters before it is sent',
  async () => {
    const upload = { type: 'upload', name: 'berkas', label: 'Berkas', maxFiles: 3, multiple: true };
    visits.portal.drop(slug, definition.replace('"blocks":[', `"blocks":[${JSON.stringify(upload)},`));
    const page = await visits.open({ viewport: { width: 320, height: 640 } });
    await page.goto(`/form/${slug}`);
    await onStep(page, 'data-diri');
    const given = ['foto <img src=x onerror=curi()>.pdf', 'slip\u202Egnp.pdf', `${'x'.repeat(300)}.pdf`];
    const names = ['foto.pdf', 'slipgnp.pdf', `${'x'.repeat(100)}.pdf`];
    await choose(
      page,
      'berkas',
      given.map((name) => sampleFile(name, 'pdf')),
    );
    for (const name of names) await page.getByRole('button', { name: `Hapus ${name}` }).waitFor();
    await fill(page, 'nama', 'Siti');
    expect(await sideways(page)).toBe(0);
    await press(page, 'next');
    await page.locator(preview).waitFor();
    for (const name of names) await page.getByText(name).waitFor();
    expect(await sideways(page)).toBe(0);
    await press(page, 'submit');
    await page.locator(number).waitFor();
    const { berkas } = submittedOnce(visits.portal).data;
    expect(berkas).toEqual(names.map((filename) => expect.objectContaining({ filename }) as unknown));
  },
);
