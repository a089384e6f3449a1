import { fontStyles, schemeStyles } from './elementStyles';
import { theme } from './theme';
import { getContrastRatio as contrast } from '@mui/material/styles';
import { bankShades } from './bankColours';
import { tokens, variables, schemes } from './tokens';
import { classesOf, stylesOf } from './constantStyles';

describe('theme', () => {
  test('the breakpoints are those of the portal', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 });
  });

  test('the letters are the portal’s own, and until they come those of the system, as wide and as high', () => {
    const [own, ...others] = fontStyles.map((one) => one['@font-face']);
    expect(theme.typography.fontFamily).toMatch(/^"Plus Jakarta Sans",.*,sans-serif$/);
    expect(own).toMatchObject({
      fontFamily: '"Plus Jakarta Sans"',
      fontDisplay: 'swap',
    });
    for (const { fontFamily, src, sizeAdjust, ascentOverride } of others) {
      expect(theme.typography.fontFamily).toContain(fontFamily);
      expect(src).toMatch(/^local\(/);
      const height = Number.parseFloat(String(sizeAdjust)) * Number.parseFloat(String(ascentOverride));
      expect(height / 10_000).toBeCloseTo(1.038, 2);
    }
  });
});

describe('palette', () => {
  const families = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

  /** Text on ground, of a scheme. */
  const readable = Object.entries(schemes).flatMap(([scheme, colours]) => {
    const { text, background, action, neutral, primary } = colours;
    const pairs: ReadonlyArray<readonly [string, string, string]> = [
      ['text on paper', text.primary, background.paper],
      ['text on the page', text.primary, background.default],
      ['secondary text on paper', text.secondary, background.paper],
      ['secondary text on the page', text.secondary, background.default],
      ['secondary text on a read-only control', text.secondary, neutral.quiet],
      ['secondary text on the tint of the bank', text.secondary, primary.light],
      ['disabled text on paper', text.disabled, background.paper],
      ['disabled text on the page', text.disabled, background.default],
      ['a disabled button', action.disabled, action.disabledBackground],
      ['a placeholder on paper', neutral.placeholder, background.paper],
      ['a placeholder on a read-only control', neutral.placeholder, neutral.quiet],
      ...families.flatMap((family): Array<readonly [string, string, string]> => [
        [`text on the tint of ${family}`, text.primary, colours[family].light],
        [`a contained ${family} button`, colours[family].contrastText, colours[family].main],
        [`a contained ${family} button under the mouse`, colours[family].contrastText, colours[family].dark],
        [`${family} text on paper`, colours[family].main, background.paper],
        [`${family} text on the page`, colours[family].main, background.default],
        [`${family} text on its own tint`, colours[family].main, colours[family].light],
        [`strong ${family} text on paper`, colours[family].dark, background.paper],
        [`strong ${family} text on its own tint`, colours[family].dark, colours[family].light],
      ]),
    ];
    return pairs.map((pair) => [scheme, ...pair] as const);
  });

  test.each(readable)('%s scheme: %s is at least 4.5:1', (_scheme, _pair, text, behind) => {
    expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(schemes))(
    'the border of a control is at least 3:1 in the %s scheme',
    (_, { neutral, background }) => {
      for (const behind of [background.paper, background.default]) {
        expect(contrast(neutral.border, behind)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('the theme names variables alone, each of which both schemes know', () => {
    const { neutral, ...ours } = variables;
    expect(theme.palette).toMatchObject({ ...ours, divider: neutral.line });
    for (const scheme of Object.values(schemes)) {
      const known = Object.entries(scheme).map(([group, shades]) => [group, Object.keys(shades)]);
      expect(Object.fromEntries(known)).toEqual(tokens);
    }
  });

  test('see-through grounds are made of the channels that stand beside a colour', () => {
    const ground = theme.alpha(theme.palette.primary.main, '0.08 + 0.04');
    expect(ground).toBe('rgb(var(--eform-primary-main-rgb) / calc(0.08 + 0.04))');
    expect(JSON.stringify(schemeStyles(theme))).toContain('"--eform-primary-main-rgb":"0 105 92"');
    expect(theme.alpha('#000000', 0.5)).toBe('rgba(0, 0, 0, 0.5)');
    expect(theme.lighten(theme.palette.primary.main, 0.6)).toBe(theme.palette.primary.light);
    expect(theme.darken(theme.palette.primary.main, 0.6)).toBe(theme.palette.primary.dark);
  });

  test('MUI is told the words on the ground of a family by variable', () => {
    expect(theme.palette.getContrastText(theme.palette.error.main)).toBe(theme.palette.error.contrastText);
  });

  describe('The bank’s own colours', () => {
    test('have the shades of a scheme', () => {
      expect(bankShades({ light: '#0B3D91', dark: '#9DB8F2' })).toEqual({
        shades: {
          light: { main: '#0B3D91', light: '#E2E8F2', dark: '#082D6A', contrastText: '#FFFFFF' },
          dark: { main: '#9DB8F2', light: '#2B3944', dark: '#BFD1F7', contrastText: '#181C24' },
        },
        unreadable: [],
      });
      expect(bankShades()).toEqual({ shades: {}, unreadable: [] });
    });

    test('are left out where words on them are hard to read', () => {
      const { shades, unreadable } = bankShades({ light: '#FFD400', dark: '#0B3D91' });
      expect(shades).toEqual({});
      expect(unreadable.map(({ scheme, contrast: least }) => [scheme, least < 4.5])).toEqual([
        ['light', true],
        ['dark', true],
      ]);
    });
  });
});

test('a look is said in the theme’s own colours and steps, under the class that an element has', () => {
  const looks = { bar: { bgcolor: 'primary.dark', px: { xs: 1, md: 2 } }, open: { m: 0 } } as const;

  expect(stylesOf(theme, looks)).toMatchObject({
    '.Eform-bar': { backgroundColor: theme.palette.primary.dark },
    '.Eform-open': { margin: '0px' },
  });
  expect(classesOf<typeof looks>()('bar', 'open')).toBe('Eform-bar Eform-open');
});
