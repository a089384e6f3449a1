import { loadForm } from '../load';

test('a cycle of remembered values is told where the first that waits is computed', () => {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    values: [
      { name: 'jeda', initial: 1 },
      { name: 'satu', compute: 'dua' },
      { name: 'dua', compute: 'satu' },
    ],
    steps: [{ id: 'a', title: 'A', blocks: [{ type: 'text', name: 'a', label: 'A' }] }],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  expect(loaded.ok ? [] : loaded.issues).toMatchObject([
    { code: 'cycle', path: 'values[2].compute', args: { names: ['dua', 'satu'] } },
  ]);
});
