import type { Builder } from './builder';
import { compile } from './compile';
import { unroll } from './rows';

test.each<[number, object[]]>([
  [101, []],
  [
    102,
    [
      {
        code: 'limit',
        received: '10099 jawaban, semua baris dihitung; "x" dihitung 99 baris',
        expected: 'paling banyak 10000 jawaban',
        hint: 'Beri kelompok baris itu sebuah "maxRows" yang lebih kecil.',
      },
    ],
  ],
])('99 rows of %s questions, and the group itself', (columns, reported) => {
  const problems: object[] = [];
  const builder = { report: (_: string, problem: object) => problems.push(problem) } as unknown as Builder;
  const column = (name: string) => ({
    field: { type: 'text', name, label: name } as const,
    path: '',
    rows: 'x',
  });
  const rows = { type: 'rows', name: 'x', label: 'X', maxRows: 99, blocks: [] } as const;
  const asked = Array.from({ length: columns }, (_, index) => column(`y${index}`));
  expect(unroll(builder, [{ field: rows, path: '' }, ...asked])).toHaveLength(1 + 99 * columns);
  expect(problems).toEqual(reported);
});

/** A form of rows in which a question is shown by a named condition, and another question outside of them. */
const withNamed = (outside: object) =>
  compile({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'C-1',
    conditions: {
      dewasa: [{ name: 'usia', condition: 'atLeast', value: 17 }],
      bekerja: { all: ['dewasa', { formula: 'usia < batas' }] },
    },
    constants: { batas: 60 },
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: [
          {
            type: 'rows',
            name: 'anak',
            label: 'Anak',
            maxRows: 2,
            blocks: [
              { type: 'number', name: 'usia', label: 'Usia' },
              { type: 'text', name: 'kerja', label: 'Pekerjaan', visibleWhen: 'bekerja' },
            ],
          },
          { type: 'text', name: 'luar', label: 'Luar', ...outside },
        ],
      },
    ],
  });

test('a named condition that reads answers of a row is used inside the row, of each row by its own answers', () => {
  const compiled = withNamed({});
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  const readBy = (slot: number) =>
    compiled.form.fields.get(`anak.${slot}.kerja`)?.places[0]?.visibleWhen?.reads;
  expect([readBy(0), readBy(1)]).toEqual([
    ['anak.0.usia', 'batas'],
    ['anak.1.usia', 'batas'],
  ]);
  expect(compiled.form.sources.conditions.get('conditions.bekerja')?.compiled?.reads).toEqual([
    'anak.0.usia',
    'batas',
  ]);
});

test('outside of the rows it is told that only they know the name', () => {
  expect(withNamed({ visibleWhen: 'dewasa' })).toMatchObject({
    issues: [
      {
        path: 'conditions.dewasa[0].name',
        code: 'unknown-name',
        received: '"usia"',
        expected: 'nama ini hanya dikenal di dalam baris "anak"',
      },
    ],
  });
});
