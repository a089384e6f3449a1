import type { Builder } from './builder';
import { compile } from './compile';
import { unroll } from './rows';
import type { FormDefinition } from '../../language';
import { slotsOf } from '../../fields/pure';
import { toDraft } from '../engine/draft';
import { toSubmission } from '../engine/submission';
import { computed, scopeOf } from '../engine/read';
import { rowTitle } from '../engine/rows';
import { after, begun, facts, typed, type Block } from '../engine/testing/form';
import { issuesOf } from './testing/issuesOf';

describe('rows', () => {
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

  /** Rows in which a question is shown by a named condition, and another question outside of them. */
  const blocksWith = (outside: Block = {}): Block[] => [
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
    { name: 'luar', ...outside },
  ];
  const rest: Block = {
    conditions: {
      dewasa: [{ name: 'usia', condition: 'atLeast', value: 17 }],
      bekerja: { all: ['dewasa', { formula: 'usia < batas' }] },
    },
    constants: { batas: 60 },
  };

  test('a named condition that reads answers of a row is used inside the row, of each row by its own answers', () => {
    const { form } = begun(blocksWith(), rest);
    const readBy = (slot: number) => form.fields.get(`anak.${slot}.kerja`)?.places[0]?.visibleWhen?.reads;
    expect([readBy(0), readBy(1)]).toEqual([
      ['anak.0.usia', 'batas'],
      ['anak.1.usia', 'batas'],
    ]);
    expect(form.sources.conditions.get('conditions.bekerja')?.compiled?.reads).toEqual([
      'anak.0.usia',
      'batas',
    ]);
  });

  test('outside of the rows it is told that only they know the name', () => {
    expect(issuesOf(blocksWith({ visibleWhen: 'dewasa' }), rest)).toMatchObject([
      {
        path: 'conditions.dewasa[0].name',
        code: 'unknown-name',
        received: '"usia"',
        expected: 'nama ini hanya dikenal di dalam baris "anak"',
      },
    ]);
  });
});

describe('rowLimits', () => {
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
      blocks: Array.from({ length: columns }, (_, at) => ({
        type: 'text',
        name: `${name}n${at}`,
        label: 'N',
      })),
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
});

