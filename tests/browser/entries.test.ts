import type { Locator, Page } from 'playwright-core';
import { fillUntil } from './support/application';
import { phone, useBrowser } from './support/browser';
import { fieldOf } from './support/visitor';

const visits = useBrowser();

const atIdentity = async (): Promise<Page> => {
  const page = await visits.open({ viewport: phone });
  await fillUntil(page, 'identitas');
  return page;
};

const box = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const said = (page: Page, name: string, part: 'error' | 'notice'): Locator =>
  fieldOf(page, name).locator(`#field-${name}-${part}`);

test('Ctrl+Z brings back what stood in a box whose letters are raised, and in one of digits', async () => {
  const page = await atIdentity();
  for (const [name, first, more, shown] of [
    ['namaLengkap', 'siti', ' aini', 'SITI'],
    ['nik', '3273', '-01', '3273'],
  ] as const) {
    await box(page, name).pressSequentially(first);
    await box(page, name).blur();
    await box(page, name).press('End');
    await box(page, name).pressSequentially(more);
    await box(page, name).press('Control+z');
    expect(await box(page, name).inputValue()).toBe(shown);
    await box(page, name).press('Control+Shift+z');
    expect((await box(page, name).inputValue()).length).toBeGreaterThan(shown.length);
  }
});

test('a text that a password manager has set without an event is an answer at Next', async () => {
  const page = await atIdentity();
  await box(page, 'namaLengkap').evaluate((input: HTMLInputElement) => {
    input.value = 'siti';
  });
  await page.locator('[data-action="next"]').click();
  await page.locator('[data-saved-until]').waitFor();
  expect(await box(page, 'namaLengkap').inputValue()).toBe('SITI');
  expect(await said(page, 'namaLengkap', 'error').count()).toBe(0);
});
