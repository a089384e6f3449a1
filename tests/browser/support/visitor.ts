import type { FileChooser, Locator, Page } from 'playwright-core';
import { shownCode } from './captcha';
import type { SampleFile } from './sampleFiles';

/**
 * What a visitor gives a field: text, a number as typed, the label of a choice, several labels, a tick, or files. At a captcha a
 * tick retypes the code that is shown.
 */
export type Given = string | readonly string[] | boolean | readonly SampleFile[];

/** The frame of a visible field; one of a row is named as its control is: `rows.index.field`. */
export const fieldOf = (page: Page, name: string): Locator => {
  const [rows, index, column] = name.split('.');
  const group = `:is([data-field="${rows}"], [data-row-page="${rows}"])`;
  const inRow = `${group} [data-row="${index}"] [data-field="${column}"]`;
  return page.locator(column === undefined ? `[data-field="${name}"]` : inRow);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text comes key by key, or all at once, which takes a quarter of the processor's time: what a key does has tests of its own. */
type Way = 'typed' | 'pasted';

/** Writes into a control as a person does, in place of what stood there. */
const write = async (control: Locator, text: string, way: Way): Promise<void> => {
  await control.focus();
  await control.press('ControlOrMeta+A');
  await (way === 'typed' ? control.pressSequentially(text) : control.page().keyboard.insertText(text));
  await control.blur();
};

const pick = async (page: Page, frame: Locator, label: string): Promise<void> => {
  const native = frame.locator('select');
  if ((await native.count()) > 0) {
    await native.selectOption({ label });
    return;
  }
  const combobox = frame.getByRole('combobox');
  await combobox.click();
  await combobox.fill(label);
  // The lists of native selects are on the page too, closed.
  await page.getByRole('listbox').getByRole('option', { name: label, exact: true }).first().click();
};

/** Chooses files, and waits for nothing: they may be refused. */
export const choose = (page: Page, name: string, files: readonly SampleFile[]): Promise<void> =>
  fieldOf(page, name)
    .locator(`[name="${name}"]`)
    .setInputFiles([...files]);

/** The browser's own picker, opened by a press. */
export const pickerOf = async (page: Page, press: () => Promise<void>): Promise<FileChooser> => {
  const opened = page.waitForEvent('filechooser');
  const [picker] = await Promise.all([
    opened,
    // The order to catch pickers and the press reach the page by two ways, of which the press may be the quicker one: the page
    // answers once before it is pressed.
    page.evaluate(() => undefined).then(press),
  ]);
  return picker;
};

const isFiles = (given: Given): given is readonly SampleFile[] =>
  Array.isArray(given) && given.some((one) => typeof one !== 'string');

const upload = async (page: Page, name: string, files: readonly SampleFile[]): Promise<void> => {
  await choose(page, name, files);
  const stored = fieldOf(page, name)
    .locator('[data-state="uploaded"]')
    .getByRole('button', { name: /^Hapus / });
  await stored.nth(files.length - 1).waitFor();
};

/** Fills one field as a visitor would, by the kind of control that it shows. */
export const fill = async (page: Page, name: string, given: Given, way: Way = 'pasted'): Promise<void> => {
  const frame = fieldOf(page, name);
  await frame.waitFor();
  if (isFiles(given)) return upload(page, name, given);
  const kind = await frame.getAttribute('data-field-type');
  switch (kind) {
    case 'select':
    case 'searchSelect':
      return pick(page, frame, String(given));
    case 'radio':
    case 'branch':
      return frame.getByRole('radio', { name: String(given), exact: true }).check();
    case 'checkboxGroup':
      for (const label of [given].flat())
        await frame.getByRole('checkbox', { name: new RegExp(`^${escaped(String(label))}`) }).check();
      return;
    case 'checkbox':
      return frame.getByRole('checkbox').setChecked(given === true);
    case 'switch':
      return frame.getByRole('switch').setChecked(given === true);
    case 'date':
    case 'monthYear': {
      // By its tag: a check that the last digit sets going may open a dialog, which hides the page from roles.
      const control = frame.locator('input');
      return write(control, String(given), way);
    }
    // As many rows as are given, none of them removed.
    case 'rows': {
      const rows = frame.locator('[data-row]');
      while ((await rows.count()) < Number(given)) {
        const before = await rows.count();
        await frame.locator('[data-action="addRow"]').click();
        await rows.nth(before).waitFor();
      }
      return;
    }
    case 'captcha':
      return write(frame.getByRole('textbox'), given === true ? await shownCode(frame) : String(given), way);
    default:
      return write(frame.getByRole('textbox'), String(given), way);
  }
};

/** Fills several fields, one after the other in the order given. */
export const fillAll = async (page: Page, answers: Readonly<Record<string, Given>>): Promise<void> => {
  for (const [name, given] of Object.entries(answers)) await fill(page, name, given);
};

/** What stands in a control, or in a result. */
export const valueOf = (page: Page, name: string): Promise<string> =>
  page.locator(`[name="${name}"]`).evaluate((shown) => ('value' in shown ? String(shown.value) : ''));

/** Presses one of the buttons of the contract. */
export const press = (page: Page, action: 'next' | 'back' | 'submit' | 'edit' | 'leave'): Promise<void> =>
  page.locator(`[data-action="${action}"]`).first().click();

/** The page before the first step of a form that has one. */
export const startPage = '[data-start-page]';

/** Goes past the page before the first step, where the form has one; whoever has a draft does not see it. */
export const begin = async (page: Page): Promise<void> => {
  const start = page.locator(startPage);
  const form = page.locator('[data-step], [data-preview-page], [data-registration-number]');
  await start.or(form).first().waitFor();
  if ((await start.count()) > 0) await page.locator('[data-action="start"]').click();
};

/** Opens a product at its own address, and begins it. */
export const openProduct = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/form/${slug}`);
  await begin(page);
};

/** Ticks all that the preview asks to be declared. */
export const declare = async (page: Page): Promise<void> => {
  const preview = page.locator('[data-preview-page]');
  await preview.waitFor();
  for (const tick of await preview.getByRole('checkbox').all()) await tick.check();
};

/** Waits until a step is on the screen with all its fields. */
export const onStep = (page: Page, step: string): Promise<void> =>
  page.locator(`[data-step="${step}"]:not([aria-busy])`).waitFor();
