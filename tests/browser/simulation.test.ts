import type { Page } from 'playwright-core';
import { step } from './support/step';
import { axeFindings, resize, sideways } from './support/axe';
import { useBrowser } from './support/browser';
import { answerByKeys, here, tabUntil } from './support/keyboard';
import { openByKeys } from './support/keyboardWalk';
import { begin, fill, fillAll, valueOf } from './support/visitor';

const visits = useBrowser();

const applied = { tujuanKredit: 'Konsumtif', penghasilPerbulan: '10000000', jangkaWaktu: '12' };
const planOf = (page: Page) => page.getByRole('table', { name: 'Rencana angsuran' });

/** The numbers of the plan, a row per month: month, principal, interest, instalment, balance. */
const rowsOf = (page: Page): Promise<number[][]> =>
  planOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => Number(cell.textContent.replaceAll('.', '')))),
    );

const sum = (rows: readonly number[][], column: number): number =>
  rows.reduce((before, row) => before + (row[column] ?? NaN), 0);

/** A page of another slug, on which the simulation is one block of several. */
const blocks = [
  { type: 'heading', level: 1, text: 'Kredit untuk Anda' },
  { type: 'section', title: 'Hitung sendiri', blocks: [{ type: 'form', slug: 'simulasi-kredit' }] },
];

const places: readonly (readonly [place: string, path: string])[] = [
  ['on its own page', '/simulasi-kredit'],
  ['as a block of another page', '/kredit'],
  ['inside the credit application', '/form/pengajuan-kredit'],
];

const visit = async (path: string): Promise<Page> => {
  visits.portal.drop('pages/kredit', JSON.stringify({ blocks }));
  const page = await visits.open();
  await page.goto(path);
  if (path.startsWith('/form/')) await begin(page);
  await fillAll(page, applied);
  return page;
};

sweep(
  'it has a plan by the month as a table, and a drawing of it with an axis, which a sentence tells, wherever it stands',
  async () => {
    for (const [name, path] of places)
      await step(name, async () => {
        const page = await visit(path);
        // The present value of 12 payments of 10.000.000 at 1 % a month.
        expect(await valueOf(page, 'estimasiPlafondMaksimum')).toBe('Rp 112.550.774');
        await fill(page, 'besaranPinjaman', '12000000');
        await planOf(page).waitFor();
        const rows = await rowsOf(page);
        expect(rows).toHaveLength(12);
        expect(rows[0]).toEqual([1, 946_185, 120_000, 1_066_185, 11_053_815]);
        expect(rows.at(-1)?.[4]).toBe(0);
        expect(sum(rows, 1)).toBe(12_000_000);
        expect(sum(rows, 3)).toBe(sum(rows, 1) + sum(rows, 2));
        expect(await planOf(page).getByRole('columnheader').allInnerTexts()).toEqual([
          'Bulan',
          'Pokok (Rp)',
          'Bunga (Rp)',
          'Angsuran (Rp)',
          'Sisa pinjaman (Rp)',
        ]);
        const chart = page.getByRole('figure').filter({ hasText: 'Bunga' });
        expect(await chart.locator('svg g').count()).toBe(12);
        expect(await chart.locator('[aria-hidden="true"]').first().innerText()).toContain('2 jt');
        expect(await chart.locator('figcaption').innerText()).toMatch(
          /^Bulan pertama Rp 1\.066\.185: pokok Rp 946\.185 dan bunga Rp 120\.000\. Bunga seluruhnya Rp 794\.\d{3} dalam 12 bulan\.$/,
        );
        await fill(page, 'jangkaWaktu', '120');
        await planOf(page).getByRole('rowheader', { name: '120', exact: true }).waitFor();
        // More bars cannot be distinguished: one of two months.
        expect(await chart.locator('svg g').count()).toBe(60);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await axeFindings(page)).toEqual([]);
        expect(await sideways(page)).toBe(0);
      });
  },
);

test('the keyboard alone works it out, and each slider is the next stop behind its box', async () => {
  const page = await visits.open();
  await openByKeys(page, '/simulasi-kredit');
  await answerByKeys(page, applied);
  // Its last answer stands in a box.
  expect(await here(page)).toMatchObject({ field: 'jangkaWaktu', role: 'range' });
  await page.keyboard.press('ArrowRight');
  expect(await valueOf(page, 'jangkaWaktu')).toBe('13');
  await answerByKeys(page, { besaranPinjaman: '12000000' });
  expect(await here(page)).toMatchObject({ field: 'besaranPinjaman', role: 'range' });
  await page.keyboard.press('Home');
  expect(await valueOf(page, 'besaranPinjaman')).toBe('1.000.000');
  expect(await valueOf(page, 'angsuranPerbulan')).toMatch(/^Rp \d/);
  // The plan scrolls.
  await tabUntil(page, ({ label }) => label === 'Rencana angsuran');
});

sweep('at 360, 768 and 1280 pixels axe finds nothing, and nothing is too wide', async () => {
  const page = await visit('/simulasi-kredit');
  await fill(page, 'besaranPinjaman', '900000000');
  await planOf(page).waitFor();
  for (const width of [360, 768, 1280]) {
    await resize(page, { width, height: 800 });
    expect([width, await axeFindings(page)]).toEqual([width, []]);
    expect([width, await sideways(page)]).toEqual([width, 0]);
  }
});
