import type { CompiledBlock } from '../compile/model';
import type { Json, Value } from '../../language';
import { previewSteps } from './preview';
import { computed, scopeOf } from './read';
import { startState } from './restore';
import { after, begun, facts, formOf, typed, type Block } from './testing/form';
import { buttonTexts, fieldView, filterTyped, textsOf } from './view';
import { actionEffects, dialogOf } from './runAction';
import type { Dialog } from './effects';
import { progressOf } from './progress';
import cases from './choices.cases.json';
import { checkField } from './check';
import { standsAlone } from './choices';
import { receiptPage, startView } from './pages';

describe('view', () => {
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
    expect(
      views.map(({ label, shortLabel, help, guideText }) => [label, shortLabel, help, guideText]),
    ).toEqual([
      ['Nama sesuai KTP', 'Nama', '<p>Bantuan</p>', undefined],
      ['Kota', 'Kota', undefined, 'Tempat tinggal'],
    ]);
    expect(previewSteps(form, state)[0]?.rows.map(({ label }) => label)).toEqual(['Nama', 'Kota']);
  });

  describe('Texts of a step', () => {
    test.each<[string, Block, Readonly<Record<string, string>>]>([
      ['heading', { level: 2, text: 'Halo {nama}' }, { text: 'Halo <b>Siti</b>' }],
      ['richText', { html: '<p>{nama}</p>' }, { html: '<p>&#60;b&#62;Siti&#60;/b&#62;</p>' }],
      ['guideText', { html: '{n}' }, { html: '12' }],
      ['button', { text: '{n}', href: '/' }, { text: '12' }],
      ['calendar', { day: '{n}', title: '{nama}' }, { day: '12', title: '<b>Siti</b>' }],
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
      expect(parts.map((part) => computed(form, state, part))).toEqual([24, 13, 0.12]);
    });

    test.each<[Block, boolean]>([
      [{ type: 'heading', level: 2, text: 'A' }, true],
      [
        { type: 'heading', level: 2, text: 'A', visibleWhen: [{ name: 'n', condition: '>', value: 12 }] },
        false,
      ],
      [
        { type: 'heading', level: 2, text: 'A', visibleWhen: [{ name: 'n', condition: '=', value: 12 }] },
        true,
      ],
      [{ type: 'group', blocks: [], visibleWhen: [{ name: 'n', condition: '>', value: 12 }] }, false],
    ])('%j is shown: %j', (block, visible) => {
      const { form, placed, state } = shown(block);
      expect(computed(form, state, placed.visible)).toBe(visible);
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
          isOpen: true,
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
});

describe('words', () => {
  /** A dialog as a visitor with these answers sees it. */
  function shownAs(dialog: Json, answers: Readonly<Record<string, Json>>): Dialog {
    const fields: readonly Block[] = [{ name: 'nik' }, { name: 'nama' }];
    const { form, state } = begun(fields, { actions: { uji: [{ dialog }] } });
    const [effect] = actionEffects(form, 'uji');
    if (effect?.kind !== 'dialog') throw new Error('no dialog');
    return dialogOf(form, effect, scopeOf(form, after(form, state, typed(answers)), facts), {});
  }

  const shown = (blocks: readonly Json[], rest: Block = {}): Dialog =>
    shownAs({ title: 'Data', blocks, ...rest }, { nik: '3273', nama: 'Siti' });

  describe('What a dialog shows', () => {
    test.each<[string, Block, Block]>([
      ['heading', { level: 2, text: '{nama}' }, { level: 2, text: 'Siti' }],
      ['richText', { html: '<p>{nama}</p>' }, { html: '<p>Siti</p>' }],
      ['guideText', { html: '{nik}' }, { html: '3273' }],
      ['button', { text: '{nama}', href: '/' }, { text: 'Siti', href: '/' }],
      [
        'dataTable',
        {
          caption: 'T',
          columns: ['A', 'B'],
          rows: [
            ['{nik}', 'b'],
            ['c', '{nama}'],
          ],
        },
        {
          caption: 'T',
          columns: ['A', 'B'],
          rows: [
            ['3273', 'b'],
            ['c', 'Siti'],
          ],
        },
      ],
      [
        'section',
        { title: '{nama}', blocks: [{ type: 'heading', level: 3, text: '{nik}' }] },
        { title: 'Siti', blocks: [{ type: 'heading', level: 3, text: '3273' }] },
      ],
      [
        'button',
        {
          text: 'Buka',
          opens: { as: 'dialog', title: 'T', blocks: [{ type: 'heading', level: 3, text: '{nik}' }] },
        },
        {
          text: 'Buka',
          opens: { as: 'dialog', title: 'T', blocks: [{ type: 'heading', level: 3, text: '3273' }] },
        },
      ],
      ['image', { src: '/a.png', alt: 'A' }, { src: '/a.png', alt: 'A' }],
    ])('a %s with the answers in its texts', (type, written, filled) => {
      expect(shown([{ type, ...written }])).toMatchObject({ blocks: [{ type, ...filled }] });
    });

    test('no block whose condition does not hold, nor one within it', () => {
      const heading = (text: string, value: string): Json => ({
        type: 'heading',
        level: 2,
        text,
        visibleWhen: [{ name: 'nama', condition: 'equals', value }],
      });
      const blocks = [
        heading('A', 'Siti'),
        heading('B', 'Budi'),
        { type: 'section', blocks: [heading('C', 'Budi')] },
      ];
      expect(shown(blocks)).toMatchObject({
        blocks: [
          { type: 'heading', text: 'A' },
          { type: 'section', blocks: [] },
        ],
      });
    });

    test('an answer as text, never as markup', () => {
      const written = { title: '{nama}', blocks: [{ type: 'richText', html: '<b>{nama}</b>' }] };
      const dialog = shownAs(written, { nama: '<i>' });
      expect(dialog).toMatchObject({ title: '<i>', blocks: [{ html: '<b>&#60;i&#62;</b>' }] });
    });

    test('a way to close it, unless its definition says no', () => {
      expect(shown([])).toMatchObject({ dismissable: true, closeButton: undefined, buttons: [] });
      expect(shown([], { dismissable: false, text: 'Halo {nama}' })).toMatchObject({
        dismissable: false,
        text: 'Halo Siti',
      });
      expect(
        shown([], { closeButton: {}, buttons: [{ text: 'Tutup' }, { text: 'Lagi', do: 'uji' }] }),
      ).toMatchObject({
        closeButton: { effects: [{ kind: 'closeDialog' }] },
        buttons: [
          { run: { effects: [{ kind: 'closeDialog' }] } },
          { run: { effects: [{ kind: 'action', name: 'uji' }] } },
        ],
      });
    });
  });
});

describe('progress', () => {
  const step = (id: string, rest: Block = {}): Block => ({
    id,
    title: `Judul ${id}`,
    blocks: [{ type: 'text', name: id, label: id }],
    ...rest,
  });

  /** One stage whose second step is there for 'ya' only, and which a 'tidak' ends. */
  const staged = (rest: Block = {}) => {
    const steps = [
      step('a', { section: 'Diri', subtitle: 'Bagian a' }),
      step('b', { section: 'Diri', visibleWhen: [{ name: 'a', condition: 'equals', value: 'ya' }] }),
      step('c', { shortTitle: 'Pendek', subtitle: 'Bagian c' }),
      step('d', { ends: true, visibleWhen: [{ name: 'a', condition: 'equals', value: 'tidak' }] }),
      step('e', { visibleWhen: [{ name: 'a', condition: 'equals', value: 'ya' }] }),
    ];
    return formOf({}, { steps: undefined as never, stages: [{ id: 'satu', steps, ...rest }] });
  };

  const shown = (form: ReturnType<typeof staged>, answer: string, at: string) => {
    const now = after(form, startState(form, facts), typed({ a: answer }));
    const progress = progressOf(form, now, at);
    return (
      progress && {
        ...progress,
        items: progress.items.map(({ id, title, subtitle, heading, state }) => [
          id,
          title,
          subtitle,
          heading,
          state,
        ]),
      }
    );
  };

  test('steps behind the one that is shown are done once the visitor was there, as long as nothing is missing', () => {
    const field = (name: string): Block => ({ type: 'text', name, label: name, required: true });
    const ids = ['a', 'b', 'c'];
    const form = formOf({}, { steps: ids.map((id) => step(id, { blocks: [field(id)] })) });
    const statesOf = (state: ReturnType<typeof startState>, at: string) =>
      progressOf(form, state, at, facts)?.items.map((item) => item.state);
    const filled = after(
      form,
      startState(form, facts),
      ...ids.flatMap((id) => [typed({ [id]: 'x' }), { type: 'next' } as const, { type: 'advance' } as const]),
    );
    const back = after(form, filled, { type: 'goTo', target: { step: 'a' } });
    expect(statesOf(back, 'a')).toEqual(['active', 'done', 'done']);
    expect(statesOf(after(form, back, typed({ c: '' }, 'effect')), 'a')).toEqual(['active', 'done', 'open']);
    expect(statesOf(startState(form, facts), 'a')).toEqual(['active', 'open', 'open']);
    const half = after(form, startState(form, facts), typed({ b: 'x' }), { type: 'touch', name: 'b' });
    expect(statesOf(half, 'a')).toEqual(['active', 'done', 'open']);
  });

  test('neighbours of one section are one item, named by it; a step without one by its short title', () => {
    expect(shown(staged(), 'ya', 'b')).toEqual({
      sections: false,
      current: 0,
      items: [
        ['a', 'Diri', undefined, 'Judul b', 'active'],
        ['c', 'Pendek', 'Bagian c', 'Judul c', 'open'],
        ['e', 'Judul e', undefined, 'Judul e', 'open'],
      ],
    });
  });

  test('the items before the one that is shown are done; steps that are not on the path are not counted', () => {
    expect(shown(staged(), '', 'c')).toEqual({
      sections: false,
      current: 1,
      items: [
        ['a', 'Diri', undefined, 'Judul a', 'done'],
        ['c', 'Pendek', 'Bagian c', 'Judul c', 'active'],
      ],
    });
  });

  test('tabs list every section, those that are skipped too, and no subtitle', () => {
    expect(shown(staged({ navigation: 'tabs' }), '', 'c')).toEqual({
      sections: true,
      current: 1,
      items: [
        ['a', 'Diri', undefined, 'Judul a', 'done'],
        ['c', 'Pendek', undefined, 'Judul c', 'active'],
        ['e', 'Judul e', undefined, 'Judul e', 'skipped'],
      ],
    });
  });

  test('a step that ends the form is none of those counted, and shows none', () => {
    const form = staged();
    expect(shown(form, 'tidak', 'a')?.items.map(([id]) => id)).toEqual(['a', 'c']);
    expect(shown(form, 'tidak', 'd')).toBeUndefined();
  });

  test('a stage may show none', () => {
    expect(shown(staged({ navigation: 'none' }), 'ya', 'a')).toBeUndefined();
  });
});

describe('choices', () => {
  interface Case {
    name: string;
    options: Json;
    minChosen?: number;
    then: readonly {
      by?: 'effect';
      write: readonly string[];
      value: readonly string[];
      unticked?: readonly string[];
      failure?: string;
    }[];
  }

  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(cases as unknown as Case[])('$name', ({ options, minChosen, then }) => {
    const field = {
      type: 'checkboxGroup',
      name: 'a',
      options,
      ...(minChosen !== undefined && { minChosen }),
    };
    const opened = begun([field]);
    let { state } = opened;
    for (const { by, write, value, unticked, failure } of then) {
      state = after(opened.form, state, typed({ a: write }, by));
      expect(state.values['a']).toEqual(value);
      expect(state.notices['a']).toEqual(unticked && { rule: 'unticked', args: { names: unticked } });
      expect(checkField({ form: opened.form, state, facts }, 'a')?.rule).toBe(failure);
    }
  });

  test('an answer that an exclusive option shares with others is none that stands alone', () => {
    const options = ['1|Gaji', { value: '9|Tidak ada', exclusive: true }];
    const { form } = begun([{ type: 'checkboxGroup', name: 'a', options }]);
    const stands = (value: Value): boolean => standsAlone(form.fields.get('a')?.listed ?? [], value);
    expect([['9|Tidak ada'], ['1|Gaji', '9|Tidak ada'], ['1|Gaji'], [], '9|Tidak ada'].map(stands)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('around', () => {
  const isFilled = [{ name: 'nama', condition: 'isFilled' }];
  const words = (text: string, more: Block = {}): Block => ({ type: 'heading', level: 2, text, ...more });

  describe('The page before the first step', () => {
    test('is none of a form that says nothing before it', () => {
      const { form, state } = begun([{ name: 'nama' }]);
      expect(startView(form, state, facts)).toBeUndefined();
    });

    test('names the documents, and says of which the answers decide', () => {
      const { form, state } = begun([{ name: 'nama' }], {
        start: { documents: ['E-KTP', { text: 'NPWP', when: isFilled }] },
      });
      const documents = (now: typeof state): unknown => startView(form, now, facts)?.documents;
      expect(documents(state)).toEqual([
        { text: 'E-KTP', perhaps: false },
        { text: 'NPWP', perhaps: true },
      ]);
      expect(documents(after(form, state, typed({ nama: 'Siti' })))).toEqual([
        { text: 'E-KTP', perhaps: false },
        { text: 'NPWP', perhaps: false },
      ]);
    });

    test('shows the blocks whose condition holds', () => {
      const { form, state } = begun([{ name: 'nama' }], {
        start: { blocks: [words('Siapkan dokumen'), words('Lanjutan', { visibleWhen: isFilled })] },
      });
      const shown = startView(form, state, facts)?.blocks.map((block) => 'text' in block && block.text);
      expect(shown).toEqual(['Siapkan dokumen']);
    });
  });

  describe('The receipt', () => {
    const fields: readonly Block[] = [{ name: 'nama' }, { type: 'date', name: 'kunjungan' }];
    const page = (confirmation: Block, answers: Block = {}) => {
      const { form, state } = begun(fields, { confirmation });
      return receiptPage(form, after(form, state, typed(answers)), facts, 'REG-1');
    };

    test('is none of a form that says nothing of its own', () => {
      const { form, state } = begun(fields);
      expect(receiptPage(form, state, facts, 'REG-1')).toBeUndefined();
    });

    test('says its words with the answers that they name', () => {
      const next: Json = [{ text: 'Kami hubungi {nama}', within: '2 jam' }, { text: 'Simpan nomor ini' }];
      const blocks = [
        words('Terima kasih'),
        words('Tanpa nama', { visibleWhen: [{ name: 'nama', condition: 'isEmpty' }] }),
      ];
      expect(
        page({ title: 'Terima kasih, {nama}', next, blocks, recap: true, track: true }, { nama: 'Siti' }),
      ).toMatchObject({
        title: 'Terima kasih, Siti',
        next: [{ text: 'Kami hubungi Siti', within: '2 jam' }, { text: 'Simpan nomor ini' }],
        blocks: [{ text: 'Terima kasih' }],
        recap: true,
        track: true,
      });
      expect(page({ next: [{ text: 'Simpan' }] })?.next).toStrictEqual([{ text: 'Simpan' }]);
    });

    test('knows the day of the visit, once there is one', () => {
      expect(page({ calendar: 'kunjungan' }, { kunjungan: '2026-03-09' })?.day).toBe('2026-03-09');
      expect(page({ calendar: 'kunjungan' })?.day).toBeUndefined();
      expect(page({ recap: true }, { kunjungan: '2026-03-09' })?.day).toBeUndefined();
    });

    test('offers a file where the definition has one', () => {
      const download = { call: 'downloadpdf', body: { regNumber: 'registrationNumber' } };
      expect([page({ download })?.download, page({ recap: true })?.download]).toEqual([true, undefined]);
    });
  });
});
