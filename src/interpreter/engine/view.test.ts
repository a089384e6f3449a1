import type { CompiledBlock } from '../compile/model';
import type { Json } from '../../language';
import { previewSteps } from './preview';
import { facet } from './read';
import { startState } from './start';
import { after, begun, facts, formOf, typed, type Block } from './testing/form';
import { buttonTexts, fieldView, filterTyped, textsOf } from './view';

const siti = { nama: '<b>Siti</b>', n: 12 };
const fields: readonly Block[] = [{ name: 'nama' }, { type: 'number', name: 'n' }];

/** The block behind the fields, and the state in which it is looked at. */
function shown(block: Block, rest: Block = {}) {
  const { form, state } = begun([...fields, block], rest);
  const placed = form.steps.get('satu')?.blocks.at(-1);
  if (!placed) throw new Error('no block');
  return { form, placed, state: after(form, state, typed(siti)) };
}

test('of what is typed stays what the rule of its field lets through now, in its letter case', () => {
  const rule: Json = [
    { rule: 'digits', when: [{ name: 'nama', condition: 'isFilled' }] },
    { rule: 'letters-spaces' },
  ];
  const { form, state } = begun([{ name: 'nama' }, { name: 'kode', case: 'upper', rule }]);
  expect(filterTyped(form, state, 'kode', 'a1b2')).toBe('AB');
  expect(filterTyped(form, after(form, state, typed(siti)), 'kode', 'a1b2')).toBe('12');
  expect(filterTyped(form, state, 'tidakAda', 'a1b2')).toBe('a1b2');
});

test('the words on the buttons are those of the step, then those of the form, and on the last step its own', () => {
  const form = formOf(
    {},
    {
      texts: { next: 'Lanjut', last: 'Periksa', back: 'Mundur' },
      steps: [
        { id: 'satu', title: 'Satu', blocks: [] },
        { id: 'dua', title: 'Dua', blocks: [], next: { text: 'Hitung' }, back: { text: 'Ulangi' } },
        { id: 'tiga', title: 'Tiga', blocks: [] },
      ],
    },
  );
  const start = startState(form, facts);
  expect(buttonTexts(form, start)).toEqual({ next: 'Lanjut', back: 'Mundur' });
  const second = after(form, start, { type: 'advance' });
  expect(buttonTexts(form, second)).toEqual({ next: 'Hitung', back: 'Ulangi' });
  expect(buttonTexts(form, after(form, second, { type: 'advance' }))).toEqual({
    next: 'Periksa',
    back: 'Mundur',
  });
  const plain = begun([{ name: 'nama' }], { texts: { next: 'Lanjut' } });
  expect(buttonTexts(plain.form, plain.state)).toEqual({ next: 'Lanjut', back: undefined });
  const silent = begun([{ name: 'nama' }]);
  expect(buttonTexts(silent.form, silent.state)).toEqual({ next: undefined, back: undefined });
});

test('a field is named by its short label where it has one, and else by its label', () => {
  const { form, state } = begun([
    { name: 'nama', label: 'Nama sesuai KTP', shortLabel: 'Nama', help: '<p>Bantuan</p>' },
    { name: 'kota', label: 'Kota', guideText: 'Tempat tinggal' },
  ]);
  const views = (form.steps.get('satu')?.places ?? []).map((place) => fieldView(form, state, place));
  expect(views.map(({ label, shortLabel, help, guideText }) => [label, shortLabel, help, guideText])).toEqual(
    [
      ['Nama sesuai KTP', 'Nama', '<p>Bantuan</p>', undefined],
      ['Kota', 'Kota', undefined, 'Tempat tinggal'],
    ],
  );
  expect(previewSteps(form, state)[0]?.rows.map(({ label }) => label)).toEqual(['Nama', 'Kota']);
});

