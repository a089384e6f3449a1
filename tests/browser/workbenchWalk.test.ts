import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { desk } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';
import { begun, build, built, keyboardOf, line, mouse, part, type Hand } from './support/guideProduct';

const bench = useDeployedWorkbench('pelajar', begun);

/** A hand that counts what it does beside typing. */
const counting = (hand: Hand): Hand & { count: () => number } => {
  let count = 0;
  const counted =
    <Words extends readonly unknown[]>(deed: (...words: Words) => Promise<void>) =>
    (...words: Words): Promise<void> => {
      count += 1;
      return deed(...words);
    };
  return {
    press: counted(hand.press),
    item: counted(hand.item),
    choose: counted(hand.choose),
    reach: counted(hand.reach),
    count: () => count,
  };
};

/** The list of products of a folder with one that is broken; the bank's pages are what a receipt links to. */
const openList = async (): Promise<Page> => {
  const page = await bench.openAt('/editor', desk);
  // The site has no version of a new product yet.
  bench.visits.allow(/404/);
  await bench.put(page, 'pages/bantuan.json', readFileSync('form-definitions/pages/bantuan.json', 'utf8'));
  await bench.put(page, 'rusak.json', '{');
  return page;
};

/** From nothing to a version that was taken back: a product of four steps, two publications, their difference, and the first again. */
const walk = async (page: Page, hand: Hand): Promise<void> => {
  const { press, reach } = hand;
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const type = async (where: ReturnType<typeof box>, text: string): Promise<void> => {
    await reach(where);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const saved = (path: string): Promise<string> => bench.saved(page, path);
  const publish = async (version: number, name: string, text: string): Promise<void> => {
    await press(page.locator('[data-action="prove"]'));
    await page.getByText('Tidak ada yang menghalangi.').waitFor();
    await type(box(name), text);
    await page.getByText(`Versi ${version} sudah tayang.`).waitFor();
  };

  await press(page.getByRole('button', { name: 'Buka folder' }));
  await page.locator('[data-product="rusak"][data-state="broken"]').getByText('1 kesalahan').waitFor();
  await press(page.getByRole('button', { name: 'Produk baru' }));
  await type(box('Nama produk'), 'Tabungan Pelajar');
  await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  await build(page, hand);
  expect(JSON.parse(await saved('tabungan-pelajar.json'))).toMatchObject(built);

  const tayang = page.getByRole('button', { name: 'Tayang', exact: true });
  await press(tayang);
  await publish(1, 'Ditayangkan oleh', 'Sari');
  const first = await saved('tabungan-pelajar.json');

  await press(line(page, 'Penghasilan'));
  await type(part(page, 'steps.0.blocks.3.label').getByRole('textbox'), 'Gaji');
  await press(page.locator('[data-action="save"]'));
  await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
  await press(tayang);
  await publish(2, 'Alasan perubahan', 'Label lebih jelas');

  await page.locator('[data-release="2"]').getByText('Label lebih jelas').waitFor();
  // What the last publication has changed is reported without being asked for.
  await page.getByText(/ › Pertanyaan: “Penghasilan” → “Gaji”\./).waitFor();
  const restore = { name: 'Kembalikan versi 1' };
  await press(page.getByRole('button', restore));
  const question = page.locator('[data-question]');
  await question.getByText(/ › Pertanyaan: “Gaji” → “Penghasilan”\./).waitFor();
  await press(question.getByRole('button', restore));
  await page.getByText('Versi 1 dikembalikan dan disimpan.').waitFor();
  expect(await saved('tabungan-pelajar.json')).toBe(first);
  expect(JSON.parse(await saved('publikasi/tabungan-pelajar/riwayat.json'))).toMatchObject({
    versions: [
      { version: 1, author: 'Sari', reason: 'Penayangan pertama' },
      { version: 2, author: 'Sari', reason: 'Label lebih jelas' },
    ],
  });
};

/** The way back to the list, which asks what becomes of a text that is not saved. */
const afterwards = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Urungkan', exact: true }).click();
  await page.getByText('Belum disimpan; aman di perangkat ini').waitFor();
  await page.getByRole('link', { name: 'Semua produk' }).click();
  await page.locator('[data-action="stay"]').click();
  await page.goBack();
  await page.locator('[data-action="leave"]').click();
  await page.locator('[data-product="tabungan-pelajar"][data-state="changed"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/editor');
  // Half faded out it has no contrast.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
};

test('from nothing to a version that was taken back, with at most 60 clicks of the mouse', async () => {
  const page = await openList();
  const hand = counting(mouse);
  await walk(page, hand);
  expect(hand.count()).toBeLessThanOrEqual(60);
  await afterwards(page);
});

sweep('with the keyboard alone', async () => {
  const page = await openList();
  await walk(page, keyboardOf(page));
});
