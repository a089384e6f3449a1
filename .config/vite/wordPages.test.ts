import { pathsOf } from './wordPages';
import { forTheEye, pageWith, wordsScript } from './wordsInPage';

jest.mock('vite', () => ({}));

test('a product and a page have a file of their own, home is the page of all other addresses', () => {
  expect([
    ...pathsOf(['tandamata', 'fragments/alamat', 'popups/bantuan', 'pages/home', 'pages/tracking']),
  ]).toEqual([
    ['/form/tandamata', 'form/tandamata.html'],
    ['/', 'index.html'],
    ['/tracking', 'tracking.html'],
  ]);
});

test('a page that would take the place of another file has none, nor has what is no page', () => {
  expect(pathsOf(['pages/index', 'pages/404', 'pages/site']).size).toBe(0);
});

test('words name nothing, nothing can be typed in them, and they ask the policy for nothing', () => {
  const markup =
    '<main id="isi" tabindex="-1" class="a"><input name="x" aria-label="b" data-step="c" value="name=&quot;d&quot;">' +
    '<p style="color:red" data-readonly="" aria-current="step">id="e"</p></main>';
  expect(forTheEye(markup)).toBe(
    '<div class="a"><input inert value="name=&quot;d&quot;">' +
      '<p data-style="color:red" data-readonly="" aria-current="step">id="e"</p></div>',
  );
});

test('what a page holds of the address ends no attribute and no element', () => {
  const one = { path: '/form/a', steps: [null, '"><b>'], keeps: [], markup: '<p>$&</p>', styles: '' };
  const html = pageWith(`<body>${wordsScript}</body>`, [one]);
  const [, asked = ''] = /<template data-words="([^"]*)"><p>\$&<\/p><\/template><script>/.exec(html) ?? [];
  expect(asked).toContain('&#34;&#62;&#60;b&#62;');
});
