import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { desk, phone } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';
import { keyboardOf, mouse, part, type Hand } from './support/guideProduct';

const bench = useDeployedWorkbench('contoh', '{}');
const template = 'templates/permintaan-layanan';

/** The list of products of a folder that has a template, a product and one that is broken. */
const openList = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await bench.openAt('/editor', viewport);
  // The site has no version of a new product yet.
  bench.visits.allow(/404/);
  for (const name of [`${template}.json`, `${template}.scenarios.json`, 'pages/privasi.json'])
    await bench.put(page, name, readFileSync(`form-definitions/${name}`, 'utf8'));
  await bench.put(
    page,
    'simulasi-kredit.json',
    readFileSync('form-definitions/simulasi-kredit.json', 'utf8'),
  );
  await bench.put(page, 'rusak.json', '{');
  return page;
};

/** A hand that counts what it does. */
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
    pick: counted(hand.pick),
    count: () => count,
  };
};

/** From nothing to a version that was taken back: a product from a template, two publications, their difference, and the first again. */
const walk = async (page: Page, { press, choose, reach, pick }: Hand): Promise<void> => {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  const type = async (where: Locator, text: string): Promise<void> => {
    await reach(where);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const label = part(page, 'steps.0.blocks.0.label').locator('input, textarea').first();
  const saved = (path: string): Promise<string> => bench.saved(page, path);
  const publish = async (version: number, sign: () => Promise<void>): Promise<void> => {
    await press(page.locator('[data-action="save"]'));
    await page.locator('[data-save-state]').getByText('Tersimpan').waitFor();
    await press(page.locator('[data-action="prove"]'));
    await page.getByText('Tidak ada yang menghalangi.').waitFor();
    await sign();
    await page.getByText(`Versi ${version} ditulis ke publikasi/layanan-nasabah`).waitFor();
  };

  await press(button('Buka folder'));
  await page.locator('[data-product="rusak"][data-state="broken"]').getByText('1 kesalahan').waitFor();
  await page.locator('[data-product="simulasi-kredit"][data-state="never"]').waitFor();
  await press(button('Produk baru'));
  await pick(page.getByRole('radio', { name: /^Pengaduan atau permintaan layanan/ }));
  await type(box('Nama produk'), 'Layanan Nasabah');

  await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  const outline = page.getByRole('navigation', { name: 'Susunan formulir' });
  await press(outline.getByRole('button', { name: 'Nama Lengkap', exact: true }));
  await type(label, 'Nama Pelapor');
  await pick(page.getByRole('tab', { name: 'Bukti dan tayang' }));
  await publish(1, () => type(box('Ditayangkan oleh'), 'Sari'));
  const first = await saved('layanan-nasabah.json');
  expect(first).toContain('"label": "Nama Pelapor"');

  await type(label, 'Nama Anda');
  await publish(2, () => type(box('Alasan perubahan'), 'Label lebih jelas'));

  await pick(page.getByRole('tab', { name: 'Riwayat' }));
  await page.locator('[data-release="2"]').getByText('Label lebih jelas').waitFor();
  await choose(page.locator('[data-compare="from"] select'), 'Versi 1');
  await page.getByText('“Nama Pelapor” kini berbunyi “Nama Anda”.').waitFor();
  await press(button('Kembalikan versi 1'));
  await page.getByText('Versi 1 dikembalikan dan disimpan.').waitFor();
  expect(await saved('layanan-nasabah.json')).toBe(first);
  expect(JSON.parse(await saved('publikasi/layanan-nasabah/riwayat.json'))).toMatchObject({
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
  await page.getByText('Ada perubahan yang belum disimpan').waitFor();
  await page.getByRole('link', { name: 'Semua produk' }).click();
  await page.locator('[data-action="stay"]').click();
  await page.goBack();
  await page.locator('[data-action="leave"]').click();
  await page.locator('[data-product="layanan-nasabah"][data-state="changed"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/editor');
  expect(await axeFindings(page)).toEqual([]);
};

test('from nothing to a version that was taken back, with the mouse', async () => {
  const page = await openList(desk);
  const hand = counting(mouse);
  await walk(page, hand);
  expect(hand.count()).toBe(17);
  await afterwards(page);
});

test('with the keyboard alone', async () => {
  const page = await openList(desk);
  await walk(page, keyboardOf(page));
});

test('on a phone nothing scrolls sideways, and a folder without products leads to the first one', async () => {
  const page = await bench.openAt('/editor', phone);
  await page.locator('[data-action="open-folder"]').click();
  await page.getByText('Folder ini belum berisi produk.').waitFor();
  await page.locator('[data-action="new-product"]').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-action="make"]').click();
  await page.getByText('Tulis nama produk, misalnya: Tabungan Pelajar.').waitFor();
  await page.getByRole('textbox', { name: 'Nama produk' }).fill('Tabungan Pelajar');
  await page.locator('[data-action="make"]').click();
  await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(JSON.parse(await bench.saved(page, 'tabungan-pelajar.json'))).toMatchObject({
    title: 'Tabungan Pelajar',
  });
});

test('where a browser opens no folders, the list says so', async () => {
  const page = await bench.openAt('/editor', phone, { opensFolders: false });
  await page.getByText('Peramban ini tidak dapat membuka folder').waitFor();
  expect(await page.locator('[data-action="open-folder"]').count()).toBe(0);
});
