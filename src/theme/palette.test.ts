import { neutral, palette } from './palette';

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
const luminance = (hex: string): number => {
  const channel = (start: number): number => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const white = palette.background.paper;
const ground = palette.background.default;

const families = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const readable: ReadonlyArray<readonly [string, string, string]> = [
  ['text on paper', palette.text.primary, white],
  ['text on the page', palette.text.primary, ground],
  ['secondary text on the page', palette.text.secondary, ground],
  ['secondary text on a read-only control', palette.text.secondary, neutral.quiet],
  ['disabled text on the page', palette.text.disabled, ground],
  ['a disabled button', palette.action.disabled, palette.action.disabledBackground],
  ['a placeholder on paper', neutral.placeholder, white],
  ['a placeholder on a read-only control', neutral.placeholder, neutral.quiet],
  ...families.flatMap((family): Array<readonly [string, string, string]> => [
    [`a contained ${family} button`, palette[family].contrastText, palette[family].main],
    [`${family} text on paper`, palette[family].main, white],
    [`${family} text on the page`, palette[family].main, ground],
    [`${family} text on its own tint`, palette[family].main, palette[family].light],
  ]),
];

test('black on white is 21:1, so the measure is right', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(readable)('%s is at least 4.5:1', (_pair, text, behind) => {
  expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
});

test.each([white, ground])('the border of a control is at least 3:1 on %s', (behind) => {
  expect(contrast(neutral.border, behind)).toBeGreaterThanOrEqual(3);
});
