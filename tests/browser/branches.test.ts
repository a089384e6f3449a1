import type { Locator, Page } from 'playwright-core';
import { axeFindings, resize, sideways } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { json } from './support/portal';
import { step } from './support/step';
import { submittedOnce } from './support/submissions';
import { fieldOf, fill, onStep, press } from './support/visitor';

const visits = useBrowser();

const queue = (name: string) => ({ serviceType: { id: name, name }, availability: 12, sisaAntrian: 8 });
const sample = ['Contoh Naripan', 'Contoh Dago', 'Contoh Buah Batu'].map((name) => ({
  name,
  address: `Jalan ${name} 1, Bandung`,
  limitTeller: 20,
  limitCustomerService: 20,
  branchOnlineQueues: [queue('Teller')],
}));

const definition = JSON.stringify({
  version: 1,
  slug: 'kunjungan',
  title: 'Kunjungan',
  subProductId: 'KNJ-01',
  query: { cabang: { sets: 'cabangPemroses', lock: true } },
  steps: [
    {
      id: 'cabang',
      title: 'Cabang',
      blocks: [
        { type: 'radio', name: 'kota', label: 'Kota', options: ['32.73|KOTA BANDUNG', '32.77|KOTA CIMAHI'] },
        { type: 'date', name: 'tanggalBooking', label: 'Tanggal Booking' },
        {
          type: 'branch',
          name: 'cabangPemroses',
          label: 'Cabang',
          required: true,
          city: 'kota',
          date: 'tanggalBooking',
          apiUrl: '/branch/queues',
          sample,
        },
      ],
    },
  ],
});

/** A list as long as no city has one. */
const manyBranches = () =>
  json({
    statusCode: 200,
    data: Array.from({ length: 2000 }, (_, index) => ({
      code: `C${index}`,
      name: `Cabang ${index}`,
      address: `Jalan ${'Panjang '.repeat(index % 9)}Nomor ${index}`,
      branchOnlineQueues: [queue('Teller'), queue('Customer Service')].slice(0, index % 3),
    })),
  });

const picker = (page: Page): Locator => fieldOf(page, 'cabangPemroses');
const rows = (page: Page): Locator => picker(page).locator('[data-branch]');
const list = (page: Page): Locator => picker(page).getByRole('radiogroup');

const open = async (page: Page, search = ''): Promise<void> => {
  visits.portal.drop('kunjungan', definition);
  await page.goto(`/form/kunjungan${search}`);
  await onStep(page, 'cabang');
};

const fillParents = async (page: Page, city = 'KOTA BANDUNG'): Promise<void> => {
  await fill(page, 'kota', city);
  await fill(page, 'tanggalBooking', '09032027');
};

/** Waits until the radio button of a row has the focus and stands in sight in the list. */
const focusIsOn = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const focused = document.activeElement;
    const row = focused?.closest('[data-branch]');
    const box = row?.closest('[role="radiogroup"]')?.getBoundingClientRect();
    const mark = focused?.getBoundingClientRect();
    const inSight = box && mark && mark.top >= box.top && mark.bottom <= box.bottom;
    return inSight && row?.querySelector('[data-name]')?.textContent === wanted;
  }, name);
};

