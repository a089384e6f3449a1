import { formOf, type Block, facts } from '../engine/testing/form';
import type { FormDefinition, Json } from '../../language';
import { nodesIn } from '../formulas/nodes';
import { leavesIn, effectsIn } from '../walk';
import { compile } from './compile';
import { inputsOfSubmission } from './inputsOfSubmission';
import { computed } from '../engine/read';
import { startState } from '../engine/restore';
import type { CompiledForm } from './model';

describe('sources', () => {
  const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

  const form = formOf(
    {
      satu: [
        { name: 'e' },
        {
          name: 'a',
          requiredWhen: 'ada',
          options: ['1', { value: '2', visibleWhen: filled('e') }],
          type: 'radio',
        },
        { name: 'b', rule: [{ when: filled('e'), rule: 'digits' }, { rule: 'letters-spaces' }] },
        { name: 'c', label: 'Untuk {b}', compute: 'upper(b)', computeWhen: filled('b') },
      ],
      dua: [
        { use: 'a', readOnlyWhen: filled('c') },
        {
          type: 'select',
          name: 'd',
          lookup: {
            url: '/kota',
            idField: 'id',
            textField: 'nama',
            filters: [{ field: 'id', value: '{c}', when: filled('c') }],
          },
        },
      ],
    },
    {
      conditions: { ada: { any: [filled('b'), filled('c')].flat() } },
      watch: [{ fields: ['a'], when: filled('a'), do: 'cek' }],
      actions: {
        cek: [
          {
            call: 'wic-check',
            body: { nik: 'b' },
            outcomes: [
              { match: 'response.data.ok == true', do: [{ set: { b: 'response.nama' } }, { stop: true }] },
            ],
            failed: [{ if: 'ada', then: [{ clear: ['a'] }], else: [{ goTo: { step: 'dua' } }] }],
          },
          {
            dialog: {
              title: '{errorText}',
              blocks: [{ type: 'richText', html: 'Halo', visibleWhen: filled('a') }],
              buttons: [
                { text: 'Lagi', do: [{ toast: { title: 'Halo {b}' } }] },
                { text: 'Ulang', do: 'ulang' },
              ],
            },
          },
        ],
        ulang: [{ reset: 'all' }],
      },
      constants: { errorText: 'Gagal' },
    },
  );
  const { conditions, formulas, effects, called } = form.sources;

  test('formulas in conditions, and conditions of remembered values, are kept too', () => {
    const values = [{ name: 'v', initial: 1, visibleWhen: filled('a') }];
    const one = formOf(
      { satu: [{ name: 'a' }, { name: 'b', visibleWhen: { formula: "a == 'x'" } }] },
      { values },
    );
    const placed = ({ path, role }: { path: string; role: string }): string => `${path} ${role}`;
    expect([...one.sources.conditions.values()].map(placed).sort()).toEqual([
      'steps[0].blocks[1].visibleWhen block',
      'values[0].visibleWhen compute',
    ]);
    expect(one.sources.formulas.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'steps[0].blocks[1].visibleWhen.formula formula',
    ]);
  });

  test('every condition is kept with its place and what it decides about', () => {
    expect([...conditions.values()].map(({ path, role }) => `${path} ${role}`).sort()).toEqual([
      'actions.cek[0].failed[0].if effect',
      'actions.cek[1].dialog.blocks[0].visibleWhen content',
      'conditions.ada named',
      'steps[0].blocks[1].options[1].visibleWhen option',
      'steps[0].blocks[1].requiredWhen required',
      'steps[0].blocks[2].rule[0].when rule',
      'steps[0].blocks[3].computeWhen compute',
      'steps[1].blocks[0].readOnlyWhen readOnly',
      'steps[1].blocks[1].lookup.filters[0].when filter',
      'watch[0].when watch',
    ]);
  });

  test('an answer that is shown again uses the conditions of its declaration, and its own', () => {
    const [declared, again] = form.fields.get('a')?.places ?? [];
    const kept = (path: string) => conditions.get(path)?.compiled;
    expect(declared?.requiredWhen).toBe(kept('steps[0].blocks[1].requiredWhen'));
    expect(again?.requiredWhen).toBe(declared?.requiredWhen);
    expect(again?.readOnlyWhen).toBe(kept('steps[1].blocks[0].readOnlyWhen'));
    expect(declared?.readOnlyWhen).toBeUndefined();
  });

  test('every formula is kept with its syntax tree, and every text with formulas in it', () => {
    expect(formulas.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
      'actions.cek[0].body.nik formula',
      'actions.cek[0].outcomes[0].do[0].set.b formula',
      'actions.cek[0].outcomes[0].match formula',
      'actions.cek[1].dialog.buttons[0].do[0].toast.title text',
      'actions.cek[1].dialog.title text',
      'steps[0].blocks[3].compute formula',
      'steps[0].blocks[3].label text',
      'steps[1].blocks[1].lookup.filters[0].value template',
    ]);
    const match = formulas.find(({ path }) => path.endsWith('.match'));
    const names = [...nodesIn(match?.compiled.nodes ?? [])].flatMap((node) =>
      node.kind === 'name' ? node.name : [],
    );
    expect(names).toEqual(['response']);
  });

  test('every list of effects is kept with its place, those inside effects too', () => {
    expect(effects.map(({ path, source }) => `${path} ${source.length}`)).toEqual([
      'actions.cek 2',
      'actions.cek[0].outcomes[0].do 2',
      'actions.cek[0].failed 1',
      'actions.cek[0].failed[0].then 1',
      'actions.cek[0].failed[0].else 1',
      'actions.cek[1].dialog.buttons[0].do 1',
      'actions.ulang 1',
    ]);
    expect([...effectsIn(form.actions.get('cek') ?? [])].map(({ kind }) => kind)).toEqual(
      'call set stop if clear goTo dialog toast action'.split(' '),
    );
    expect([...called]).toEqual(expect.arrayContaining(['cek', 'ulang']));
  });

  test('the comparisons of a named condition are found where it is used', () => {
    const tree = conditions.get('steps[0].blocks[1].requiredWhen')?.compiled;
    expect(tree && [...leavesIn(tree)].flatMap(({ reads }) => reads)).toEqual(['b', 'c']);
  });

  test('a definition with mistakes keeps what is sound, and names what is broken', () => {
    const broken = compile({
      ...form.definition,
      conditions: { ada: [{ name: 'tidakAda', condition: 'isFilled' }] },
    } satisfies FormDefinition);
    if (broken.ok) throw new Error('the condition is broken');
    expect(broken.sources.conditions.get('conditions.ada')).toMatchObject({ compiled: undefined });
    expect(broken.sources.conditions.get('watch[0].when')?.compiled?.reads).toEqual(['a']);
  });

  test('a condition says what it decides about, wherever in a step it stands', () => {
    const when = filled('a');
    const text = (name: string, rest: Block = {}): Block => ({ type: 'text', name, label: name, ...rest });
    const rules = { visibleWhen: when, readOnlyWhen: when };
    const check = { that: when, message: 'Salah' };
    const step: Block = { id: 'satu', title: 'Satu', blocks: [text('a')] };
    const column = text('y', { requiredWhen: [{ name: 'z', condition: 'isFilled' }] });
    const rows = {
      type: 'rows',
      name: 'x',
      label: 'X',
      rowTitle: '{z}',
      maxRows: 2,
      blocks: [column, text('z')],
    };
    const { sources } = formOf(
      {},
      {
        steps: [
          { ...step, next: { goTo: [{ when, step: 'tiga' }] } },
          {
            ...step,
            ...rules,
            id: 'dua',
            checks: [check],
            blocks: [
              { type: 'group', blocks: [], ...rules, checks: [check] },
              text('b', { ...rules, checks: [check] }),
              { type: 'heading', level: 2, text: 'Judul', visibleWhen: when },
              rows,
            ],
          },
          { ...step, id: 'tiga', blocks: [] },
        ],
      },
    );
    const all = [...sources.conditions.values()];
    expect(all.map(({ path, role }) => `${path} ${role}`).sort()).toEqual([
      'steps[0].next.goTo[0].when branch',
      'steps[1].blocks[0].checks[0].that check',
      'steps[1].blocks[0].readOnlyWhen readOnly',
      'steps[1].blocks[0].visibleWhen block',
      'steps[1].blocks[1].checks[0].that check',
      'steps[1].blocks[1].readOnlyWhen readOnly',
      'steps[1].blocks[1].visibleWhen block',
      'steps[1].blocks[2].visibleWhen block',
      'steps[1].blocks[3].blocks[0].requiredWhen required',
      'steps[1].checks[0].that check',
      'steps[1].readOnlyWhen readOnly',
      'steps[1].visibleWhen step',
    ]);
    // The first row stands for all.
    expect(sources.conditions.get('steps[1].blocks[3].blocks[0].requiredWhen')?.compiled?.reads).toEqual([
      'x.0.z',
    ]);
    expect(sources.formulas.map(({ path, compiled }) => [path, compiled.reads])).toEqual([
      ['steps[1].blocks[3].rowTitle', ['x.0.z']],
    ]);
  });

  test('what is broken among effects is left out, and the rest is kept', () => {
    const broken = compile({
      ...form.definition,
      actions: {
        cek: [
          { if: [{ name: 'tidakAda', condition: 'isFilled' }], then: [] },
          { set: { a: 'tidakAda', b: 'c' } },
          {
            call: 'wic-check',
            body: { x: 'tidakAda', y: 'b' },
            outcomes: [
              { match: 'tidakAda', do: [] },
              { match: 'ok', do: [] },
            ],
          },
        ],
        ulang: [],
      },
    } satisfies FormDefinition);
    if (broken.ok) throw new Error('the effects are broken');
    const [cek] = broken.sources.effects;
    expect(cek?.compiled).toMatchObject([
      { kind: 'if' },
      { kind: 'set', set: { b: { source: 'c' } } },
      { kind: 'call', body: { y: { source: 'b' } }, outcomes: [{}, { match: { source: 'ok' } }] },
    ]);
  });
});

