import type { Page } from 'playwright-core';
import { axeFindings, resize, sideways } from './support/axe';
import { useBrowser } from './support/browser';
import { answerByKeys, here, tabUntil } from './support/keyboard';
import { openByKeys } from './support/keyboardWalk';
import { begin, fieldOf, fill, fillAll, valueOf } from './support/visitor';

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

sweep('the credit simulation estimates the ceiling and the instalment again at each change', async () => {
  const page = await visit('/simulasi-kredit');
  // The present value of 12 payments of 10.000.000 at 1 % a month.
  expect(await valueOf(page, 'estimasiPlafondMaksimum')).toBe('Rp 112.550.774');
  expect(await planOf(page).count()).toBe(0);
  const loan = page.locator('[name="besaranPinjaman"]');
  for (const [digit, shown, instalment] of [
    ['1', '1', '0'],
    ['2', '12', '1'],
    ['0', '120', '11'],
    ['0', '1.200', '107'],
    ['0', '12.000', '1.066'],
    ['0', '120.000', '10.662'],
    ['0', '1.200.000', '106.619'],
    ['0', '12.000.000', '1.066.185'],
  ] as const) {
    await loan.press(digit);
    expect([await valueOf(page, 'besaranPinjaman'), await valueOf(page, 'angsuranPerbulan')]).toEqual([
      shown,
      `Rp ${instalment}`,
    ]);
  }
  await fill(page, 'jangkaWaktu', '24');
  expect(await valueOf(page, 'estimasiPlafondMaksimum')).toBe('Rp 212.433.872');
  expect(await valueOf(page, 'angsuranPerbulan')).toBe('Rp 564.882');
  await page.locator('[name="penghasilPerbulan"]').fill('');
  expect(await valueOf(page, 'estimasiPlafondMaksimum')).toBe('');
});

sweep('it lowers a loan above the ceiling, and says so at the field', async () => {
  const page = await visit('/simulasi-kredit');
  await fill(page, 'besaranPinjaman', '900000000');
  expect(await valueOf(page, 'besaranPinjaman')).toBe('112.550.774');
  expect(await valueOf(page, 'angsuranPerbulan')).toBe('Rp 10.000.000');
  const notice = fieldOf(page, 'besaranPinjaman').getByText(
    'Diubah menjadi Rp 112.550.774, batas maksimum Anda',
  );
  await notice.waitFor();
  const described = await page.locator('[name="besaranPinjaman"]').getAttribute('aria-describedby');
  const id = await notice.evaluate((words) => words.closest('[id]')?.id ?? 'none');
  expect(described?.split(' ')).toContain(id);
  // At the box, not behind its slider.
  const slider = await fieldOf(page, 'besaranPinjaman').locator('[type="range"]').boundingBox();
  expect((await notice.boundingBox())?.y).toBeLessThan(slider?.y ?? 0);
  // A lower income lowers the ceiling, and the loan with it.
  await page.locator('[name="penghasilPerbulan"]').fill('1000000');
  expect(await valueOf(page, 'besaranPinjaman')).toBe('11.255.077');
});

sweep.each(places)(
  '%s it has a plan by the month as a table, and a drawing of it with an axis, which a sentence tells',
  async (_, path) => {
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

sweep.each(places.slice(0, 2))('%s nothing that was typed stays on the device', async (_, path) => {
  const page = await visit(path);
  await fill(page, 'besaranPinjaman', '12000000');
  await page.goto('/');
  await page.locator('main h1').waitFor();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
  expect(visits.portal.bodiesOf('submit')).toEqual([]);
});
