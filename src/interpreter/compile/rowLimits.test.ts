import type { FormDefinition } from '../../language';
import { slotsOf } from '../../fields/pure';
import { compile } from './compile';

const definitionWith = (maxRows: unknown, columns = 1): FormDefinition =>
  ({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'C-1',
    constants: { batas: 6, batasTeks: 'enam' },
    values: [{ name: 'cadangan', compute: 'min(bebas, 8)' }, { name: 'diingat' }],
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: [
          { type: 'number', name: 'jumlah', label: 'Jumlah', max: 5 },
          { type: 'number', name: 'sebanyak', label: 'Sebanyak', max: 'jumlah + 2' },
          { type: 'number', name: 'bebas', label: 'Bebas' },
          { type: 'decimal', name: 'pecahan', label: 'Pecahan', max: 3.5 },
          { type: 'number', name: 'hitungan', label: 'Hitungan', compute: 'jumlah - 1' },
          { type: 'select', name: 'pilihan', label: 'Pilihan', options: ['2|Dua', '4|Empat'] },
          { type: 'select', name: 'kata', label: 'Kata', options: ['2|Dua', 'lain|Lain'] },
          {
            type: 'rows',
            name: 'orang',
            label: 'Orang',
            maxRows,
            blocks: Array.from({ length: columns }, (_, at) => ({
              type: 'text',
              name: `n${at}`,
              label: `N${at}`,
            })),
          },
        ],
      },
    ],
  }) as FormDefinition;

test.each([
  [undefined, 20],
  [7, 7],
  ['jumlah', 5],
  ['sebanyak', 7],
  ['bebas', 99],
  ['min(bebas, 5)', 5],
  ['min(bebas, jumlah, 9)', 5],
  ['max(jumlah, 8)', 8],
  ['max(jumlah, bebas)', 99],
  ['jumlah + 1', 6],
  ['jumlah - 1', 4],
  ['bebas - jumlah', 99],
  ['jumlah > 2 ? 3 : bebas', 99],
  ["if(jumlah > 2, 3, '')", 3],
  ['pecahan', 3],
  ['hitungan', 4],
  ['cadangan', 8],
  ['diingat', 99],
  ['batas', 6],
  ['number(code(pilihan))', 4],
  ['number(code(kata))', 99],
  ['200', 99],
  ['0 - 3', 0],
  ['jumlah * 3', 99],
  ['jumlah - bebas', 99],
  ['-jumlah', 99],
])('"maxRows": %j is %i rows at most', (maxRows, slots) => {
  const compiled = compile(definitionWith(maxRows));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  const rows = compiled.form.fields.get('orang')?.definition;
  expect(rows?.type === 'rows' && slotsOf(rows)).toBe(slots);
  expect([...compiled.form.fields.keys()].filter((name) => name.startsWith('orang.'))).toHaveLength(slots);
});

test.each([
  ['bebas', 'min(bebas, 10)'],
  [99, '"maxRows" yang lebih kecil'],
])('what is too much by "maxRows": %j is reported at that group, with what to change', (maxRows, hint) => {
  const compiled = compile(definitionWith(maxRows, 150));
  expect(compiled).toMatchObject({
    issues: [
      {
        path: 'steps[0].blocks[7].maxRows',
        code: 'limit',
        received: '14858 jawaban, semua baris dihitung; "orang" dihitung 99 baris',
        hint: expect.stringContaining(hint) as string,
      },
    ],
  });
});

test('bounds that are read by one another are followed eight deep, and no deeper', () => {
  const most = (length: number): number | false => {
    const chain = Array.from({ length }, (_, at) => ({
      type: 'number',
      name: `k${at}`,
      label: 'K',
      max: at === 0 ? 4 : `k${at - 1}`,
    }));
    const definition = definitionWith(`k${length - 1}`);
    const [step] = definition.steps ?? [];
    const compiled = compile({
      ...definition,
      steps: [{ id: 'satu', title: 'Satu', blocks: [...chain, ...(step?.blocks ?? [])] }],
    } as FormDefinition);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
    const rows = compiled.form.fields.get('orang')?.definition;
    return rows?.type === 'rows' && slotsOf(rows);
  };
  expect([most(9), most(10)]).toEqual([4, 99]);
});

test('bounds that read each other are none', () => {
  const definition = definitionWith('k');
  const bound = (name: string, max: string) => ({ type: 'number', name, label: 'K', max });
  const [step] = definition.steps ?? [];
  const blocks = [bound('k', 'l'), bound('l', 'k'), ...(step?.blocks ?? [])];
  const steps = [{ id: 'satu', title: 'Satu', blocks }];
  expect(() => compile({ ...definition, steps } as FormDefinition)).not.toThrow();
});

test('of several groups that are too much the one with the most answers is reported, those of its values counted', () => {
  const group = (name: string, columns: number, values: number, maxRows?: number) => ({
    type: 'rows',
    name,
    label: name,
    ...(maxRows !== undefined && { maxRows }),
    values: Array.from({ length: values }, (_, at) => ({ name: `${name}v${at}`, compute: '1' })),
    blocks: Array.from({ length: columns }, (_, at) => ({ type: 'text', name: `${name}n${at}`, label: 'N' })),
  });
  const reported = (...groups: readonly object[]) => {
    const steps = [{ id: 'satu', title: 'Satu', blocks: groups }];
    const compiled = compile({ ...definitionWith(1), values: [], steps } as unknown as FormDefinition);
    return compiled.ok ? [] : compiled.issues.map(({ path, received }) => [path, received]);
  };
  const words = (count: number, name: string, rows: number) =>
    `${count} jawaban, semua baris dihitung; "${name}" dihitung ${rows} baris`;
  expect(reported(group('a', 40, 0, 99), group('b', 70, 0, 99))).toEqual([
    ['steps[0].blocks[1].maxRows', words(10_892, 'b', 99)],
  ]);
  expect(reported(group('a', 50, 0, 99), group('b', 10, 60, 99))).toEqual([
    ['steps[0].blocks[1].maxRows', words(11_882, 'b', 99)],
  ]);
  expect(reported(group('a', 600, 0))).toEqual([['', words(12_001, 'a', 20)]]);
});