describe('readsOfNext', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

  /** What Next of a step goes by whose action is this one. */
  const readsOf = (
    action: Json,
    actions: Readonly<Record<string, Json>> = {},
    more: readonly Block[] = [],
  ) => {
    const fields = names.map((name) => ({ type: 'text', name, label: name }));
    const steps: readonly Block[] = [
      { id: 'satu', title: 'Satu', blocks: [...fields, ...more], next: { do: 'lanjut' } },
      { id: 'dua', title: 'Dua', blocks: [] },
    ];
    const { readsOfNext } = formOf({}, { steps, actions: { lanjut: action, ...actions } });
    return Object.fromEntries([...readsOfNext].map(([id, reads]) => [id, [...reads].sort()]));
  };

  /** Writes an answer that nothing reads. */
  const set = (formula: string): Json => [{ set: { e: formula } }];

  describe('What the action of Next goes by', () => {
    test.each<[string, Json, string[]]>([
      ['the body of a call', [{ call: 'wic-check', body: { nik: 'a', nama: 'b' } }], ['a', 'b']],
      [
        'what decides between outcomes',
        [{ call: 'wic-check', outcomes: [{ match: 'response.id == a', do: [] }] }],
        ['a'],
      ],
      ['what an outcome does', [{ call: 'wic-check', outcomes: [{ match: 'ok', do: set('b') }] }], ['b']],
      ['what is done after a fault', [{ call: 'wic-check', failed: set('c') }], ['c']],
      [
        'the body of a download',
        [{ download: { call: 'downloadpdf', fileName: 'x', body: { nik: 'a' } } }],
        ['a'],
      ],
      ['what an answer is set to, but no literal', [{ set: { d: 'a', e: 1 } }], ['a']],
      ['what is copied', [{ copy: { e: 'a' } }], ['a']],
      ['a condition', [{ if: filled('a'), then: set('b'), else: set('c') }], ['a', 'b', 'c']],
      [
        'what the buttons of a dialog do',
        [
          {
            dialog: {
              title: 'T',
              buttons: [{ text: 'Ya', do: set('a') }, { text: 'Tidak' }],
              closeButton: { do: set('b') },
            },
          },
        ],
        ['a', 'b'],
      ],
      ['no words that are shown', [{ toast: { title: '{a}' } }, { clear: ['b'] }], []],
    ])('is %s', (_, action, reads) => {
      expect(readsOf(action)).toEqual({ satu: reads });
    });

    test('is what the actions read that it calls, also when they call each other', () => {
      const ask = (name: string): Json => [{ dialog: { title: 'T', buttons: [{ text: 'Ya', do: name }] } }];
      expect(readsOf(ask('lain'), { lain: [...(set('a') as Json[]), ...(ask('lanjut') as Json[])] })).toEqual(
        {
          satu: ['a'],
        },
      );
    });

    test('is no captcha, which is renewed after each request', () => {
      expect(
        readsOf([{ call: 'wic-check', body: { kode: 'kode', nik: 'a' } }], {}, [
          { type: 'captcha', name: 'kode', label: 'Kode' },
        ]),
      ).toEqual({ satu: ['a'] });
    });

    test('is the whole group where it reads a column', () => {
      const rows = {
        type: 'rows',
        name: 'anak',
        label: 'Anak',
        rowTitle: 'Anak {index}',
        blocks: [{ type: 'number', name: 'usia', label: 'Usia' }],
      };
      expect(readsOf(set('sum(anak.usia)'), {}, [rows])).toMatchObject({
        satu: expect.arrayContaining(['anak']) as unknown,
      });
    });
  });
});

