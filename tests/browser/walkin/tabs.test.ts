import { desk, useBrowser } from '../support/browser';
import { openFlow } from '../support/walkin';
import { drafts } from './drafts';

const visits = useBrowser();

sweep(
  'the sheet stands at the same place in every stage, with a list of sections beside it or without',
  async () => {
    const lefts: (number | undefined)[] = [];
    for (const draft of [undefined, drafts.job, drafts.transaction]) {
      const page = await openFlow(visits, { draft, viewport: desk });
      const title = await page.getByText('Formulir Transaksi', { exact: true }).first().boundingBox();
      const sheet = await page.locator('[data-step]').boundingBox();
      lefts.push(sheet?.x);
      // Its own column, as wide as it is where nothing stands beside it.
      expect(sheet?.width).toBe(640);
      expect(sheet?.x).toBeGreaterThan((title?.x ?? 0) + 240);
    }
    expect(new Set(lefts).size).toBe(1);
  },
);

sweep("on a phone the tabs are the words 'Bagian 3 dari 8'", async () => {
  const page = await openFlow(visits, { draft: drafts.domicileQuestion });
  await page.getByText('Bagian 3 dari 8', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Detail Identitas' }).count()).toBe(0);
});
