import { editorPath, editorPlace } from './address';

test.each(['produk-baru', 'fragments/alamat', 'pages/home', 'popups/syarat'])('%s has a page', (slug) => {
  expect(editorPlace(editorPath(slug))).toEqual({ slug });
});

test.each([editorPath(), '/editor/'])('%s lists the products', (path) => {
  expect(editorPlace(path)).toEqual({ slug: undefined });
});

test.each([
  '/editors',
  '/editor//',
  '/editor/../x',
  '/editor/Produk',
  '/editor/a/preview',
  '/form/a',
  '/editor/a.json',
])('%s is no page of the workbench', (path) => {
  expect(editorPlace(path)).toBeUndefined();
});
