import type { Builder } from './builder';
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
])('99 rows of %s questions, and the group itself', (columns, told) => {
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
  expect(problems).toEqual(told);
});