describe('rowValues', () => {
  const goods = (values: readonly Block[], more: Block = {}, inRow: readonly Block[] = []): Block => ({
    type: 'rows',
    name: 'barang',
    label: 'Barang',
    minRows: 2,
    maxRows: 3,
    blocks: [
      { type: 'number', name: 'banyak', label: 'Banyak' },
      { type: 'currency', name: 'harga', label: 'Harga' },
      ...inRow,
    ],
    values,
    ...more,
  });

  const price: Block = { name: 'jumlah', compute: 'banyak * harga' };

  const filled = ({ form, state }: ReturnType<typeof begun>) =>
    after(
      form,
      state,
      typed({ 'barang.0.banyak': 2, 'barang.0.harga': 500, 'barang.1.banyak': 3, 'barang.1.harga': 100 }),
    );

  test('each row computes its own value, which is sent in its record behind the answers', () => {
    const opened = begun([goods([price, { name: 'bebas', compute: 'jumlah < 500', submit: false }])]);
    const state = filled(opened);
    expect(state.values).toMatchObject({
      'barang.0.jumlah': 1000,
      'barang.0.bebas': false,
      'barang.1.jumlah': 300,
      'barang.1.bebas': true,
      'barang.2.jumlah': null,
    });
    expect(JSON.stringify(toSubmission(opened.form, state))).toBe(
      '{"barang":[{"banyak":2,"harga":500,"jumlah":1000},{"banyak":3,"harga":100,"jumlah":300}]}',
    );
    expect(toDraft(opened.form, state).data).toEqual({
      barang: [
        { banyak: 2, harga: 500 },
        { banyak: 3, harga: 100 },
      ],
    });
  });

  test('a row that is removed takes its value along; the others keep their values', () => {
    const opened = begun([goods([price, { name: 'tetap', compute: "'ada'" }])], {
      values: [{ name: 'semua', compute: 'sum(barang.jumlah)' }],
    });
    const state = after(opened.form, filled(opened), typed({ barang: [1] }));
    expect(state.values).toMatchObject({ semua: 300, 'barang.0.tetap': null, 'barang.1.tetap': 'ada' });
    expect(toSubmission(opened.form, state)).toEqual({
      barang: [{ banyak: 3, harga: 100, jumlah: 300, tetap: 'ada' }],
      semua: 300,
    });
  });

  test('inside a row a value is read by conditions, named ones too, by formulas and by the title of the row', () => {
    const conditions = { mahal: [{ name: 'jumlah', condition: 'atLeast', value: 1000 }] };
    const reason = { type: 'text', name: 'alasan', label: 'Alasan', visibleWhen: 'mahal' };
    const half = { type: 'number', name: 'separuh', label: 'Separuh', compute: 'jumlah / 2' };
    const block = goods([price], { rowTitle: 'Barang {index}: {jumlah}' }, [reason, half]);
    const opened = begun([block], { conditions });
    const state = filled(opened);
    const shown = (slot: number) =>
      computed(
        opened.form,
        state,
        opened.form.fields.get(`barang.${slot}.alasan`)?.visible ?? { constant: false },
      );
    expect([shown(0), shown(1)]).toEqual([true, false]);
    expect(state.values).toMatchObject({ 'barang.0.separuh': 500, 'barang.1.separuh': 150 });
    expect(rowTitle(opened.form, state, { rows: 'barang', slot: 1 })).toBe('Barang 2: 300');
  });

  test('outside of rows it is read as a column', () => {
    const opened = begun([goods([price])], {
      values: [
        { name: 'daftar', compute: "join(barang.jumlah, ' dan ')" },
        { name: 'semua', compute: 'every(barang.jumlah > 500)' },
        { name: 'ada', compute: 'some(barang.jumlah > 500)' },
      ],
    });
    expect(filled(opened).values).toMatchObject({ daftar: '1.000 dan 300', semua: false, ada: true });
  });

  test('it counts only while its condition holds, and while the group does', () => {
    const many = { ...price, visibleWhen: [{ name: 'banyak', condition: 'atLeast', value: 3 }] };
    const opened = begun([
      { type: 'checkbox', name: 'punya' },
      goods([many], { visibleWhen: [{ name: 'punya', condition: 'isTrue' }] }),
    ]);
    const state = filled({ ...opened, state: after(opened.form, opened.state, typed({ punya: true })) });
    expect(toSubmission(opened.form, state).barang).toEqual([
      { banyak: 2, harga: 500 },
      { banyak: 3, harga: 100, jumlah: 300 },
    ]);
    const { read } = scopeOf(opened.form, state, facts);
    expect([read('barang.0.jumlah'), read('barang.1.jumlah')]).toEqual([undefined, 300]);
    const hidden = after(opened.form, state, typed({ punya: false }));
    expect(toSubmission(opened.form, hidden)).toEqual({ punya: false });
    expect(scopeOf(opened.form, hidden, facts).read('barang.1.jumlah')).toBeUndefined();
  });

  test('a draft that brings a value of a row does not set it', () => {
    const opened = begun([goods([price])]);
    const state = after(opened.form, opened.state, {
      type: 'restore',
      data: { barang: [{ banyak: 2, harga: 50, jumlah: 7 }] },
      stages: [],
      activeStep: 'satu',
    });
    expect(state.values['barang.0.jumlah']).toBe(100);
  });

  const wrong: [string, readonly Block[], object][] = [
    [
      'it is always computed',
      [{ name: 'jumlah', initial: 0 }],
      { code: 'wrong-value', path: 'steps[0].blocks[0].values[0]', received: '"jumlah" tanpa "compute"' },
    ],
    [
      'its name is one of the form',
      [{ name: 'harga', compute: '1' }],
      { code: 'duplicate-name', path: 'steps[0].blocks[0].values[0].name' },
    ],
    [
      'values that wait for each other',
      [
        { name: 'a', compute: 'b + 1' },
        { name: 'b', compute: 'a + 1' },
      ],
      { code: 'cycle', path: 'steps[0].blocks[0].values[1].compute' },
    ],
    [
      'an unknown name is reported once, though there are three rows',
      [{ name: 'jumlah', compute: 'banyaak * harga' }],
      { code: 'unknown-name', path: 'steps[0].blocks[0].values[0].compute' },
    ],
  ];
  test.each(wrong)('%s', (_, values, issue) => {
    const [first, ...others] = issuesOf([goods(values)]);
    expect(first).toMatchObject(issue);
    expect(others.map(({ code }) => code).filter((code) => code !== 'cycle')).toEqual([]);
  });

  test('outside of the rows its name alone is unknown', () => {
    const block = { type: 'number', name: 'luar', label: 'Luar', compute: 'jumlah' };
    expect(issuesOf([goods([price]), block])).toMatchObject([
      { code: 'unknown-name', path: 'steps[0].blocks[1].compute' },
    ]);
  });
});
