import { classesOf, stylesOf } from './constantStyles';
import { theme } from './theme';

const looks = { bar: { bgcolor: 'primary.dark', px: { xs: 1, md: 2 } }, open: { m: 0 } } as const;

test('a look is said in the theme’s own colours and steps, under the class that an element has', () => {
  expect(stylesOf(theme, looks)).toMatchObject({
    '.Eform-bar': { backgroundColor: theme.palette.primary.dark },
    '.Eform-open': { margin: '0px' },
  });
  expect(classesOf<typeof looks>()('bar', 'open')).toBe('Eform-bar Eform-open');
});
