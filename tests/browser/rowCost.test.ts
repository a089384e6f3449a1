import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';

const visits = useBrowser();

interface Fiber {
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  flags: number;
  tag: number;
}

declare global {
  interface Window {
    /** How often a component ran, the first time counted. */
    componentRuns: number;
  }
}

/** Runs in the page before React: counts how often components run, by React's own hook for its developer tools. */
function countRuns(): void {
  const components = new Set([0, 1, 11, 14, 15]);
  const count = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (components.has(fiber.tag) && (fiber.flags & 1) !== 0) window.componentRuns += 1;
      // A component that was left alone keeps its old children; nothing below them ran.
      if (fiber.child !== fiber.alternate?.child) count(fiber.child);
    }
  };
  window.componentRuns = 0;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => count(root.current),
    },
  });
}

const rows = 20;
const columns = 20;
const question = (index: number): object => ({
  type: 'text',
  name: `isian${index}`,
  label: `Isian ${index}`,
});
const list = (count: number): object[] => Array.from({ length: count }, (_, index) => question(index));
const group = (editing: string): object => ({
  type: 'rows',
  name: 'baris',
  label: 'Baris',
  rowTitle: 'Baris {index}: {isian0}',
  editing,
  minRows: rows,
  maxRows: rows,
  blocks: list(columns),
});

/** Opens a form of these blocks; gives how often components ran until all of it was there. */
const mounted = async (blocks: readonly object[]): Promise<{ page: Page; mount: number }> => {
  const definition = {
    version: 1,
    slug: 'biaya',
    title: 'Biaya',
    subProductId: 'BIA-01',
    steps: [{ id: 'satu', title: 'Satu', blocks }],
  };
  visits.portal.drop('biaya', JSON.stringify(definition));
  const page = await visits.open();
  await page.addInitScript(countRuns);
  await page.goto('/form/biaya');
  await page.locator('[data-step="satu"]:not([aria-busy])').waitFor();
  return { page, mount: await runs(page) };
};

const runs = (page: Page): Promise<number> => page.evaluate(() => window.componentRuns);

/** How often components run for one more letter in a field that was touched. */
const keyIn = async (page: Page, name: string): Promise<number> => {
  const box = page.locator(`[name="${name}"]`);
  await box.press('a');
  const before = await runs(page);
  await box.press('b');
  return (await runs(page)) - before;
};

sweep('rows cost what as many fields cost without them, and a key in one draws no other', async () => {
  const plain = await mounted(list(rows * columns));
  const plainKey = await keyIn(plain.page, 'isian100');
  const inPlace = await mounted([group('inPlace')]);
  const cards = await mounted([group('ownPage')]);
  // Headings and buttons of the rows come on top.
  expect(inPlace.mount).toBeLessThanOrEqual(1.25 * plain.mount);
  expect(cards.mount).toBeLessThanOrEqual(0.25 * plain.mount);
  expect(await keyIn(inPlace.page, 'baris.5.isian1')).toBeLessThanOrEqual(plainKey + 2);
  // The heading of the row says what is typed: the group is drawn, with that heading alone; its code is a lazy part, three components more.
  expect(await keyIn(inPlace.page, 'baris.5.isian0')).toBeLessThanOrEqual(plainKey + rows + 23);
});
