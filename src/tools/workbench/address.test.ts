import { editorPlace, previewPath } from './address';

test('a definition has an editor, and a form in a window of its own', () => {
  expect(editorPlace('/editor/produk-baru')).toEqual({ slug: 'produk-baru', page: 'editor' });
  expect(editorPlace(previewPath('produk-baru'))).toEqual({ slug: 'produk-baru', page: 'preview' });
});

test.each([
  '/editor/',
  '/editor',
  '/editor/../x',
  '/editor/Produk',
  '/editor/a/lain',
  '/form/a',
  '/editor/a.json',
])('%s is no page of the workbench', (path) => {
  expect(editorPlace(path)).toBeUndefined();
});
