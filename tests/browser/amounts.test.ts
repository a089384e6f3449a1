import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { onStep, press } from './support/visitor';

const visits = useBrowser();

/** Opens a form with one amount at 360 pixels, with its box. */
async function open(keys: object = {}) {
  const jumlah = { type: 'currency', name: 'jumlah', label: 'Jumlah', ...keys };
  visits.portal.drop(
    'jumlah',
    JSON.stringify({
      version: 1,
      slug: 'jumlah',
      title: 'Jumlah',
      subProductId: 'JUMLAH-01',
      steps: [
        { id: 'isi', title: 'Isi', blocks: [jumlah] },
        { id: 'akhir', title: 'Akhir', blocks: [{ type: 'text', name: 'kota', label: 'Kota' }] },
      ],
    }),
  );
  const page: Page = await visits.open();
  await page.goto('/form/jumlah');
  await onStep(page, 'isi');
  const box = page.locator('[name="jumlah"]');
  const caret = () => box.evaluate((input: HTMLInputElement) => input.selectionStart);
  return { page, box, caret };
}

test('an amount that is typed, shortened, changed in the middle and undone keeps its dots and the caret', async () => {
  const { page, box, caret } = await open();
  await box.pressSequentially('1500000');
  expect(await box.inputValue()).toBe('1.500.000');
  await box.press('Backspace');
  expect(await box.inputValue()).toBe('150.000');
  await box.press('Home');
  await box.press('ArrowRight');
  await box.pressSequentially('2');
  expect([await box.inputValue(), await caret()]).toEqual(['1.250.000', 3]);
  await box.press('Control+z');
  expect(await box.inputValue()).toBe('150.000');
  await box.press('Control+a');
  await box.pressSequentially('75');
  expect(await box.inputValue()).toBe('75');
  await box.press('Control+a');
  await page.keyboard.insertText('Rp 10,000,000.00');
  expect(await box.inputValue()).toBe('10.000.000');
});

sweep(
  'a fraction of zeros goes when the box is left; any other one stays, with its error, and Next refuses it',
  async () => {
    const { page, box } = await open();
    await box.pressSequentially('250000.00');
    await box.blur();
    expect(await box.inputValue()).toBe('250.000');
    await box.press('Control+a');
    await box.pressSequentially('75.000,50');
    await box.blur();
    await page.getByText('Rupiah tanpa sen. Tulis angka bulat').first().waitFor();
    expect(await box.inputValue()).toBe('75.000,50');
    await press(page, 'next');
    await page.getByText('Rupiah tanpa sen. Tulis angka bulat').filter({ visible: true }).waitFor();
    expect(await page.locator('[name="kota"]').count()).toBe(0);
  },
);

test('an input method that writes digits doubles none of them', async () => {
  const { page, box } = await open();
  await box.focus();
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['1', '12', '123', '1234']) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await devtools.send('Input.insertText', { text: '1234' });
  expect(await box.inputValue()).toBe('1.234');
  await box.press('Control+a');
  await box.pressSequentially('10jt');
  await box.blur();
  await page.getByText('Maksud Anda 10.000.000?').first().waitFor();
  expect(await box.inputValue()).toBe('10jt');
});
