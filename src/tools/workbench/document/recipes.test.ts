import { loadForm, type CompiledForm } from '../../../interpreter';
import { checkDefinition } from '../../checker';
import { fieldChoices } from './known';
import { ageEnd } from './recipes';
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

describe('an end by age', () => {
  const known = (text: string) => ({ form: formOf(text), json: JSON.parse(text) as unknown });
  const birthday = { type: 'date', name: 'tanggalLahir', label: 'Tanggal Lahir', required: true };
  const made = (text: string, age: string): string => {
    const end = ageEnd(known(text), age);
    if (typeof end === 'string') throw new Error(end);
    return changed(text, textChanges(text, end.edit) ?? []);
  };

  test.each(['17', ' 21 tahun', '60'])(
    'for %s stands behind the birth day, is reached, and is added once',
    (age) => {
      const after = made(written(birthday), age);
      const id = `belum-${Number.parseInt(age, 10)}-tahun`;
      expect([...formOf(after).steps.keys()]).toEqual(['data', id, 'lain']);
      expect(
        checkDefinition(after, { file: 'contoh.json', textOf: () => undefined, today: '2026-03-02' }),
      ).toEqual([]);
      expect(ageEnd(known(after), age)).toMatch(/sudah ada/);
    },
  );

  test.each(['', 'dewasa', '0', '17,5', '121'])('is not made for %j', (age) => {
    expect(ageEnd(known(written(birthday)), age)).toMatch(/^Tulis usia/);
  });

  test('bounds a day of birth that has no bound: nobody is born later', () => {
    const steps = (JSON.parse(made(written(birthday), '17')) as { steps: { blocks: object[] }[] }).steps;
    expect(steps[0]?.blocks[1]).toEqual({ ...birthday, maxDate: 'today()' });
  });

  test('needs a day of birth', () => {
    expect(ageEnd(known(written()), '17')).toMatch(/pertanyaan tanggal lahir/);
  });

  test.each([
    ['addMonths(today(), -204)', 'Minimal 17 tahun.', { maxDate: 'today()' }],
    ['addYears(today(), -17)', 'Sesuai KTP', { maxDate: 'today()', guideText: 'Sesuai KTP' }],
    ['2008-12-31', 'Minimal 17 tahun.', { maxDate: '2008-12-31', guideText: 'Minimal 17 tahun.' }],
  ])('a last day %s with %j gives way where it is an age', (maxDate, guideText, left) => {
    const text = made(written({ ...birthday, maxDate, guideText }), '17');
    const steps = (JSON.parse(text) as { steps: { blocks: unknown[] }[] }).steps;
    expect(steps[0]?.blocks[1]).toEqual({ ...birthday, ...left });
  });
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
    { value: 'besar', about: 'Nilai besar (Orang Tua)' },
  ]);
});
