import type { Page } from 'playwright-core';
import { step } from './support/step';
import { axeFindings } from './support/axe';
import { useBrowser } from './support/browser';
import { openThemed } from './support/themed';
import { fieldOf, onStep, press } from './support/visitor';
import { said } from './themes/otherTheme';

const options = ['Satu', 'Dua'];
const typed = ['text', 'email', 'phone', 'number', 'decimal', 'currency', 'textarea', 'date', 'captcha'];
const boxed = [...typed, 'select', 'searchSelect'];
const listed = ['select', 'searchSelect', 'radio', 'checkboxGroup'];
const types = [...boxed, 'radio', 'checkboxGroup', 'checkbox', 'switch', 'upload'];
const blocks = types.map((type) => ({
  type,
  name: `isi${type}`,
  label: `Isian ${type}`,
  ...(type === 'switch' ? {} : { required: true }),
  ...(listed.includes(type) ? { options } : {}),
}));

const definition = JSON.stringify({
  version: 1,
  slug: 'tema',
  title: 'Tema',
  subProductId: 'TEMA-01',
  actions: { tanya: [{ dialog: { title: 'Pertanyaan' } }] },
  steps: [{ id: 'isi', title: 'Isi', blocks: [...blocks, { type: 'button', text: 'Tanya', do: 'tanya' }] }],
});

/** The form with a field of each type. */
const open = async (visits: ReturnType<typeof useBrowser>): Promise<Page> => {
  visits.portal.drop('tema', definition);
  const page = await visits.open();
  await page.goto('/form/tema');
  await onStep(page, 'isi');
  return page;
};

/** How elements are painted: selector and property. */
type Painted = readonly (readonly [selector: string, property: string])[];

const within = (type: string, selector: string): string => `[data-field="isi${type}"] ${selector}`;

/** Of each type of field and each button, what the other theme says. */
const painted: readonly (readonly [selector: string, property: string, other: string])[] = [
  ...boxed.flatMap((type): [string, string, string][] => [
    [within(type, 'fieldset'), 'border-top-width', said.lineWidth],
    [within(type, 'fieldset'), 'border-top-left-radius', said.corner],
    [within(type, ':is(input, select, textarea)'), 'font-family', said.font],
  ]),
  ...['text', 'select', 'textarea'].map((type): [string, string, string] => [
    within(type, 'fieldset'),
    'border-top-color',
    said.line,
  ]),
  [within('select', 'svg'), 'color', said.line],
  ['.Eform-label', 'color', said.text],
  ['body', 'color', said.text],
  ...['radio', 'checkbox', 'checkboxGroup'].map((type): [string, string, string] => [
    within(type, '.MuiButtonBase-root'),
    'color',
    said.line,
  ]),
  [within('switch', '.MuiSwitch-track'), 'background-color', said.line],
  [within('date', 'button'), 'border-top-left-radius', said.buttonCorner],
  [within('captcha', 'button'), 'border-top-left-radius', said.buttonCorner],
  [within('upload', 'button'), 'border-top-left-radius', said.buttonCorner],
  ['[data-action="next"]', 'border-top-left-radius', said.buttonCorner],
];

const looks = (page: Page, parts: Painted): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.map(([selector, property]) => {
        const element = document.querySelector(selector);
        const value = element ? getComputedStyle(element).getPropertyValue(property) : 'not there';
        return `${selector} ${property}: ${value}`;
      }),
    parts.map(([selector, property]) => [selector, property] as const),
  );

/** What opens over the page: how, and which element is its ground. */
const surfaces: readonly (readonly [name: string, open: (page: Page) => Promise<void>, ground: string])[] = [
  [
    'calendar',
    (page) => fieldOf(page, 'isidate').getByRole('button').click(),
    '.MuiPopover-paper[role="dialog"]',
  ],
  [
    'list that is searched',
    (page) => fieldOf(page, 'isisearchSelect').getByRole('combobox').click(),
    '.MuiAutocomplete-paper',
  ],
  ['dialog', (page) => page.getByRole('button', { name: 'Tanya' }).click(), '.MuiDialog-paper'],
];

const own = useBrowser();

describe('The theme of the portal', () => {
  sweep(
    'draws a box around every control, button and switch also in colours that the system forces',
    async () => {
      const page = await open(own);
      await page.emulateMedia({ forcedColors: 'active' });
      const boxes = [
        ...boxed.map((type) => within(type, 'fieldset')),
        '[data-action="next"]',
        '.MuiSwitch-track',
        '[data-help] button',
      ];
      const lines = await looks(
        page,
        boxes.map((selector) => [selector, 'border-top-width'] as const),
      );
      expect(lines.filter((line) => !/: [1-9]/.test(line))).toEqual([]);
    },
  );

  sweep('draws the menu button there too', async () => {
    const page = await own.open();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/simulasi-kredit');
    const menu = 'header [aria-controls][aria-expanded]';
    await page.locator(menu).first().waitFor();
    expect(await looks(page, [[menu, 'border-top-width']])).toEqual([`${menu} border-top-width: 1px`]);
  });
});

