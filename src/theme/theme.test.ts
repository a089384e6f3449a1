import { fontStyles } from './fontStyles';
import { theme } from './theme';

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
