import type { Locator, Page } from 'playwright-core';
import { step } from './support/step';
import { axeFindings, resize, sideways } from './support/axe';
import { desk, phone, useBrowser } from './support/browser';
import { json } from './support/portal';

const visits = useBrowser();

const cards = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  name: `Produk ${index + 1}`,
  formSlug: `produk-${index + 1}`,
  shortDescription: index === 0 ? 'x'.repeat(101) : 'Menabung setiap bulan.',
  category: { slug: 'tabungan' },
}));

/** The product carousel and the category tabs of the home page. */
const carouselOf = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Untuk usaha dan investasi Anda' }) });
const tabsOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Temukan sesuai kebutuhan' }) });

/** The home page at a width, when Swiper has taken over. */
const visitHome = async (width: number): Promise<Page> => {
  visits.portal.answer('carousel', () => json({ data: cards }));
  const page = await visits.open({ viewport: { width, height: 800 } });
  await page.goto('/');
  await carouselOf(page).locator('.swiper-initialized').waitFor();
  return page;
};

/** Names of the cards that can be seen and pressed, after the row has come to rest. */
const inSight = (page: Page): Promise<string[]> =>
  carouselOf(page)
    .locator('.swiper-initialized')
    .evaluate(async (row) => {
      await Promise.all(row.getAnimations({ subtree: true }).map(({ finished }) => finished));
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('li')].flatMap((slide) => {
        const box = slide.getBoundingClientRect();
        const seen = box.right > left + 8 && box.left < right - 8;
        if (seen !== !slide.inert) throw new Error(`seen ${seen}, inert ${slide.inert}: ${slide.innerText}`);
        return seen ? [slide.querySelector('h3')?.textContent ?? ''] : [];
      });
    });

const names = (first: number, last: number): string[] => cards.slice(first - 1, last).map(({ name }) => name);