describe('Texts of a step', () => {
  test.each<[string, Block, Readonly<Record<string, string>>]>([
    ['heading', { level: 2, text: 'Halo {nama}' }, { text: 'Halo <b>Siti</b>' }],
    ['richText', { html: '<p>{nama}</p>' }, { html: '<p>&#60;b&#62;Siti&#60;/b&#62;</p>' }],
    ['guideText', { html: '{n}' }, { html: '12' }],
    ['button', { text: '{n}', href: '/' }, { text: '12' }],
    ['group', { title: '{n}', blocks: [] }, { title: '12' }],
    ['section', { title: '{n}', blocks: [] }, { title: '12' }],
    ['section', { blocks: [] }, {}],
    ['image', { src: '/a.png', alt: '{n}' }, {}],
    [
      'dataTable',
      { caption: 'T', columns: ['A', 'B'], rows: [['a', '{n}']] },
      { 'rows[0][0]': 'a', 'rows[0][1]': '12' },
    ],
    [
      'instalmentPlan',
      { caption: '{n}', loan: 'n', months: 'n + 1', monthlyRate: '0.01' },
      { caption: '12' },
    ],
  ])('a %s has the answers in them, as markup only where it has markup', (type, rest, texts) => {
    const { form, placed, state } = shown({ type, ...rest });
    expect(textsOf(form, state, placed.texts)).toEqual(texts);
  });

  test('title and subtitle of the step', () => {
    const { form, state } = shown(
      { name: 'z' },
      {
        steps: [
          {
            id: 'satu',
            title: 'Satu {n}',
            subtitle: 'Dua {n}',
            blocks: [{ type: 'number', name: 'n', label: 'N' }],
          },
        ],
      },
    );
    expect(textsOf(form, state, form.steps.get('satu')?.texts ?? {})).toEqual({
      title: 'Satu 12',
      subtitle: 'Dua 12',
    });
  });

  test('blocks within blocks, whose ids do not move with their neighbours', () => {
    const heading: Json = { type: 'heading', level: 2, text: '{n}' };
    const { form, placed, state } = shown({ type: 'section', blocks: [heading, { type: 'tracking' }] });
    const inner: readonly CompiledBlock[] = placed.kind === 'content' ? placed.blocks : [];
    expect(inner.map(({ id, path, texts }) => [id, path, textsOf(form, state, texts)])).toEqual([
      ['satu/blocks[2].blocks[0]', 'steps[0].blocks[2].blocks[0]', { text: '12' }],
      ['satu/blocks[2].blocks[1]', 'steps[0].blocks[2].blocks[1]', {}],
    ]);
  });

  test('a plan of instalments computes its loan, months and rate', () => {
    const { form, placed, state } = shown({
      type: 'instalmentPlan',
      caption: 'A',
      loan: 'n * 2',
      months: 'n + 1',
      monthlyRate: 'n / 100',
    });
    if (placed.kind !== 'plan') throw new Error('no plan');
    const parts = [placed.loan, placed.months, placed.monthlyRate];
    expect(parts.map((part) => facet(form, state, part))).toEqual([24, 13, 0.12]);
  });

  test.each<[Block, boolean]>([
    [{ type: 'heading', level: 2, text: 'A' }, true],
    [
      { type: 'heading', level: 2, text: 'A', visibleWhen: [{ name: 'n', condition: '>', value: 12 }] },
      false,
    ],
    [{ type: 'heading', level: 2, text: 'A', visibleWhen: [{ name: 'n', condition: '=', value: 12 }] }, true],
    [{ type: 'group', blocks: [], visibleWhen: [{ name: 'n', condition: '>', value: 12 }] }, false],
  ])('%j is shown: %j', (block, visible) => {
    const { form, placed, state } = shown(block);
    expect(facet(form, state, placed.visible)).toBe(visible);
  });

  test('a field is as wide as its place, else as it says itself, else as the step', () => {
    const { form } = begun([{ name: 'a', width: 6 }, { use: 'a', width: 3 }, { use: 'a' }, { name: 'b' }]);
    const widths = (name: string): unknown => form.fields.get(name)?.places.map(({ width }) => width);
    expect([widths('a'), widths('b')]).toEqual([[6, 3, 6], [12]]);
  });
});

