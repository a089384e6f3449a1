import type { Browser, Page } from 'playwright-core';
import { slowdown, visit, type OpenPage } from './browser';
import {
  benchFields,
  errorsOf,
  hidingText,
  middleField,
  readField,
  turnedField,
  turningField,
} from './pages/fields';

/** The pages that are compared, in the order of the table's columns. */
export const formPages = ['engine', 'hookForm', 'formik', 'bare'] as const;

export type FormPageName = (typeof formPages)[number];

/** What one visit of a page measures; times in ms, the heap in bytes. */
export interface FormSample {
  firstScreen: number;
  lastField: number;
  longestTask: number;
  heap: number;
  /** The first key of a visit: it warms the code. */
  firstKey: number;
  /** A key in a field that no condition reads, the first one and what follows a pause of a draft's length counted in. */
  scriptPerKey: number;
  busyPerKey: number;
  /** A key in a field that conditions read. */
  scriptPerReadKey: number;
  busyPerReadKey: number;
  /** From the key that turns a condition to the paint of the field. */
  fieldAppears: number;
  /** From Next to the paint of a first screen of errors, and of all. */
  firstErrors: number;
  errorsShown: number;
}

/** How often fields were drawn by each of three keys; a field that is drawn twice counts twice. */
export interface DrawnFields {
  key: number;
  readKey: number;
  turningKey: number;
}

const letters = 'abcdefghijklmnopqrst';

/** Keys per measure. Where one key takes seconds, twenty of them would say no more than two. */
const keysOn = (name: FormPageName, count: number): string =>
  name === 'formik' ? letters.slice(0, Math.max(2, Math.floor(800 / count))) : letters;

const control = (name: string): string => `[data-field="${name}"] input`;

/** All that the last key has caused is done: promises, the frame, and what waited for it. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

const press = async (page: Page, keys: Iterable<string>): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
  await settled(page);
};

/** Milliseconds after the last key until a draft is saved, and a little more. */
const draftPause = 1200;

/** Milliseconds per key in a field, with the first one, and with what is done when the visitor pauses: a draft is saved then. */
async function typing({ page, costs }: OpenPage, name: string, keys: string) {
  await page.focus(control(name));
  const before = await costs();
  await press(page, keys.slice(0, 1));
  const first = await costs();
  await press(page, keys.slice(1));
  await page.waitForTimeout(draftPause);
  const after = await costs();
  return {
    first: first.busy - before.busy,
    script: (after.script - before.script) / keys.length,
    busy: (after.busy - before.busy) / keys.length,
  };
}

/** Hides a field by one key, and shows it by the next; milliseconds from that one to the paint. */
async function turning(page: Page): Promise<number> {
  await page.focus(control(turningField));
  await press(page, hidingText);
  await page.evaluate((name) => window.bench.expectField(name), turnedField);
  await page.keyboard.press('Backspace');
  return page.evaluate(() => window.bench.fieldAppeared());
}

/** One visit: mount, heap, keys, a condition that turns, and a failed Next. */
export function measureForm(
  browser: Browser,
  site: string,
  name: FormPageName,
  count: number,
): Promise<FormSample> {
  const how = { address: `${site}${name}.html`, slowdown, counting: false };
  return visit(browser, how, async (open) => {
    const { page, costs, collectGarbage } = open;
    await collectGarbage();
    const empty = await costs();
    await page.evaluate((fields) => window.bench.prepare(fields), count);
    const mount = await page.evaluate((fields) => window.bench.mount(fields), count);
    await collectGarbage();
    const mounted = await costs();
    const keys = keysOn(name, count);
    const key = await typing(open, middleField(count), keys);
    const readKey = await typing(open, readField, keys);
    const fieldAppears = await turning(page);
    await settled(page);
    // The two fields that were typed into are filled.
    const errors = errorsOf(benchFields(count), 2);
    const errorTimes = await page.evaluate((expected) => window.bench.failNext(expected), errors);
    return {
      ...mount,
      heap: mounted.heap - empty.heap,
      firstKey: key.first,
      scriptPerKey: key.script,
      busyPerKey: key.busy,
      scriptPerReadKey: readKey.script,
      busyPerReadKey: readKey.busy,
      fieldAppears,
      ...errorTimes,
    };
  });
}

/** One visit at full speed that counts drawn fields; it also warms the machine. */
export function countDrawn(
  browser: Browser,
  site: string,
  name: FormPageName,
  count: number,
): Promise<DrawnFields> {
  const how = { address: `${site}${name}.html`, slowdown: 1, counting: true };
  return visit(browser, how, async ({ page }) => {
    await page.evaluate((fields) => window.bench.prepare(fields), count);
    await page.evaluate((fields) => window.bench.mount(fields), count);
    const drawnBy = async (field: string, first: string, key: string): Promise<number> => {
      await page.focus(control(field));
      await press(page, [first]);
      await page.evaluate(() => (window.drawnFields = []));
      await press(page, [key]);
      return page.evaluate(() => window.drawnFields.length);
    };
    return {
      key: await drawnBy(middleField(count), 'z', 'a'),
      readKey: await drawnBy(readField, 'z', 'a'),
      turningKey: await drawnBy(turningField, hidingText, 'Backspace'),
    };
  });
}
