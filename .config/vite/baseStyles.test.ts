import { baseStyles, lists, madeLooks, styles } from '../../src/app/baseStyles';
import { fieldClasses } from '../../src/theme';
import { theme as other } from '../../tests/browser/themes/otherTheme';

test('how elements look lies in a layer, below what a theme says of components', () => {
  const [layer = '', behind = ''] = baseStyles().split('\n.Eform-grid{');
  expect(layer).toMatch(
    /^@font-face\{.*\n@layer eform-base\{.*\bbody\{.*\.shell-form.*\.Eform-header\{.*@media print.*\}$/s,
  );
  expect(behind).not.toContain('@layer');
});

test('another theme makes another file', () => {
  const [own, others] = [baseStyles(), baseStyles(other)];
  for (const said of ['#FFFCF0', '#8A1C00', 'font-family:serif']) {
    expect(own).not.toContain(said);
    expect(others).toContain(said);
  }
});

test('the one thing in it that is fetched is the file of letters', () => {
  expect(baseStyles().match(/url\([^)]*\)/g)).toEqual([
    'url("@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2")',
  ]);
  expect(baseStyles()).not.toContain('@import');
});

test('colours of the bank are in it, and those are told that make words hard to read', () => {
  const { css, unreadable } = styles('{"colours":{"light":"#0B3D91","dark":"#222222"}}');
  expect(css).toContain('--eform-primary-main:#0B3D91');
  expect(css).not.toContain('#222222');
  expect(unreadable).toMatchObject([{ scheme: 'dark' }]);
  expect(styles('{').css).toBe(baseStyles());
});

test('no look has the name of another one', () => {
  const names = lists.flatMap((list) => Object.keys(list).map((name) => `Eform-${name}`));
  const all = [...names, ...Object.values(fieldClasses)];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test('each look of a control that an element wears is written, and named for the device', () => {
  const css = baseStyles();
  const written = madeLooks().filter((name) => css.includes(`.css-${name}{`));
  // Of a button's two looks one is what it hands on.
  expect(written.length).toBeGreaterThan(15);
  expect(new Set(css.match(/\.css-[\w-]+(?=\{)/g))).toEqual(new Set(written.map((name) => `.css-${name}`)));
  expect(madeLooks(other)).not.toEqual(madeLooks());
});