describe('The preview', () => {
  const rowsOf = (blocks: readonly Block[], writes: Readonly<Record<string, Json>>): unknown => {
    const { form, state } = begun(blocks);
    return previewSteps(form, after(form, state, typed(writes)));
  };

  test('shows answers as a person reads them, under the labels of their fields', () => {
    const blocks: readonly Block[] = [
      { name: 'nama', label: 'Nama {n}' },
      { type: 'number', name: 'n' },
      { type: 'radio', name: 'agama', options: ['1|Islam', { value: '2', label: 'Kristen' }, '3|Hindu'] },
      { type: 'checkboxGroup', name: 'jenis', options: ['1|Satu', '2|Dua'] },
    ];
    expect(rowsOf(blocks, { nama: 'Siti', n: 7, agama: '2', jenis: ['1', '2'] })).toEqual([
      {
        id: 'satu',
        title: 'satu',
        rows: [
          { name: 'nama', label: 'Nama 7', editable: true, text: 'Siti' },
          { name: 'n', label: 'n', editable: true, text: '7' },
          { name: 'agama', label: 'agama', editable: true, text: 'Kristen' },
          { name: 'jenis', label: 'jenis', editable: true, text: 'Satu, Dua' },
        ],
      },
    ]);
  });

  test('says which answers cannot be changed where they stand', () => {
    const blocks: readonly Block[] = [
      { name: 'a', readOnly: true },
      { name: 'b', compute: "'x'" },
      { name: 'c' },
    ];
    expect(rowsOf(blocks, {})).toMatchObject([
      { rows: [{ editable: false }, { editable: false, text: 'x' }, { editable: true, text: '' }] },
    ]);
  });

  test('shows an answer once, and none that is hidden', () => {
    const hidden = { visibleWhen: [{ name: 'a', condition: 'isEmpty' }] };
    expect(
      rowsOf([{ name: 'a' }, { use: 'a', label: 'Lagi' }, { name: 'b', ...hidden }], { a: 'x' }),
    ).toMatchObject([{ rows: [{ name: 'a', label: 'a' }] }]);
  });
});

test('copies of a switch on their step are folded into its line, while nothing is wrong with them', () => {
  const isRight = { checks: [{ that: "jalan != 'X'", message: 'Salah' }] };
  const copies = (on: Block, rest: readonly Block[] = []) => {
    const form = formOf({
      satu: [{ name: 'a' }, { name: 'b' }, on, { name: 'jalan', ...isRight }, { name: 'kota' }],
      dua: [...rest],
    });
    return (writes: Readonly<Record<string, Json>>) => {
      const state = after(form, startState(form, facts), typed(writes), { type: 'next' });
      return [...form.fields.values()].flatMap(({ name, places }) =>
        places.some((place) => fieldView(form, state, place).folded) ? [name] : [],
      );
    };
  };
  const sama: Block = { type: 'switch', name: 'sama', copies: { jalan: 'a', kota: 'b' } };
  const both = copies(sama);
  expect(both({ a: 'x', b: 'y', sama: true })).toEqual(['jalan', 'kota']);
  expect(both({ a: 'x', b: 'y', sama: false })).toEqual([]);
  expect(both({ a: 'X', b: 'y', sama: true })).toEqual(['kota']);
  expect(both({ sama: true })).toEqual([]);
  expect(copies({ ...sama, copies: { jalan: 'a' } })({ a: 'x', sama: true })).toEqual([]);
  expect(copies(sama, [{ use: 'sama' }])({ a: 'x', b: 'y', sama: true })).toEqual(['jalan', 'kota']);
  const apart = copies({ name: 'lain' }, [sama]);
  expect(apart({ a: 'x', b: 'y', sama: true })).toEqual([]);
});

test('a field that no form has is a fault of ours, which names it', () => {
  const { form, state } = begun([{ name: 'a' }]);
  const [place] = form.fields.get('a')?.places ?? [];
  if (!place) throw new Error('no place');
  expect(() => fieldView(form, state, { ...place, field: 'hilang' })).toThrow('no field hilang');
});
