import { fieldStyles } from './fieldStyles';
import { theme } from './theme';

test('the breakpoints are those of the portal', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 });
});

test('no font is fetched', () => {
  expect(JSON.stringify(fieldStyles(theme)) + theme.typography.fontFamily).not.toMatch(
    /url\(|@font-face|@import/,
  );
});
