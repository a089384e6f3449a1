import { onPage } from './overlay';

const finding = { severity: 'error' } as never;
const files = ['a', 'b', 'fragments/alamat', 'popups/syarat', 'pages/home', 'pages/tentang'].map((name) => ({
  file: `form-definitions/${name}.json`,
  findings: [finding],
}));
const names = (pathname: string): string[] =>
  onPage(pathname, files).own.map(({ file }) => file.slice('form-definitions/'.length));

test.each([
  ['/form/a', ['a.json', 'fragments/alamat.json', 'popups/syarat.json']],
  ['/form/a/preview', ['a.json', 'fragments/alamat.json', 'popups/syarat.json']],
  ['/', ['pages/home.json']],
  ['/tentang', ['pages/tentang.json']],
  ['/form/lain', ['fragments/alamat.json', 'popups/syarat.json']],
])('%s is made of %j', (pathname, own) => {
  expect(names(pathname)).toEqual(own);
});

test('what is elsewhere is counted', () => {
  expect(onPage('/form/a', files).elsewhere).toBe(3);
});