sweep('the carousel shows as many cards as its width has room for, the others are inert', async () => {
  const page = await visitHome(360);
  expect(await inSight(page)).toEqual(names(1, 1));
  for (const [width, count] of [
    [640, 2],
    [768, 3],
    [1024, 4],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForFunction((last) => {
      const slides = [...document.querySelectorAll<HTMLElement>('.swiper-initialized li')];
      return !slides[last - 1]?.inert && slides[last]?.inert === true;
    }, count);
    expect([width, await inSight(page)]).toEqual([width, names(1, count)]);
  }
});

test('the carousel moves one card at a time, by buttons, bullets, keys and a drag', async () => {
  const page = await visitHome(768);
  await carouselOf(page).getByRole('button', { name: 'Produk berikutnya' }).click();
  expect(await inSight(page)).toEqual(names(2, 4));
  await carouselOf(page).getByRole('button', { name: 'Ke posisi 4 dari 5' }).click();
  expect(await inSight(page)).toEqual(names(4, 6));

  await carouselOf(page)
    .getByRole('link', { name: /Produk 6/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  expect(await inSight(page)).toEqual(names(5, 7));
  await page.keyboard.press('ArrowRight');
  expect(await inSight(page)).toEqual(names(5, 7));
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowLeft');
  expect(await inSight(page)).toEqual(names(3, 5));
  // It was on a card that went out of sight.
  expect(await page.evaluate(() => document.activeElement?.closest('article')?.innerText)).toContain(
    'Produk 5',
  );

  await carouselOf(page).scrollIntoViewIfNeeded();
  const box = await carouselOf(page).locator('li:not([inert])').first().boundingBox();
  if (!box) throw new Error('no card is in sight');
  await page.mouse.move(box.x + 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 8 });
  await page.mouse.up();
  expect(await inSight(page)).toEqual(names(4, 6));
  // A drag presses no card.
  expect(new URL(page.url()).pathname).toBe('/');
});

sweep('the carousel never moves by itself, and its bullets are large enough to press', async () => {
  visits.portal.answer('carousel', () => json({ data: cards }));
  const page = await visits.open();
  await page.clock.install();
  await page.goto('/');
  await carouselOf(page).getByRole('article').first().waitFor();
  await page.clock.runFor(120_000);
  expect(await inSight(page)).toEqual(names(1, 1));
  for (const bullet of await carouselOf(page)
    .getByRole('group', { name: 'Pilih produk' })
    .getByRole('button')
    .all()) {
    const box = await bullet.boundingBox();
    expect([box?.width, box?.height]).toEqual([24, 24]);
  }
});

describe('the category tabs', () => {
  sweep(
    'show one card on a phone and three beside each other on wider screens, in a row that moves below 1024 and in a grid above',
    async () => {
      visits.portal.answer('tab-content', () => json({ data: { data: cards } }));
      const page = await visits.open({ viewport: { width: 360, height: 800 } });
      await page.goto('/');
      const panel = tabsOf(page).getByRole('tabpanel');
      await panel.getByRole('article').first().waitFor();
      for (const [width, columns] of [
        [360, 1],
        [768, 3],
        [1023, 3],
        [1024, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const shown = width < 1024 ? columns : cards.length;
        await page.waitForFunction(
          (count) => document.querySelectorAll('[role="tabpanel"] li:not([inert])').length === count,
          shown,
        );
        const lefts = await panel
          .locator('li:not([inert])')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
        expect([width, new Set(lefts).size]).toEqual([width, columns]);
        expect(await panel.getByRole('button', { name: 'Produk berikutnya' }).count()).toBe(
          width < 1024 ? 1 : 0,
        );
      }
    },
  );
});

test('axe finds nothing on the home page at any width, and it does not scroll sideways', async () => {
  const page = await visits.open({ viewport: { width: 320, height: 800 } });
  await page.goto('/');
  await tabsOf(page).getByRole('article').first().waitFor();
  await carouselOf(page).locator('.swiper-initialized').waitFor();
  for (const width of [320, 360, 768, 1024, 1440]) {
    await resize(page, { width, height: 800 });
    expect([width, await axeFindings(page)]).toEqual([width, []]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // Whose page it is, as wide as it is drawn.
    const brand = page.getByRole('banner').getByRole('img', { name: 'Bank Lumbung Nusa' });
    expect((await brand.boundingBox())?.width).toBeGreaterThanOrEqual(width > 330 ? 150 : 120);
  }
});

sweep('no way on stands alone beside a hole, at any width', async () => {
  for (const width of [360, 768, 900, 1280])
    await step(width, async () => {
      const page = await visitHome(width);
      const placeholders = await page.locator('ul:has(> li h3 a)').evaluateAll((lists) =>
        lists
          .filter((list) => !list.querySelector('article'))
          .map((list) => {
            const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
            return Math.round(list.getBoundingClientRect().right - last);
          }),
      );
      expect(placeholders.length).toBeGreaterThanOrEqual(3);
      expect(placeholders.filter((placeholder) => placeholder > 1)).toEqual([]);
    });
});

test('every way of the header leads to its page, under a title of its own', async () => {
  const page = await visits.open({ viewport: desk });
  await page.goto('/');
  // A link that is pressed before the page's own code is here loads a page, whose title takes no focus.
  await page.locator('main h1').waitFor();
  const ways = page.getByRole('navigation', { name: 'Navigasi utama' });
  for (const [way, title] of [
    ['Produk', 'Produk – Bank Lumbung Nusa'],
    ['Lacak Permohonan', /Lacak/],
    ['Simulasi Kredit', 'Simulasi Kredit – Bank Lumbung Nusa'],
    ['Beranda', /^(?!Simulasi).*Bank Lumbung Nusa$/],
  ] as const) {
    await ways.getByRole('link', { name: way }).click();
    await page.waitForFunction(([wanted]) => new RegExp(wanted).test(document.title), [
      typeof title === 'string' ? `^${title}$` : title.source,
    ] as const);
    expect(await ways.locator('[aria-current="page"]').innerText()).toBe(way);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  }
});

sweep('on a phone the ways are behind a button, which Escape and a way close', async () => {
  const page = await visits.open({ viewport: phone });
  await page.goto('/');
  await page.locator('main h1').waitFor();
  const menu = page.getByRole('button', { name: 'Menu' });
  const way = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', { name: 'Produk' });
  expect(await way.isVisible()).toBe(false);
  await menu.click();
  await way.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await way.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await way.click();
  await page.getByRole('heading', { level: 1, name: 'Produk' }).waitFor();
  await way.waitFor({ state: 'hidden' });
});

describe('a catalogue of 800 products', () => {
  const many = Array.from({ length: 800 }, (_, index) => ({
    id: String(index),
    name: `Produk ${index + 1}`,
    formSlug: `produk-${index + 1}`,
    shortDescription: 'Menabung setiap bulan.',
    category: { slug: 'tabungan' },
    facts: { Untuk: 'Semua orang', Biaya: `Rp ${index}` },
  }));

  sweep('is drawn in at most 1,500 elements, and searched by keyboard', async () => {
    for (const viewport of [phone, desk])
      await step(`${viewport.width} px`, async () => {
        for (const call of ['carousel', 'tab-content'])
          visits.portal.answer(call, () => json({ data: many }));
        const page = await visits.open({ viewport });
        await page.goto('/');
        await tabsOf(page).getByRole('article').first().waitFor();
        await carouselOf(page).getByRole('article').first().waitFor();
        const elements = await page.locator('*').count();
        expect(elements).toBeGreaterThan(300);
        expect(elements).toBeLessThanOrEqual(1500);
        await page.getByRole('searchbox', { name: 'Cari produk' }).fill('semua 800');
        await page.getByText('1 produk ditemukan').waitFor();
        expect(await axeFindings(page)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/form/produk-800');
      });
  });
});

sweep(
  'in colours that the system forces, bullets, the chosen tab and buttons can be distinguished from the page',
  async () => {
    visits.portal.answer('carousel', () => json({ data: cards }));
    const page = await visits.open();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const bullet = carouselOf(page).getByRole('button', { name: 'Ke posisi 1 dari 7' });
    await bullet.waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await bullet.evaluate((one) => getComputedStyle(one, '::before').backgroundColor)).not.toBe(
      ground,
    );
    const lineOf = (one: Locator): Promise<string> =>
      one.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(await lineOf(tabsOf(page).getByRole('tab', { selected: true }))).toBe('3px');
    expect(await lineOf(tabsOf(page).getByRole('tab', { selected: false }).first())).toBe('1px');
    expect(await lineOf(page.getByRole('link', { name: 'Lihat semua produk' }))).toBe('1px');
  },
);
