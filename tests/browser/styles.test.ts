import { step } from './support/step';
import { phone, useBrowser } from './support/browser';

const visits = useBrowser();

/** How many rules the page had to work out and to insert until it was at rest; the file of constant styles is none of them. */
const ruled = async (path: string, control: string): Promise<number> => {
  const page = await visits.open({ viewport: phone });
  await page.goto(path);
  await page.locator(control).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  );
};

sweep('pages start with few rules that are made on the visitor’s device', async () => {
  for (const [path, most, control] of [
    ['/', 12, '[role="tab"]'],
    ['/form/tandamata', 0, '[data-action="start"]'],
    ['/form/simulasi-kredit', 0, '[data-step] input'],
    ['/tracking', 16, 'main input'],
  ] as const)
    await step(path, async () => {
      const rules = await ruled(path, control);
      // What has an `sx` of its own; a form has none.
      if (most > 0) expect(rules).toBeGreaterThan(0);
      expect(rules).toBeLessThanOrEqual(most);
    });
});

test('the constant styles are one file, which the page names before any script of ours', async () => {
  const page = await visits.open();
  const html = await (await page.request.get('/')).text();
  const [sheet, ...others] = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  const path = /href="([^"]+)"/.exec(sheet ?? '')?.[1] ?? '';
  const css = await (await page.request.get(path)).text();
  expect(path).toMatch(/^\/assets\/[\w-]+\.css$/);
  expect(css).toMatch(/@layer eform-base.*\.Eform-label/s);
});

sweep('no element has an attribute that is meant for a component alone', async () => {
  for (const path of ['/', '/form/simulasi-kredit', '/tracking'])
    await step(path, async () => {
      const page = await visits.open();
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      const foreign = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) => /^(?:ownerstate|theme|sx|as)$/.test(name) || value.includes('[object'),
            )
            .map(({ name }) => `${element.tagName} ${name}`),
        ),
      );
      expect(foreign).toEqual([]);
    });
});
