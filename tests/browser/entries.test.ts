import type { Locator, Page } from 'playwright-core';
import { fillUntil } from './support/application';
import { phone, useBrowser } from './support/browser';
import { fieldOf, onStep } from './support/visitor';

const visits = useBrowser();

const atIdentity = async (): Promise<Page> => {
  const page = await visits.open({ viewport: phone });
  await fillUntil(page, 'identitas');
  return page;
};

const box = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const said = (page: Page, name: string, part: 'error' | 'notice'): Locator =>
  fieldOf(page, name).locator(`#field-${name}-${part}`);

sweep(
  'an e-mail address that loses a sign is an error until it is edited again, after a reload, too',
  async () => {
    const page = await atIdentity();
    await box(page, 'email').pressSequentially('budi!@contoh.co.id');
    expect(await box(page, 'email').inputValue()).toBe('budi@contoh.co.id');
    await said(page, 'email', 'notice')
      .getByText('Tidak dapat dipakai dan sudah dihapus: !. Periksa kembali')
      .waitFor();
    await box(page, 'email').blur();
    await said(page, 'email', 'error')
      .getByText(/^Tidak dapat dipakai dan sudah dihapus: !\. Gunakan/)
      .waitFor();
    await page.locator('[data-saved-until]').waitFor();
    await page.reload();
    await onStep(page, 'identitas');
    await page.locator('[data-action="next"]').click();
    await said(page, 'email', 'error')
      .getByText(/^Tidak dapat dipakai dan sudah dihapus: !\. Gunakan/)
      .waitFor();
    await box(page, 'email').press('End');
    await box(page, 'email').press('Backspace');
    await box(page, 'email').pressSequentially('d');
    await box(page, 'email').blur();
    await said(page, 'email', 'error').waitFor({ state: 'detached' });
  },
);

sweep('a sign without a meaning is named in a quiet line, which stays when the field is left', async () => {
  const page = await visits.open({ viewport: phone });
  await fillUntil(page, 'alamat-ktp');
  await box(page, 'alamat').pressSequentially('toko a&b');
  expect(await box(page, 'alamat').inputValue()).toBe('TOKO A B');
  await box(page, 'alamat').blur();
  await said(page, 'alamat', 'notice')
    .getByText('Tidak dapat dipakai dan sudah dihapus: &. Periksa kembali')
    .waitFor();
  expect(await said(page, 'alamat', 'error').count()).toBe(0);
});

sweep(
  'what parts the groups of a phone number goes in silence, and how it begins is only asked about',
  async () => {
    const page = await atIdentity();
    await box(page, 'noHp').pressSequentially('0062 812-3456-7890');
    await box(page, 'noHp').blur();
    expect(await box(page, 'noHp').inputValue()).toBe('006281234567890');
    await said(page, 'noHp', 'notice')
      .getByText(/diawali 0 atau 62/)
      .waitFor();
    expect(await said(page, 'noHp', 'error').count()).toBe(0);
  },
);

sweep(
  'lines that are pasted into an address are joined with spaces, and a slash is written as a dash',
  async () => {
    const page = await visits.open({ viewport: phone });
    await fillUntil(page, 'alamat-ktp');
    await box(page, 'alamat').focus();
    await page.keyboard.insertText('jl. merdeka 10/2\nkel. braga\nkota bandung');
    expect(await box(page, 'alamat').inputValue()).toBe('JL. MERDEKA 10-2 KEL. BRAGA KOTA BANDUNG');
  },
);

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
