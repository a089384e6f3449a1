import type { Page } from 'playwright-core';
import { shownCode } from './captcha';
import { frames } from './frames';
import { tabStop, type Stop } from './tabStop';
import { fieldOf, pickerOf, type Given } from './visitor';

/** A way along which Tab would go round and round ends here; a step has fewer stops. */
const mostStops = 90;

/** What has the focus; the walk has no place when nothing has it. */
export const here = async (page: Page): Promise<Stop | undefined> =>
  (await page.evaluate(tabStop, false)) ?? undefined;

/** Goes on to the next stop. Throws when a person could not see where the focus is, or when it jumps back. */
export const tab = async (page: Page): Promise<Stop | undefined> => {
  await page.keyboard.press('Tab');
  let stop = await page.evaluate(tabStop, true);
  // What slides or scrolls into sight takes some frames, of which a busy machine draws few in a second.
  for (let looks = 0; stop?.fault && looks < 30; looks += 1) {
    await frames(page);
    stop = await page.evaluate(tabStop, true);
  }
  if (stop?.fault) throw new Error(JSON.stringify(stop));
  return stop ?? undefined;
};

/** Presses Tab until a stop is the one that is looked for. */
export const tabUntil = async (page: Page, isIt: (stop: Stop) => boolean): Promise<Stop> => {
  let stop = await here(page);
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (stop && isIt(stop)) return stop;
    stop = await tab(page);
  }
  throw new Error('Tab leads nowhere');
};

/** Presses a button of the contract with Enter. */
export const pressKey = async (page: Page, action: string): Promise<void> => {
  await tabUntil(page, (stop) => stop.action === action);
  await page.keyboard.press('Enter');
};

/** Answers the fields in the order in which Tab meets them. A field that is not met before the way on fails. */
export const answerByKeys = async (page: Page, answers: Readonly<Record<string, Given>>): Promise<void> => {
  const left = new Map(Object.entries(answers));
  let stop = await here(page);
  for (let stops = 0; left.size > 0; stops += 1) {
    if (stops > mostStops || stop?.action === 'next')
      throw new Error(`Tab has not met ${[...left.keys()].join(', ')}`);
    const given = stop && left.get(stop.field);
    const answered = stop && given !== undefined && (await answer(page, stop, given));
    if (stop && answered) left.delete(stop.field);
    // A list that the answer has asked for may be the next stop; a person waits until it has come.
    if (answered) await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
    // A new row takes the focus to its first field.
    stop = answered && stop?.action === 'addRow' ? await here(page) : await tab(page);
  }
};

/** Gives an answer at the stop that has the focus, by the kind of its field; whether the field has all of its answer now. */
export const answer = async (page: Page, stop: Stop, given: Given): Promise<boolean> => {
  const { keyboard } = page;
  // Beside a control stand buttons: the calendar's, a list's, a captcha's.
  if (stop.tag === 'BUTTON') return answerByButton(page, stop, given);
  const text = typeof given === 'string' ? given : '';
  const labels = [given].flat().filter((one) => typeof one === 'string');
  switch (stop.kind) {
    case 'radio':
    case 'branch':
      if (stop.role !== 'radio') return false;
      return arrowTo(page, text, async () => {
        const now = await here(page);
        return now?.checked ? now.label : undefined;
      });
    case 'checkboxGroup': {
      if (!labels.some((label) => stop.label.startsWith(label))) return false;
      if (!stop.checked) await keyboard.press('Space');
      const ticked = fieldOf(page, stop.field).getByRole('checkbox', { checked: true });
      return (await ticked.count()) >= labels.length;
    }
    case 'checkbox':
    case 'switch':
      if (stop.checked !== given) await keyboard.press('Space');
      return true;
    case 'select':
    case 'searchSelect': {
      // A short list is the browser's own; another one is typed into.
      if (stop.tag === 'SELECT') return arrowTo(page, text, async () => (await here(page))?.chosen);
      await keyboard.type(text);
      // The lists of native selects are on the page too, closed.
      const hits = page.getByRole('listbox').getByRole('option', { name: text, exact: true });
      await hits.first().waitFor();
      await keyboard.press('Enter');
      return true;
    }
    case 'captcha':
      await keyboard.type(given === true ? await shownCode(fieldOf(page, stop.field)) : text);
      return true;
    default:
      await keyboard.press('ControlOrMeta+A');
      await keyboard.insertText(text);
      return true;
  }
};

const answerByButton = async (page: Page, stop: Stop, given: Given): Promise<boolean> => {
  const frame = fieldOf(page, stop.field);
  if (stop.kind === 'upload' && Array.isArray(given)) {
    const files = given.filter((one) => typeof one !== 'string');
    const picker = await pickerOf(page, () => page.keyboard.press('Enter'));
    await picker.setFiles(files);
    await frame
      .locator('[data-state="uploaded"]')
      .getByRole('button', { name: /^Hapus / })
      .nth(files.length - 1)
      .waitFor();
    return true;
  }
  if (stop.action === 'addRow') {
    const rows = frame.locator('[data-row]');
    const before = await rows.count();
    if (before < Number(given)) await page.keyboard.press('Enter');
    await rows.nth(Number(given) - 1).waitFor();
    return true;
  }
  return false;
};

/** Presses the down arrow until the words of a choice are chosen. */
const arrowTo = async (
  page: Page,
  label: string,
  chosen: () => Promise<string | undefined>,
): Promise<boolean> => {
  if ((await here(page))?.role === 'radio') await page.keyboard.press('Space');
  for (let presses = 0; presses < mostStops; presses += 1) {
    if ((await chosen()) === label) return true;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no arrow leads to ${label}`);
};
