import { loadForm, type CompiledForm } from '../../../interpreter';
import { checkDefinition } from '../../checker';
import { fieldChoices } from './known';
import { minorsEnd } from './recipes';
import { changed, textChanges } from './textEdits';

const written = (...more: object[]): string =>
  JSON.stringify({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      { id: 'data', title: 'Data', blocks: [{ type: 'text', name: 'nama', label: 'Nama' }, ...more] },
      { id: 'lain', title: 'Lain', blocks: [{ type: 'text', name: 'lain', label: 'Lain' }] },
    ],
  });
const formOf = (text: string): CompiledForm => {
  const loaded = loadForm(text, 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.form;
};

test('an end for minors stands behind the birth day, is reached, and is added once', () => {
  const text = written({ type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required: true });
  const edit = minorsEnd(formOf(text));
  const after = changed(text, (edit && textChanges(text, edit)) ?? []);
  const form = formOf(after);
  expect([...form.steps.keys()]).toEqual(['data', 'belum-cukup-umur', 'lain']);
  expect(
    checkDefinition(after, { file: 'contoh.json', textOf: () => undefined, today: '2026-03-02' }),
  ).toEqual([]);
  expect(minorsEnd(form)).toBeUndefined();
  expect(minorsEnd(formOf(written()))).toBeUndefined();
});

test('a question of rows is offered once, by the list that it is asked in, and a value of them', () => {
  const blocks = [{ type: 'text', name: 'namaBaris', label: 'Nama' }];
  const values = [{ name: 'besar', compute: 'upper(namaBaris)' }];
  const form = formOf(
    written({ type: 'rows', name: 'orangTua', label: 'Orang Tua', addText: 'Tambah', blocks, values }),
  );
  expect(fieldChoices(form)).toEqual([
    { value: 'nama', about: 'Nama' },
    { value: 'orangTua', about: 'Orang Tua' },
    { value: 'namaBaris', about: 'Nama (Orang Tua)' },
    { value: 'lain', about: 'Lain' },
    { value: 'besar', about: '(Orang Tua)' },
  ]);
});