test('city and booking date bring the branches, and the chosen one is sent', async () => {
  const page = await visits.open();
  await open(page);
  await picker(page).getByText('Pilih Kota dan Tanggal Booking dulu').waitFor();
  await fillParents(page);
  await rows(page).first().waitFor();
  expect(visits.portal.bodiesOf('santer')).toEqual([
    { apiUrl: '/branch/queues', date: '2027-03-09', city: '32.73' },
  ]);
  const row = rows(page).first();
  expect(await row.textContent()).toMatch(/Teller Tersedia \d+ orang Antrian saat ini \d+/);
  const link = row.getByRole('link');
  expect(await link.getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
  );
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(await list(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await resize(page, desk);
  expect((await list(page).boundingBox())?.height).toBe(288);
  await row.locator('[data-name]').click();
  const chosen = await row.getByRole('radio').getAttribute('value');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(visits.portal.bodiesOf('santer')).toHaveLength(1);
  await press(page, 'next');
  await page.locator('[data-preview="cabangPemroses"]').waitFor();
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  expect(submittedOnce(visits.portal).data.cabangPemroses).toBe(chosen);
});

describe('2,000 branches', () => {
  const openMany = async (viewport = phone): Promise<Page> => {
    visits.portal.answer('santer', manyBranches);
    const page = await visits.open({ viewport });
    await open(page);
    await fillParents(page);
    await rows(page).first().waitFor();
    return page;
  };

  test('draw at most 100 rows, at both ends and in the middle', async () => {
    const page = await openMany();
    await rows(page).nth(1).getByRole('link').focus();
    for (const part of [0, 0.5, 1]) {
      await list(page).evaluate((box, at) => {
        box.scrollTop = box.scrollHeight * at;
      }, part);
      const middle = part === 0 ? 'Cabang 0' : part === 1 ? 'Cabang 1999' : /^Cabang (9|10)\d\d$/;
      await rows(page).locator('[data-name]').getByText(middle, { exact: true }).first().waitFor();
      expect(await rows(page).count()).toBeLessThanOrEqual(100);
      await step(`the link that had the focus has it at ${part}`, async () => {
        const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        expect(name).toMatch(/^Lihat Lokasi Cabang 1 /);
      });
    }
  });

  sweep('are found by name or address, and a choice is in sight when the visitor comes back', async () => {
    const page = await openMany();
    await picker(page).getByRole('searchbox', { name: 'Cari kantor cabang' }).fill('nomor 1234');
    await picker(page).getByRole('radio', { name: 'Cabang 1234' }).check();
    expect(await rows(page).count()).toBe(1);
    await press(page, 'next');
    await page.locator('[data-preview="cabangPemroses"]').getByText('Cabang 1234').waitFor();
    await page.goBack();
    await onStep(page, 'cabang');
    const row = rows(page).filter({ has: page.locator('input:checked') });
    await row.waitFor();
    const box = await list(page).boundingBox();
    await page.waitForFunction(
      ([mark, top, bottom]) => {
        const { top: from, bottom: to } = mark?.getBoundingClientRect() ?? { top: NaN, bottom: NaN };
        return from >= top - 1 && to <= bottom + 1;
      },
      [await row.elementHandle(), box?.y ?? NaN, (box?.y ?? NaN) + (box?.height ?? NaN)] as const,
    );
  });

  sweep('are walked through by the arrow keys, round the ends', async () => {
    const page = await openMany();
    await rows(page).first().getByRole('radio').focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowDown');
    await focusIsOn(page, 'Cabang 40');
    expect(await picker(page).locator('input:checked').getAttribute('value')).toBe('C40|Cabang 40');
    for (let press = 0; press < 41; press += 1) await page.keyboard.press('ArrowUp');
    await focusIsOn(page, 'Cabang 1999');
    await page.keyboard.press('ArrowDown');
    await focusIsOn(page, 'Cabang 0');
    expect(await page.locator(':focus').getAttribute('aria-setsize')).toBe('2000');
  });
});

describe.each([
  ['320 pixels', { width: 320, height: 640 }],
  ['1280 pixels', desk],
])('At %s nothing stands in the way', (_, viewport) => {
  const expectClean = async (page: Page): Promise<void> => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const targets = await picker(page)
      .locator('a, button, label, input:not([type="radio"])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(targets.filter((height) => height < 44)).toEqual([]);
  };

  sweep('of the picker in any of its states', async () => {
    visits.allow(/500/);
    const page = await visits.open({ viewport });
    await open(page);
    await press(page, 'next');
    await page.waitForFunction(() => document.title.startsWith('Kesalahan: '));
    await expectClean(page);
    visits.portal.answer('santer', () => json({ message: 'rusak' }, 500));
    await fillParents(page);
    await rows(page).first().waitFor();
    await expectClean(page);
    visits.portal.answer('santer', () => json({ statusCode: 200, data: [] }));
    await picker(page).getByRole('button', { name: 'Coba lagi' }).click();
    await picker(page).getByText('Data tidak ditemukan!').waitFor();
    await expectClean(page);
    visits.portal.answer('santer', manyBranches);
    await fill(page, 'kota', 'KOTA CIMAHI');
    await rows(page).nth(2).getByRole('radio').check();
    await expectClean(page);
  });
});
