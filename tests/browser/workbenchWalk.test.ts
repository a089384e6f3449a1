import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { desk, phone } from './support/browser';
import { useDeployedWorkbench } from './support/deployedWorkbench';
import { begun, build, built, keyboardOf, mouse } from './support/guideProduct';

const bench = useDeployedWorkbench('pelajar', begun);

const open = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await bench.open(viewport);
  await bench.openFolder(page);
  await page.getByRole('button', { name: 'Naskah' }).click();
  await page.locator('[data-outline="steps.0.blocks.0"]').waitFor();
  return page;
};
const saved = async (page: Page): Promise<unknown> => JSON.parse(await bench.saved(page, 'pelajar.json'));

test('the product of the guide is built with the mouse', async () => {
  const page = await open(desk);
  await build(page, mouse);
  expect(await saved(page)).toEqual(built);
  expect(await axeFindings(page)).toEqual([]);
});

test('with the keyboard alone', async () => {
  const page = await open(desk);
  await build(page, keyboardOf(page));
  expect(await saved(page)).toEqual(built);
});

test('and on a phone, where nothing scrolls sideways', async () => {
  const page = await open(phone);
  await build(page, mouse);
  expect(await saved(page)).toEqual(built);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await axeFindings(page)).toEqual([]);
});
