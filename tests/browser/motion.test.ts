import type { Page } from 'playwright-core';
import { step as checkStep } from './support/step';
import { useBrowser } from './support/browser';
import { frames } from './support/frames';
import { dropForm, nama, openForm, stepOf } from './support/smallForm';
import { fill, onStep, press } from './support/visitor';

const visits = useBrowser();

sweep('for those who want less motion no size changes slowly, under the focus or elsewhere', async () => {
  dropForm(visits, [stepOf('satu', nama)]);
  const page = await visits.open({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    window.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName), true);
  });
  await openForm(page, 'satu');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await page.locator('[data-preview="nama"]').getByText('Siti').waitFor();
  await frames(page);
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[]);
  const sizes = moved.filter((name) => /height|width|size|margin|padding|spacing|^(?:top|left)$/.test(name));
  expect(sizes).toEqual([]);
});

const motionOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    return animationName === 'none' ? 'none' : `${animationName} ${animationDuration}`;
  });

const radio = { type: 'radio', name: 'pilih', label: 'Pilih', options: ['Satu', 'Dua'] };

sweep(
  'a step comes from where it lies, and a choice confirms itself, but for those who want less motion',
  async () => {
    for (const [reducedMotion, step, choice] of [
      ['no-preference', 'eform-step 0.15s', 'eform-chosen 0.15s'],
      ['reduce', 'none', 'none'],
    ] as const)
      await checkStep(reducedMotion, async () => {
        dropForm(visits, [stepOf('satu', radio), stepOf('dua', nama)]);
        const page = await visits.open({ reducedMotion });
        await openForm(page, 'satu');
        // The first picture of a form stands still.
        expect(await motionOf(page, '[data-step]')).toBe('none');
        await page.getByRole('radio', { name: 'Satu' }).check();
        expect(await motionOf(page, '.Mui-checked svg >> nth=0')).toBe(choice);
        await press(page, 'next');
        await onStep(page, 'dua');
        expect(await motionOf(page, '[data-step="dua"]')).toBe(step);
        expect(await page.locator('[data-step="dua"]').getAttribute('data-way')).toBe('on');
        await press(page, 'back');
        await onStep(page, 'satu');
        expect(await page.locator('[data-step="satu"]').getAttribute('data-way')).toBe('back');
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways).toBeLessThanOrEqual(0);
      });
  },
);
