import { today } from './support/applicants';
import { desk, useBrowser } from './support/browser';
import { fillUntil, slug, steps } from './support/application';
import { applyByKeys, expectClean, openByKeys } from './support/keyboardWalk';
import { openThemed } from './support/themed';
import { fieldOf, fillAll, onStep, press } from './support/visitor';

const visits = useBrowser(openThemed('bothThemes'));

const path = steps.map(([step, answers]) => ({ step, answers }));

describe.each([
  ['320 pixels', { width: 320, height: 640 }],
  ['1280 pixels', desk],
])('At %s nothing stands in the way', (_, viewport) => {
  test('on any step for the keyboard alone, from the card to the receipt', async () => {
    const page = await visits.open({ viewport, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(today);
    await openByKeys(page, `/form/${slug}`);
    await applyByKeys(page, path);
    expect(visits.portal.bodiesOf('submit')).toHaveLength(1);
  });

  test('on pages that stand in for another', async () => {
    const page = await visits.open({ viewport });
    await page.goto('/tidak/ada');
    await page.getByRole('heading', { name: 'Halaman tidak ditemukan' }).waitFor();
    await expectClean(page);
    visits.allow(/Kesalahan dalam definisi/);
    visits.portal.drop('rusak', '{"version": 1, "slug": "rusak"}');
    await page.goto('/form/rusak');
    await page.getByText('Kesalahan dalam definisi formulir').click();
    await expectClean(page);
  });
});

test('with an open list and an open calendar', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await page.locator('[data-field="tanggalLahir"]').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await fillAll(page, Object.fromEntries(steps)['identitas'] ?? {});
  await press(page, 'next');
  await onStep(page, 'alamat-ktp');
  await fieldOf(page, 'province').getByRole('combobox').click();
  await page.getByRole('option', { name: 'JAWA BARAT' }).waitFor();
  await expectClean(page);
});
