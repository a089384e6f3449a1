import { Linter } from 'eslint';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lacking } from '../../.config/eslint/lacking';
import { leastBrowser } from '../../.config/eslint/leastBrowser';
import { leastSyntax } from '../../.config/leastBrowser';
import { step } from './support/step';
import { desk, useBrowser } from './support/browser';
import { addressOf, build } from './support/chunks';
import { imitateLeast, leastOptions } from './support/leastBrowser';
import { onStep } from './support/visitor';
import { walkLikeRobot } from './support/walkLikeRobot';

const visits = useBrowser();

/** Libraries name these, and ask first in a way that no rule sees, or do without (decision 29). */
const excepted: readonly RegExp[] = [
  // React asks whether `navigation` is an object, and defines these functions inside the branch.
  /lacks (?:navigation|Navigation\.navigate):/,
  // react-dropzone asks by a variable of its own.
  /lacks window\.showOpenFilePicker:/,
  // MUI mixes colours itself, unless a theme asks for the browser's own mixing.
  /drops a rule with color-mix\(\):/,
  // MUI's select of the system has the same measures as values that stand in where the rule is dropped.
  /drops a rule with :has:/,
];

/** What a script of the build holds that the least browser cannot read or lacks. */
const faultsIn = (text: string, isModule: boolean): string[] =>
  new Linter()
    .verify(text, {
      plugins: { portal: { rules: { 'least-browser': leastBrowser } } },
      rules: { 'portal/least-browser': 'error' },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
      languageOptions: { ecmaVersion: leastSyntax, sourceType: isModule ? 'module' : 'script' },
    })
    .map(({ message }) => message)
    .filter((message) => !excepted.some((one) => one.test(message)));

const filesOf = (ending: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

sweep('the least browser reads every script of the build, and knows what it uses', () => {
  const pages = filesOf('.html').flatMap((file) => {
    const html = readFileSync(join(build, file), 'utf8');
    return [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => ({ file, text }));
  });
  // The text of these scripts is the same in all pages, but for few.
  const inline = [...new Map(pages.map((one) => [one.text, one])).values()];
  const scripts = filesOf('.js').map((file) => ({ file, text: readFileSync(join(build, file), 'utf8') }));
  const reported = [...inline, ...scripts].flatMap(({ file, text }) =>
    faultsIn(text, file.startsWith('assets')).map((fault) => `${file}: ${fault}`),
  );
  expect(inline.length).toBeGreaterThan(1);
  expect(scripts.length).toBeGreaterThan(20);
  expect(reported).toEqual([]);
});

test('no style sheet of the build has a selector or an at-rule that the least browser drops', () => {
  const { selectors, atRules } = lacking();
  const sheets = filesOf('.css').map((file) => readFileSync(join(build, file), 'utf8'));
  const dropped = sheets.flatMap((text) => [
    ...[...text.matchAll(/[^{};]+(?=\{)/g)].flatMap(([list]) =>
      [...list.matchAll(/::?([a-z-]+)/g)]
        // A pseudo-element of one engine is known to be dropped by the others: such a rule has no other selector.
        .filter(([, name = '']) => selectors.has(name) && (!name.startsWith('-') || list.includes(',')))
        .map(() => list),
    ),
    ...[...text.matchAll(/@([a-z-]+)/g)].filter(([, name = '']) => atRules.has(name)).map(([rule]) => rule),
  ]);
  expect(sheets.length).toBeGreaterThan(0);
  expect(dropped).toEqual([]);
});

sweep('an application is sent from a browser that has nothing newer than the least one', async () => {
  const page = await visits.open(leastOptions);
  await imitateLeast(page);
  await walkLikeRobot(visits, page, 'tandamata');
});

sweep('every kind of page opens in such a browser', async () => {
  for (const [path, part] of [
    ['/', 'article a'],
    ['/produk', 'article a'],
    ['/tracking', 'main input'],
    ['/form/simulasi-kredit', '[data-step] input'],
  ] as const)
    await step(path, async () => {
      const page = await visits.open(leastOptions);
      await imitateLeast(page);
      await page.goto(path);
      await page.locator(part).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => [
          'toSorted' in [],
          'any' in AbortSignal,
          'withResolvers' in Promise,
          'Segmenter' in Intl,
          'requestIdleCallback' in globalThis,
          'share' in navigator,
        ]),
      ).not.toContain(true);
      // Every selector that has come into the page, by whichever way, is one that it knows.
      const selectors = await page.evaluate(() => {
        const textOf = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) =>
            'cssRules' in rule ? textOf(rule.cssRules as CSSRuleList) : [rule.cssText],
          );
        return [...document.styleSheets].flatMap(({ cssRules }) => textOf(cssRules));
      });
      expect(selectors.length).toBeGreaterThan(100);
      const own = selectors.filter((text) => text.includes(':has('));
      // MUI's select of the system: see above.
      expect(own.filter((text) => !/MuiInputBase-root:has\(/.test(text))).toEqual([]);
    });
});

const tooOld = 'Halaman ini tidak dapat dijalankan';
const broken = 'Halaman ini tidak dapat dibuka sepenuhnya';

sweep('a browser that cannot run the code says so, and blames no connection', async () => {
  for (const [name, text, complaint] of [
    ['cannot read the code', 'const = 1;', /SyntaxError|Unexpected/],
    ['lacks what the code calls at once', '[].notThereYet();', /not a function/],
    [
      'lacks what the code calls later',
      'await Promise.resolve(); void (async () => missing)();',
      /not defined/,
    ],
  ] as const)
    await step(name, async () => {
      const page = await visits.open();
      visits.allow(complaint);
      const code = addressOf('index.html');
      await page.route(code, (route) => route.fulfill({ contentType: 'text/javascript', body: text }));
      await page.goto('/form/tandamata?step=tipe-nasabah');
      await page.getByRole('alert').getByText(tooOld).waitFor();
      expect(await page.getByText(broken).isVisible()).toBe(false);
      await page.unroute(code);
      await page.getByRole('link', { name: 'muat ulang halaman' }).click();
      await onStep(page, 'tipe-nasabah');
      expect(await page.getByText(tooOld).count()).toBe(0);
    });
});

sweep('a browser without modules says so', async () => {
  const page = await visits.open();
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  visits.allow(/ERR_FAILED/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('alert').getByText(tooOld).waitFor();
});

sweep(
  'what looks at its parts does so without `:has`: the list beside the sheet, two choices in a line, the ring of a card',
  async () => {
    const page = await visits.open({ viewport: desk });
    await page.goto('/form/tandamata?step=tipe-nasabah');
    await onStep(page, 'tipe-nasabah');
    const [header, sheet, first, second] = await page
      .locator('.Eform-formHeader > nav, .Eform-formSheet, .Eform-choices > *')
      .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(header?.width).toBe(240);
    expect(header?.right).toBeLessThan(sheet?.left ?? 0);
    expect(header?.top).toBeGreaterThanOrEqual(sheet?.top ?? 0);
    expect(second?.top).toBe(first?.top);
    await page.goto('/');
    const link = page.locator('article a').first();
    await link.waitFor();
    const ring = (): Promise<string> =>
      link.evaluate((one) => {
        const { outlineStyle, width } = getComputedStyle(one, '::after');
        return `${outlineStyle} ${Math.round(Number.parseFloat(width)) === one.closest('article')?.clientWidth}`;
      });
    expect(await ring()).toBe('none true');
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await ring()).toBe('solid true');
  },
);