describe('inputsOfSubmission', () => {
  const call = (effects: readonly Block[]): Block => ({
    call: 'wic-check',
    outcomes: [{ match: 'ok', do: effects }],
  });
  const set = (name: string, to: string): Block => ({ set: { [name]: to } });

  /** The remembered values among the inputs of a form with these actions. */
  const remembered = (actions: Readonly<Record<string, readonly Block[]>>) => {
    const values = [{ name: 'kode' }, { name: 'jalur' }];
    const form = formOf({ satu: [{ name: 'nama' }] }, { values, actions });
    return [...inputsOfSubmission(form)].filter((name) => form.values.has(name)).sort();
  };

  test('answers are inputs; what is computed of them is not', () => {
    const form = formOf({ satu: [{ name: 'nama' }, { name: 'salam', compute: 'upper(nama)' }] });
    expect([...inputsOfSubmission(form)]).toEqual(['nama']);
  });

  test("what the bank's answer alone writes is none, whether it says what or only that", () => {
    expect(remembered({ cek: [call([set('kode', 'response.data.kode'), set('jalur', "'lama'")])] })).toEqual(
      [],
    );
  });

  test('what a press writes is one, also in a dialog that an answer of the bank has opened', () => {
    const button = { text: 'Ya', do: [set('jalur', "'baru'")] };
    expect(
      remembered({
        pilih: [set('kode', "'K'")],
        cek: [call([{ dialog: { title: 'Pilih', buttons: [button] } }])],
      }),
    ).toEqual(['jalur', 'kode']);
  });

  test('what several actions write behind answers of the bank depends on which of them was pressed', () => {
    const one = (text: string) => [call([set('jalur', text)])];
    expect(remembered({ satu: one("'A'"), dua: one("'B'") })).toEqual(['jalur']);
    const read = [call([set('jalur', 'response.data.jalur')])];
    expect(remembered({ satu: read, dua: read })).toEqual([]);
  });

  const inputsOf = (blocks: readonly Block[], rest: Block = {}): readonly string[] =>
    [...inputsOfSubmission(formOf({ satu: blocks }, rest))].sort();

  test('what is not sent is none, unless what is sent is computed of it; nor is what stands in rows that are not', () => {
    const rows = (name: string, more: Block = {}): Block => ({
      type: 'rows',
      name,
      maxRows: 1,
      blocks: [{ type: 'text', name: `${name}Nama`, label: 'N' }],
      ...more,
    });
    expect(
      inputsOf(
        [
          { name: 'nama' },
          { name: 'catatan', submit: false },
          { name: 'gelar', submit: false },
          { name: 'sapaan', compute: 'concat(gelar, nama)' },
          rows('anak'),
          rows('contoh', { submit: false }),
        ],
        { values: [{ name: 'v', compute: 'catatan', submit: false }] },
      ),
    ).toEqual(['anak', 'anak.0.anakNama', 'gelar', 'nama']);
  });

  test('what decides whether an answer is computed, or a computed one sent, is one, and the answer too; so are the source and the switch of a copy', () => {
    const own: Block = { submit: false };
    expect(
      inputsOf([
        { name: 'a', ...own },
        { name: 'b', ...own },
        { name: 'hasil', compute: 'a', computeWhen: [{ name: 'b', condition: 'isFilled' }] },
        { name: 'c', ...own },
        { name: 'tanda', compute: "'ya'", visibleWhen: [{ name: 'c', condition: 'isFilled' }] },
        { name: 'asal', ...own },
        { name: 'tujuan' },
        { type: 'switch', name: 'sama', copies: { tujuan: 'asal' }, ...own },
        { name: 'lain', ...own },
      ]),
    ).toEqual(['a', 'asal', 'b', 'c', 'hasil', 'sama', 'tujuan']);
  });

  test('of a remembered value the answers are that decide what is written to it', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'lain'].map((name): Block => ({ name, submit: false }));
    const effects: Block[] = [
      { if: [{ name: 'a', condition: 'isFilled' }], then: [set('v', 'b')] },
      { call: 'wic-check', body: { nik: 'c' }, outcomes: [{ match: "d == 'x'", do: [set('v', "'y'")] }] },
      { copy: { w: 'e' } },
      { clear: ['x'] },
    ];
    const values = [{ name: 'v' }, { name: 'w' }, { name: 'x' }, { name: 'y' }];
    expect(inputsOf(fields, { values, actions: { pilih: effects } })).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'v',
      'w',
      'x',
    ]);
  });
});

