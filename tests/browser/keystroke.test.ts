import type { Page } from 'playwright-core';
import { countDrawnFields } from '../bench/renders';
import { useBrowser } from './support/browser';
import { frames } from './support/frames';
import { dropForm, slug, stepOf } from './support/smallForm';

const visits = useBrowser();

declare global {
  interface Window {
    /** The properties that elements in fields change step by step. */
    changing: string[];
    /** The fields that a failed Next had drawn when its summary took the focus. */
    drawnAtFocus?: string[];
  }
}

interface Work {
  drawn: readonly string[];
  commits: number;
  fibers: number;
}

const fields = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, number) => ({
    type: 'text',
    name: `f${number}`,
    label: `Pertanyaan ${number}`,
    // The ones with odd numbers are right as they are.
    required: number % 2 === 0,
  }));

const radio = (number: number): object => ({
  type: 'radio',
  name: `r${number}`,
  label: `Pilihan ${number}`,
  required: true,
  options: ['1|Satu', '2|Dua', '3|Tiga', '4|Empat'],
});

const openForm = async (count: number, ...more: readonly object[]): Promise<Page> => {
  dropForm(visits, [stepOf('satu', ...fields(count), ...more)]);
  const page = await visits.open();
  await page.addInitScript(countDrawnFields);
  await page.goto(`/form/${slug}`);
  await page.locator('form:not([aria-busy])').waitFor();
  await page.locator('[name="f1"]').focus();
  // The first key has things to make that the others find: a text buffer, a place in the draft.
  await page.keyboard.press('a');
  // Code that comes when the page is idle has come, and the draft of the first key is kept.
  await page.waitForLoadState('networkidle');
  await page
    .getByText(/Tersimpan di perangkat ini/)
    .first()
    .waitFor();
  await quiet(page);
  return page;
};

/** Waits until React has nothing to do for half a second: what a busy machine is late with is not the work of the next key. */
const quiet = async (page: Page): Promise<void> => {
  const commits = (): Promise<number> => page.evaluate(() => window.committed.commits);
  for (let before = -1, now = await commits(); before !== now; now = await commits()) {
    before = now;
    await page.waitForTimeout(500);
  }
};

/** What React does, while the visitor does something. */
const workOf = async (page: Page, act: () => Promise<void>): Promise<Work> => {
  await page.evaluate(() => {
    window.drawnFields = [];
    window.committed = { commits: 0, fibers: 0 };
  });
  await act();
  return page.evaluate(() => ({ drawn: window.drawnFields, ...window.committed }));
};

test('a key draws its own field, in one commit, and costs the same among 24 fields and among 480', async () => {
  const works: Work[] = [];
  for (const count of [24, 480]) {
    const page = await openForm(count);
    works.push(await workOf(page, () => page.keyboard.press('b')));
    await page.close();
  }
  for (const work of works) {
    expect(work).toMatchObject({ drawn: ['f1'], commits: 1 });
    expect(work.fibers).toBeGreaterThan(10);
    expect(work.fibers).toBeLessThanOrEqual(145);
  }
});

/** How many rules are in the page; each that comes later makes the browser look at the styles of many elements again. */
const rulesIn = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

sweep('a form of 48 fields has no more style rules than one of 24', async () => {
  const rules: number[] = [];
  for (const count of [24, 48]) {
    const page = await openForm(count);
    rules.push(await rulesIn(page));
    await page.close();
  }
  expect(rules[1]).toBe(rules[0]);
});

sweep(
  'a field that appears comes with the key, draws no other field again, and brings no style rule',
  async () => {
    const visibleWhen = [{ name: 'f1', condition: 'equals', value: 'ab' }];
    const page = await openForm(24, { type: 'text', name: 'lain', label: 'Lain', visibleWhen });
    const rules = await rulesIn(page);
    const work = await workOf(page, async () => {
      await page.keyboard.press('b');
      await page.locator('[name="lain"]').waitFor();
    });
    expect(work).toMatchObject({ drawn: ['f1'], commits: 1 });
    expect(await rulesIn(page)).toBe(rules);
  },
);

sweep('a failed Next brings no style rule, and no control changes its colours step by step', async () => {
  const page = await openForm(24);
  const rules = await rulesIn(page);
  await page.evaluate(() => {
    window.changing = [];
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      const inField = target instanceof Element && target.closest('[data-field]') !== null;
      if (inField) window.changing.push(propertyName);
    });
  });
  await page.locator('[data-action="next"]').click();
  await page.locator('[data-error-summary]:focus').waitFor();
  await frames(page);
  expect(await rulesIn(page)).toBe(rules);
  expect(await page.evaluate(() => window.changing)).toEqual([]);
});

test('a failed Next draws the fields with an error, and no others', async () => {
  const page = await openForm(24);
  const { drawn } = await workOf(page, async () => {
    await page.locator('[data-action="next"]').click();
    await page.locator('[data-error-summary]').waitFor();
  });
  const wrong = Array.from({ length: 12 }, (_, number) => `f${number * 2}`);
  // The field that loses the focus is touched by that.
  expect(new Set(drawn.filter((name) => name !== 'f1'))).toEqual(new Set(wrong));
});

sweep(
  'a failed Next of a long step draws its first errors and the summary at once, and the others in tasks of their own',
  async () => {
    const page = await openForm(480);
    await page.evaluate(() => {
      window.drawnFields = [];
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.matches('[data-error-summary]')) {
          window.drawnAtFocus ??= window.drawnFields.slice();
        }
      });
    });
    await page.locator('[data-action="next"]').click();
    await page.locator('[data-error-summary] li').nth(239).waitFor();
    const wrong = Array.from({ length: 240 }, (_, number) => `f${number * 2}`);
    const others = (drawn: readonly string[]) => drawn.filter((name) => name !== 'f1');
    expect(others(await page.evaluate(() => window.drawnAtFocus ?? []))).toEqual(wrong.slice(0, 24));
    // Each once.
    expect(others(await page.evaluate(() => window.drawnFields))).toEqual(wrong);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(240);
  },
);

sweep('whoever follows a link of the summary at once finds the error at its field', async () => {
  const page = await openForm(480);
  const found = await page.evaluate(async () => {
    const summary = new Promise<Element>((resolve) => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.matches('[data-error-summary]')) resolve(target);
      });
    });
    document.querySelector<HTMLElement>('[data-action="next"]')?.click();
    (await summary).querySelector('a')?.click();
    return [document.activeElement?.id, document.querySelectorAll('[aria-invalid="true"]').length];
  });
  expect(found).toEqual(['field-f0', 240]);
});

sweep('a failed Next draws no choice of a list again', async () => {
  const page = await openForm(2, ...Array.from({ length: 10 }, (_, number) => radio(number)));
  const { fibers } = await workOf(page, async () => {
    await page.locator('[data-action="next"]').click();
    await page.locator('[data-error-summary]').waitFor();
  });
  expect(fibers).toBeLessThanOrEqual(1000);
});