describe('The dark scheme', () => {
  const ground = (page: Page): Promise<string[]> =>
    looks(page, [
      ['body', 'background-color'],
      ['body', 'color'],
      [within('text', '.MuiInputBase-root'), 'background-color'],
    ]);
  const openDark = async (): Promise<Page> => {
    own.portal.drop('tema', definition);
    const page = await own.open({ colorScheme: 'dark' });
    await page.goto('/form/tema');
    await onStep(page, 'isi');
    return page;
  };

  test('is what whoever prefers it gets, with controls of the browser’s own, and axe finds nothing, with errors or without', async () => {
    const page = await openDark();
    const dark = [
      'body background-color: rgb(14, 22, 24)',
      'body color: rgb(228, 236, 237)',
      `${within('text', '.MuiInputBase-root')} background-color: rgb(23, 34, 37)`,
    ];
    expect(await ground(page)).toEqual(dark);
    expect(await looks(page, [['html', 'color-scheme']])).toEqual(['html color-scheme: dark']);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'next');
    await page.locator('[data-error-summary]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // No page is reopened when evening comes.
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground(page)).not.toEqual(dark);
  });

  sweep('reaches calendar, list and dialog', async () => {
    for (const [name, openIt, surface] of surfaces)
      await step(name, async () => {
        const page = await openDark();
        await openIt(page);
        await page.locator(surface).waitFor();
        expect(await looks(page, [[surface, 'background-color']])).toEqual([
          `${surface} background-color: rgb(23, 34, 37)`,
        ]);
        expect(await axeFindings(page)).toEqual([]);
      });
  });

  sweep('leaves nothing for axe to find on any page', async () => {
    for (const path of ['/', '/produk', '/tracking', '/simulasi-kredit', '/form/tandamata'])
      await step(path, async () => {
        const page = await own.open({ colorScheme: 'dark' });
        await page.goto(path);
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        expect(await axeFindings(page)).toEqual([]);
      });
  });

  sweep('is not printed', async () => {
    const [page, light] = await Promise.all([openDark(), open(own)]);
    for (const one of [page, light]) await one.emulateMedia({ media: 'print' });
    expect(await ground(page)).toEqual(await ground(light));
  });

  sweep('is the first picture too, and the colour of the bar of the window', async () => {
    const page = await own.open({ colorScheme: 'dark', javaScriptEnabled: false });
    await page.goto('/');
    expect(
      await looks(page, [
        ['body', 'background-color'],
        ['.shell-page header', 'background-color'],
      ]),
    ).toEqual([
      'body background-color: rgb(14, 22, 24)',
      '.shell-page header background-color: rgb(23, 34, 37)',
    ]);
    const bars = page.locator('meta[name="theme-color"]');
    expect(await bars.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
      '<meta name="theme-color" content="#172225" media="(prefers-color-scheme: dark)">',
    ]);
  });
});

describe('Another theme in the place of one file', () => {
  const other = useBrowser(openThemed('otherTheme'));

  sweep('restyles every control and button', async () => {
    const [before, after] = await Promise.all([open(own), open(other)]);
    const wanted = painted.map(([selector, property, value]) => `${selector} ${property}: ${value}`);
    const parts = painted.map(([selector, property]) => [selector, property] as const);
    expect(await looks(after, parts)).toEqual(wanted);
    const kept = new Set(await looks(before, parts));
    expect(wanted.filter((line) => kept.has(line))).toEqual([]);
  });

  sweep('restyles controls, calendar, list and dialog', async () => {
    for (const [name, openIt, ground] of surfaces)
      await step(name, async () => {
        const page = await open(other);
        await openIt(page);
        await page.locator(ground).waitFor();
        expect(await looks(page, [[ground, 'background-color']])).toEqual([
          `${ground} background-color: ${said.paper}`,
        ]);
        expect(await axeFindings(page)).toEqual([]);
      });
  });

  sweep('has no dark scheme, and is whole for whoever prefers one', async () => {
    const page = await open(other);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await looks(page, [['.Eform-label', 'color']])).toEqual([`.Eform-label color: ${said.text}`]);
    expect(await axeFindings(page)).toEqual([]);
  });

  sweep('leaves nothing for axe to find, with errors or without', async () => {
    const page = await open(other);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'next');
    await page.locator('[data-error-summary]').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
