import { slugOf } from './definitions';

test.each([
  ['tandamata-berjangka.json', 'tandamata-berjangka'],
  ['produk-2.json', 'produk-2'],
  ['pages/tentang-kami.json', 'pages/tentang-kami'],
  ['popups/bantuan.json', 'popups/bantuan'],
])('%s is shipped as %s', (path, slug) => {
  expect(slugOf(path)).toBe(slug);
});

test.each([
  'tandamata-berjangka.scenarios.json',
  'form-definition.schema.json',
  'README.md',
  'drafts/produk.json',
  'pages/lama/tentang.json',
  '../package.json',
  'pages/../../package.json',
  'Produk.json',
  '-produk.json',
  'produk--baru.json',
  '.json',
])('%s stays at home', (path) => {
  expect(slugOf(path)).toBeUndefined();
});
