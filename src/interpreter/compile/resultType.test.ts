import type { Issue } from '../issues';
import { loadForm } from '../load';
import { explained } from '../testing/explained';

const options = ['1|Satu', '2|Dua'];
const sources = [
  { type: 'text', name: 'teks' },
  { type: 'number', name: 'angka' },
  { type: 'date', name: 'tanggal' },
  { type: 'monthYear', name: 'bulan' },
  { type: 'switch', name: 'ya' },
  { type: 'radio', name: 'pilihan', options },
  { type: 'checkboxGroup', name: 'beberapa', options },
].map((field) => ({ label: 'Isian', ...field }));
const names = sources.map(({ name }) => name);

/** What is reported of a field that another answer, or a remembered value, is computed into. */
const issuesFor = (type: string, compute: string): readonly Issue[] => {
  const listed = ['radio', 'checkboxGroup'].includes(type) ? { options } : {};
  const target = { type, name: 'hasil', label: 'Hasil', compute, ...listed };
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    values: [{ name: 'diingat' }],
    steps: [{ id: 'satu', title: 'Satu', blocks: [...sources, target] }],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  return loaded.ok ? [] : explained(loaded.issues);
};

const refusalOf = (type: string, compute: string) => {
  const issues = issuesFor(type, compute);
  return issues.length === 0
    ? undefined
    : issues.map(({ code, received, expected }) => [code, received, expected]);
};

describe('The results that an answer can take', () => {
  test.each([
    ['text', ['teks', 'angka', 'tanggal', 'bulan', 'pilihan']],
    ['number', ['angka']],
    ['date', ['tanggal']],
    ['monthYear', ['tanggal', 'bulan']],
    ['switch', ['ya']],
    ['radio', ['teks', 'angka', 'pilihan']],
    ['checkboxGroup', ['beberapa']],
    ['upload', names],
  ])('of a field of type %s are these, and what is not known before', (type, taken) => {
    expect(names.filter((name) => refusalOf(type, name) === undefined)).toEqual(taken);
    expect(refusalOf(type, 'diingat')).toBeUndefined();
  });

  test('are named to the editor by what is written for them', () => {
    expect(refusalOf('date', 'angka')).toEqual([
      ['result-type', '"angka" (angka)', 'tanggal "YYYY-MM-DD", atau rumus yang menghasilkan tanggal'],
    ]);
    expect(refusalOf('monthYear', 'angka')).toEqual([
      ['result-type', '"angka" (angka)', 'bulan "YYYY-MM", atau rumus yang menghasilkan bulan atau tanggal'],
    ]);
    expect(refusalOf('number', 'teks')).toEqual([['result-type', '"teks" (teks)', 'angka']]);
  });

  test.each([
    ['date', '1/2/2026', '2026-02-01'],
    ['date', ' 01.02.2026 ', '2026-02-01'],
    ['date', '31-12-2026', '2026-12-31'],
    ['date', '31/2/2026', undefined],
    ['date', '2026/12/31', undefined],
    ['monthYear', '1/2/2026', undefined],
    ['number', '1/2/2026', undefined],
  ])('are no day as people write it: in a field of type %s %s is meant as %s', (type, compute, meant) => {
    const [issue, ...more] = issuesFor(type, compute);
    expect([issue?.code, more]).toEqual(['result-type', []]);
    expect(/"(.*)"/.exec(issue?.hint ?? '')?.[1]).toBe(meant);
  });

  test.each(['12345/2/2026', '1/2/20261', '1 + 1/2/2026', '1/2/2026 + 1'])(
    'may be computed: %s',
    (compute) => {
      expect(refusalOf('number', compute)).toBeUndefined();
    },
  );
});