describe('around', () => {
  const filled = (name: string): Json => [{ name, condition: 'isFilled' }];
  const heading = (text: string, more: Block = {}): Block => ({ type: 'heading', level: 2, text, ...more });
  const inSection = (text: string): Block => ({ type: 'section', blocks: [heading(text)] });
  const when = { visibleWhen: filled('a') };

  const declarations: readonly Block[] = [
    { name: 'setuju', text: 'Benar, {a}', required: true },
    { name: 'kabar', text: 'Kabari saya' },
  ];

  const around = {
    start: { documents: ['KTP', { text: 'NPWP', when: filled('a') }], blocks: [inSection('Halo {a}')] },
    preview: {
      blocks: [heading('Periksa {a}', when)],
      declarations,
    },
    confirmation: {
      title: 'Terima kasih, {a}',
      next: [{ text: 'Simpan' }, { text: 'Tunggu {a}' }],
      blocks: [heading('Sampai jumpa'), heading('Sampai jumpa, {a}', when)],
      download: { call: 'downloadpdf', body: { nomor: 'registrationNumber', batas: 'batas' } },
    },
  };
  const form = formOf({ satu: [{ name: 'a' }], dua: [] }, { ...around, constants: { batas: 5 } });
  const { conditions, formulas } = form.sources;

  test('conditions and formulas around the steps are kept with their places', () => {
    expect([...conditions.values()].map(({ path, role }) => `${path} ${role}`)).toEqual([
      'preview.blocks[0].visibleWhen block',
      'start.documents[1].when content',
      'confirmation.blocks[1].visibleWhen content',
    ]);
    expect(formulas.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'preview.blocks[0].text text',
      'preview.declarations[0].label text',
      'start.blocks[0].blocks[0].text text',
      'confirmation.title text',
      'confirmation.next[1].text text',
      'confirmation.blocks[1].text text',
      'confirmation.download.body.nomor formula',
      'confirmation.download.body.batas formula',
      'confirmation.download.body text',
    ]);
  });

  test('the preview is a step behind all others, with its blocks and a tick for each declaration', () => {
    const tick = { type: 'checkbox', name: 'setuju', label: 'Benar, {a}', required: true, sensitive: true };
    expect(form.preview).toMatchObject({
      id: '$preview',
      stage: 'utama',
      index: 2,
      path: 'preview',
      definition: { id: '$preview', title: '', blocks: [...around.preview.blocks, tick, { name: 'kabar' }] },
      blocks: [
        { id: '$preview/blocks[0]' },
        { id: '$preview/preview.declarations[0]', path: 'preview.declarations[0]' },
        { path: 'preview.declarations[1]' },
      ],
      places: [
        { field: 'setuju', required: { constant: true }, readOnly: { constant: false } },
        { field: 'kabar', required: { constant: false } },
      ],
      checks: [],
      branches: [],
    });
    expect(form.preview?.places).toHaveLength(2);
    expect(form.preview?.places[1]?.texts).toEqual({ label: { constant: 'Kabari saya' } });
  });

  test('the preview is there once the last stage is entered', () => {
    const preview = { declarations: [{ name: 'setuju', text: 'Benar' }] };
    const stage = (id: string): Json => ({ id, steps: [{ id: `${id}1`, title: id, blocks: [] }] });
    const staged = formOf(
      {},
      { steps: undefined as never, stages: [stage('awal'), stage('akhir')], preview },
    );
    const isThere = (one: CompiledForm): unknown =>
      computed(one, startState(one, facts), { node: 'onPath:$preview' });
    expect([isThere(form), isThere(staged)]).toEqual([true, false]);
    expect(staged.preview?.stage).toBe('akhir');
  });

  test('a page around the steps that says nothing holds nothing', () => {
    const bare = formOf({ satu: [] }, { start: {}, preview: {}, confirmation: {} });
    expect(bare.start).toEqual({});
    expect(bare.preview).toMatchObject({ blocks: [], places: [], definition: { blocks: [] } });
    expect(bare.confirmation).toEqual({ file: undefined });
  });

  test('the file of a receipt has the name of the form and of the registration', () => {
    const { download } = form.confirmation?.file ?? {};
    const scope = { read: () => undefined, today: '2026-03-02', extras: { registrationNumber: 'REG-1' } };
    expect(download?.fileName.render(scope)).toBe('Registration-REG-1.pdf');
    expect(download).toMatchObject({
      call: 'downloadpdf',
      body: { nomor: {}, batas: {} },
    });
  });
});
