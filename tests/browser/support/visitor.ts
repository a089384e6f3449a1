import type { Locator, Page } from 'playwright-core';
import { shownCode } from './captcha';
import type { SampleFile } from './sampleFiles';

/**
 * What a visitor gives a field: text, a number as typed, the label of a choice, several labels, a tick, or files. At a captcha a
 * tick retypes the code that is shown.
 */
export type Given = string | readonly string[] | boolean | readonly SampleFile[];

/** The frame of a visible field. */
export const fieldOf = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Types into a control as a person does, in place of what stood there. */
const type = async (control: Locator, text: string): Promise<void> => {
  await control.focus();
  await control.press('ControlOrMeta+A');
  await control.pressSequentially(text);
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

/** Drops files on the area of an upload, as from a folder of the desk. */
export const drop = async (page: Page, name: string, files: readonly SampleFile[]): Promise<void> => {
  const texts = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const held = new DataTransfer();
    for (const { text, name, mimeType } of dropped) {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      held.items.add(new File([bytes], name, { type: mimeType }));
    }
    return held;
  }, texts);
  await fieldOf(page, name).locator('[data-state]').first().dispatchEvent('drop', { dataTransfer });
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
export const fill = async (page: Page, name: string, given: Given): Promise<void> => {
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
    case 'date': {
      // By its tag: a check that the last digit sets going may open a dialog, which hides the page from roles.
      const control = frame.locator('input');
      await control.focus();
      await control.press('ControlOrMeta+A');
      await page.keyboard.type(String(given));
      return control.blur();
    }
    case 'captcha':
      return type(frame.getByRole('textbox'), given === true ? await shownCode(frame) : String(given));
    default:
      return type(frame.getByRole('textbox'), String(given));
  }
};

/** Fills several fields, one after the other in the order given. */
export const fillAll = async (page: Page, answers: Readonly<Record<string, Given>>): Promise<void> => {
  for (const [name, given] of Object.entries(answers)) await fill(page, name, given);
};

/** Presses one of the buttons of the contract. */
export const press = (page: Page, action: 'next' | 'back' | 'submit' | 'edit'): Promise<void> =>
  page.locator(`[data-action="${action}"]`).first().click();

/** Waits until a step is on the screen with all its fields. */
export const onStep = (page: Page, step: string): Promise<void> =>
  page.locator(`[data-step="${step}"]:not([aria-busy])`).waitFor();
