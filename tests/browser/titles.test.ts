import type { Page } from 'playwright-core';
import { step } from './support/step';
import { civilRecord } from './support/applicants';
import { useBrowser } from './support/browser';
import { frames } from './support/frames';
import { fill, fillAll, onStep, openProduct, press } from './support/visitor';

const visits = useBrowser();

const slug = 'judul';
const text = (name: string, more: object = {}): object => ({
  type: 'text',
  name,
  label: `Isian ${name}`,
  ...more,
});
const sideBySide = [
  text('tanpaPanduan', { width: 6 }),
  text('berpanduan', { width: 6, guideText: 'Panduan yang menjelaskan isian ini' }),
];
const many = Array.from({ length: 14 }, (_, index) => text(`baris${index}`));
const definition = JSON.stringify({
  version: 1,
  slug,
  title: 'Pembukaan Rekening Contoh',
  subProductId: 'JUDUL-01',
  steps: ['satu', 'dua', 'tiga'].map((id) => ({
    id,
    title: `Langkah bernama ${id}`,
    blocks: [...sideBySide, ...many].map((block) => ({
      ...block,
      name: `${id}${String(Reflect.get(block, 'name'))}`,
    })),
  })),
});

const open = async (width: number): Promise<Page> => {
  visits.portal.drop(slug, definition);
  const page = await visits.open({ viewport: { width, height: width < 500 ? 740 : 800 } });
  await page.goto(`/form/${slug}`);
  await onStep(page, 'satu');
  return page;
};

/** Where the step's title stands in the window; it is whole there, and nothing is fetched or drawn any more. */
const titleTop = async (page: Page, id: string): Promise<number> => {
  await onStep(page, id);
  await page.waitForFunction(() => window.scrollY === 150);
  await frames(page);
  const box = await page.getByRole('heading', { level: 1, name: `Langkah bernama ${id}` }).boundingBox();
  return box?.y ?? -1;
};

sweep('the title of a step is in view after Next, Back and a reload, at every width', async () => {
  for (const width of [360, 768, 1280, 1440])
    await step(width, async () => {
      const page = await open(width);
      await fill(page, 'satutanpaPanduan', 'A');
      const tops: number[] = [];
      await press(page, 'next');
      tops.push(await titleTop(page, 'dua'));
      await press(page, 'next');
      tops.push(await titleTop(page, 'tiga'));
      await press(page, 'back');
      tops.push(await titleTop(page, 'dua'));
      await page.reload();
      await onStep(page, 'dua');
      await page.getByRole('heading', { level: 1, name: 'Langkah bernama dua' }).waitFor();
      await frames(page);
      const { y = -1 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
      tops.push(y);
      for (const top of tops) {
        expect(top).toBeGreaterThanOrEqual(16);
        expect(top).toBeLessThan(420);
      }
    });
});

test('the labels of a row stand on one line, and so do its controls', async () => {
  for (const width of [768, 1280])
    await step(width, async () => {
      const page = await open(width);
      for (const part of ['.Eform-label', '.MuiOutlinedInput-root']) {
        const tops = await Promise.all(
          ['satutanpaPanduan', 'satuberpanduan'].map(async (name) => {
            const box = await page.locator(`[data-field="${name}"] ${part}`).boundingBox();
            return Math.round(box?.y ?? -1);
          }),
        );
        expect(tops[0]).toBe(tops[1]);
      }
    });
});

sweep('a toast covers no title, at any width', async () => {
  for (const width of [360, 768, 1024, 1280])
    await step(width, async () => {
      const page = await visits.open({ viewport: { width, height: width < 500 ? 740 : 800 } });
      await openProduct(page, 'tandamata');
      await onStep(page, 'tipe-nasabah');
      await fillAll(page, { tipeNasabah: 'Nasabah', ...civilRecord });
      const toast = page.getByRole('status').filter({ hasText: 'Data Berhasil Ditemukan!' });
      await toast.waitFor();
      await press(page, 'next');
      await onStep(page, 'data-nasabah');
      await frames(page);
      const covered = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return [...document.querySelectorAll('.MuiAlert-root')].some((one) => {
          const box = one.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
      });
      expect(await toast.count()).toBe(1);
      expect(covered).toBe(false);
    });
});

sweep('a title that takes the focus has no frame, as it is nothing to press', async () => {
  const page = await open(1280);
  await fill(page, 'satutanpaPanduan', 'A');
  await page.keyboard.press('Tab');
  await page.locator('[data-action="next"]').press('Enter');
  await onStep(page, 'dua');
  await page.locator('[data-action="back"]').press('Enter');
  await onStep(page, 'satu');
  const title = page.getByRole('heading', { level: 1 });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await title.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
});

/** Words that leave the window, are split into letters, or lie over other words; a line each. */
const faultyWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const drawn: { word: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // What is swiped sideways lies beside the window on purpose.
      if (element?.closest('[class*="swiper-"], [role="tablist"]')) continue;
      if (
        !element?.checkVisibility({ checkVisibilityCSS: true }) ||
        element.closest('script, noscript, [hidden]')
      )
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const [box] = boxes;
        // What is read out alone has no size.
        if (!box || element.getBoundingClientRect().width <= 1) continue;
        // An address of mail has no place of its own to end a line.
        const isAddress = element.textContent.includes('@');
        if (boxes.length > 1 && word.length < 16 && !isAddress) found.push(`split: ${word}`);
        if (boxes.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5))
          found.push(`cut: ${word}`);
        drawn.push({ word, element, box });
      }
    }
    drawn.forEach(({ word, element, box }, index) => {
      for (const other of drawn.slice(index + 1)) {
        if (other.element === element) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > box.height / 3) found.push(`overlapped: ${word}, ${other.word}`);
      }
    });
    return [...new Set(found)];
  });

sweep('with text of 200 % on a phone no word is cut, split or overlapped', async () => {
  for (const path of ['/', '/produk', '/tracking', `/form/${slug}`, '/form/tandamata'])
    await step(path, async () => {
      visits.portal.drop(slug, definition);
      const page = await visits.open({ viewport: { width: 360, height: 740 } });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.evaluate(() => document.fonts.ready);
      await frames(page);
      expect(await faultyWords(page)).toEqual([]);
    });
});
