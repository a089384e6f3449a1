import { fillUntil } from './support/application';
import { useBrowser } from './support/browser';
import { onStep } from './support/visitor';

const visits = useBrowser();

test('capitals appear while typing in the middle, and the caret stays where the visitor is', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  const name = page.locator('[name="namaLengkap"]');
  await name.pressSequentially('siti aini');
  await name.press('Home');
  for (let i = 0; i < 4; i += 1) await name.press('ArrowRight');
  await name.pressSequentially(' nur');
  expect(await name.inputValue()).toBe('SITI NUR AINI');
  expect(await name.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
});

test('a character that may not be typed leaves text and caret as they are', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  const nik = page.locator('[name="nik"]');
  await nik.pressSequentially('3273');
  await nik.press('Home');
  await nik.press('ArrowRight');
  await nik.pressSequentially('x9-');
  expect(await nik.inputValue()).toBe('39273');
  expect(await nik.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
});

test('a pasted text is reduced to what may stay of it', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  const nik = page.locator('[name="nik"]');
  await nik.focus();
  await page.keyboard.insertText('3273-0101 0190.0001');
  expect(await nik.inputValue()).toBe('3273010101900001');
});

test('an input method composes in peace, and its text counts when it ends', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  const name = page.locator('[name="namaLengkap"]');
  await name.pressSequentially('ab');
  await name.press('ArrowLeft');
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['s', 'si', 'sit']) {
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  expect((await name.inputValue()).toLowerCase()).toBe('asitb');
  await devtools.send('Input.insertText', { text: 'siti' });
  await name.blur();
  expect(await name.inputValue()).toBe('ASITIB');
});

test('two answers given in one tick are both kept', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await page.evaluate(() => {
    const give = (name: string, text: string): void => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(name);
      // As a password manager does it: the value set behind React's back, then the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    give('namaLengkap', 'siti');
    give('tempatLahir', 'bandung');
  });
  await page.locator('[data-saved-until]').waitFor();
  await page.reload();
  await onStep(page, 'identitas');
  expect(await page.locator('[name="namaLengkap"]').inputValue()).toBe('SITI');
  expect(await page.locator('[name="tempatLahir"]').inputValue()).toBe('BANDUNG');
});
