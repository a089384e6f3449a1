import { axeFindings } from './support/axe';
import { phone } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';

const bench = useDeployedWorkbench('contoh', '{}');
sweep(
  'on a phone nothing scrolls sideways, and a folder without products leads to the first one',
  async () => {
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
  },
);

sweep('where a browser opens no folders, the list says so', async () => {
  const page = await bench.openAt('/editor', phone, { opensFolders: false });
  await page.getByText('Peramban ini tidak dapat membuka folder').waitFor();
  expect(await page.locator('[data-action="open-folder"]').count()).toBe(0);
});
