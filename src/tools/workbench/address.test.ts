import { editorPath, editorPlace, previewPath } from './address';

test('a definition has an editor, and a form in a window of its own', () => {
  expect(editorPlace(editorPath('produk-baru'))).toEqual({ slug: 'produk-baru', page: 'editor' });
  expect(editorPlace(previewPath('produk-baru'))).toEqual({ slug: 'produk-baru', page: 'preview' });
});

test.each([editorPath(), '/editor/'])('%s lists the products', (path) => {
  expect(editorPlace(path)).toEqual({ page: 'products' });
});

test.each([
  '/editors',
  '/editor//',
  '/editor/../x',
  '/editor/Produk',
  '/editor/a/lain',
  '/form/a',
  '/editor/a.json',
])('%s is no page of the workbench', (path) => {
  expect(editorPlace(path)).toBeUndefined();
});
