import type { Json } from '../../language';
import { type Block, issuesOf, filled } from './testing/issuesOf';
import { order } from './graph';
import type { Issue } from '../issues';
import { loadForm } from '../load';
import { explained } from '../testing/explained';
import cases from './places.cases.json';
import { computed } from '../engine/read';
import {
  after,
  begun,
  definitionOf,
  formOf,
  typed,
  type Block as BlockOfOptions,
  type Block as BlockOfLists,
  type Block as BlockOfSteps,
} from '../engine/testing/form';
import { neededByAll } from './options';
import { fieldView, type FieldView } from '../engine/view';
import listCases from './lists.cases.json';
import { offer, withLists } from './lists';

describe('compile', () => {
  test('what is wrong with a named condition is reported at its own place, with a title or without one', () => {
    const when = [{ name: 'tidakAda', condition: 'isFilled' }];
    const conditions = { a: when, b: { title: 'B', when } };
    expect(issuesOf([{ name: 'nama' }], { conditions }).map(({ path }) => path)).toEqual([
      'conditions.a[0].name',
      'conditions.b.when[0].name',
    ]);
  });

  test('a sound definition has no issues', () => {
    expect(issuesOf([{ name: 'nama' }, { name: 'alamat', visibleWhen: filled('nama') }])).toEqual([]);
  });

  test('what an editor is told names what stood there and what may stand there', () => {
    const step = (id: string, rest: Block = {}): Json => ({ id, title: 'L', blocks: [], ...rest });
    const words = (...given: Parameters<typeof issuesOf>): unknown =>
      issuesOf(...given).map(({ received, expected, hint }) => [received, expected, hint ?? '']);
    expect(words([], { steps: [step('a'), step('a')] })).toMatchObject([
      ['"a"', expect.stringContaining('langkah'), 'Id ini dipakai dua kali.'],
    ]);
    const stage = (id: string, first: string): Json => ({ id, steps: [step(first)] });
    expect(words([], { steps: undefined, stages: [stage('s', 'a'), stage('s', 'b')] })).toMatchObject([
      ['"s"', expect.stringContaining('tahap'), 'Id ini dipakai dua kali.'],
    ]);
    expect(
      words([{ name: 'a' }], { actions: { pergi: [{ navigate: '/' }, { clear: ['a'] }] } }),
    ).toMatchObject([['efek sesudah "navigate"', '"navigate" sebagai efek terakhir', expect.any(String)]]);
    const to = (id: string): Block => ({ next: { goTo: [{ step: id }] } });
    const wrong = to('jauh');
    const ahead = [step('alamat'), step('kontak')];
    expect(words([], { steps: [step('a', wrong), ...ahead] })).toEqual([
      ['"jauh"', 'id langkah sesudah "a" pada tahap yang sama', 'Pilihan: alamat, kontak.'],
    ]);
    expect(words([], { steps: [step('a', to('almat')), ...ahead] })).toMatchObject([
      ['"almat"', expect.any(String), 'Mungkin maksud Anda "alamat"?'],
    ]);
    expect(words([], { steps: [step('a', wrong)] })).toEqual([
      ['"jauh"', 'id langkah sesudah "a" pada tahap yang sama', ''],
    ]);
    expect(words([{ name: 'a', format: 'npwpp' }])).toMatchObject([
      ['"npwpp"', expect.any(String), 'Mungkin maksud Anda "npwp"?'],
    ]);
    const compared = (condition: string, value: Json): Block => ({
      name: 'b',
      visibleWhen: [{ name: 'a', condition, value }],
    });
    expect(words([{ name: 'a' }, compared('sama', 'x')])).toMatchObject([
      ['"sama"', expect.stringMatching(/^salah satu dari: .*equals, .*notEquals/), ''],
    ]);
    expect(words([{ name: 'a' }, compared('greaterThan', 1)])).toMatchObject([
      ['"greaterThan" untuk a (teks)', expect.stringMatching(/^"greaterThan" hanya untuk .*, /), ''],
    ]);
    expect(words([{ name: 'a' }, compared('in', 'x')])).toEqual([
      ['"x"', 'daftar [ … ] berisi teks', 'Untuk satu nilai pakai "equals", atau tulis daftar sesudah "in".'],
    ]);
  });

  test('the options, the slug and the limits of a definition are reported in words', () => {
    const words = (...given: Parameters<typeof issuesOf>): unknown =>
      issuesOf(...given).map(({ path, received, expected }) => [path, received, expected]);
    expect(words([{ type: 'radio', name: 'a', options: ['1|A', '1|B'] }])).toEqual([
      ['steps[0].blocks[0].options[1]', '"1|B"', 'kode yang berbeda untuk setiap pilihan'],
    ]);
    expect(words([{ name: 'a' }], { slug: 'lain' })).toEqual([
      ['slug', '"lain"', 'nama berkasnya: "contoh"'],
    ]);
    const long = 'x'.repeat(90);
    expect(words([{ name: 'a', compute: `${long}(` }])).toMatchObject([
      ['steps[0].blocks[0].compute', `${long.slice(0, 79)}…`, expect.any(String)],
    ]);
  });
});

describe('order', () => {
  /** A knot of four nodes: three wait for each other in a ring, and two of those for a fourth in turns. */
  const knot = [[1], [2], [0, 3], [2]];

  const rotated = (by: number): number[][] => {
    const name = (node: number): number => (node + by) % knot.length;
    const edges: number[][] = [];
    knot.forEach((reads, node) => (edges[name(node)] = reads.map(name)));
    return edges;
  };

  test.each([0, 1, 2, 3])(
    'of a knot the shortest cycle is reported, whichever node comes first: %s',
    (by) => {
      const { cycles } = order(rotated(by));
      expect(cycles.map((cycle) => [...cycle].sort())).toEqual([[(2 + by) % 4, (3 + by) % 4].sort()]);
    },
  );

  test('without a cycle each node follows what it reads', () => {
    expect(order([[1, 2], [2], [], [0]])).toEqual({ sequence: [2, 1, 0, 3], cycles: [] });
  });
});

describe('places', () => {
  type Block = Readonly<Record<string, Json>>;

  /**
   * A mistake in a small form: its step asks `a` and then holds `blocks`. `step` and `form` add keys; a key that is null is left
   * out. `issues` are all that is reported: where and as what, and more of it where that is the fact; left out: the name `hilang`,
   * which nothing has, wherever it stands.
   */
  interface Case {
    name: string;
    blocks?: readonly Block[];
    step?: Block;
    form?: Block;
    issues?: readonly (Pick<Issue, 'path' | 'code'> & Partial<Issue>)[];
  }

  const labelled = (block: Block): Block =>
    'name' in block ? { type: 'text', label: 'Isian', ...block } : block;

  function textOf({ blocks = [], step, form }: Case): string {
    const asked = [{ name: 'a' }, ...blocks].map(labelled);
    const text = definitionOf([{ id: 'satu', title: 'Satu', blocks: asked, ...step }], form);
    return JSON.stringify(JSON.parse(text, (_, value: unknown) => value ?? undefined));
  }

  /** Where a value has the unknown name, as a key or in a text. */
  const placesOfUnknown = (value: unknown, path = ''): string[] => {
    if (typeof value === 'string') return value.includes('hilang') ? [path] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inside]) => {
      const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, '');
      return [...(key === 'hilang' ? [at] : []), ...placesOfUnknown(inside, at)];
    });
  };

  // JSON widens the shapes of blocks to a union of them all; a wrong one fails its case.
  test.each(cases as unknown as Case[])('A mistake is reported where it stands, once: $name', (one) => {
    const text = textOf(one);
    const loaded = loadForm(text, 'contoh');
    const found = loaded.ok ? [] : explained(loaded.issues);
    if (one.issues) {
      expect(found).toEqual(one.issues.map((issue) => expect.objectContaining(issue) as unknown));
    } else {
      expect(found.filter(({ code }) => code !== 'unknown-name')).toEqual([]);
      expect(found.map(({ path }) => path).sort()).toEqual(placesOfUnknown(JSON.parse(text)).sort());
    }
  });
});

describe('options', () => {
  const when = (...names: string[]): BlockOfOptions => ({
    visibleWhen: { all: names.map((name) => ({ name, condition: 'isFilled' })) },
  });

  test.each<[string, readonly (readonly string[] | undefined)[], readonly string[]]>([
    ['what each of them reads', [['a', 'b'], ['b', 'c'], ['b']], ['b']],
    ['nothing, where one reads something else', [['a', 'b'], ['a'], ['c']], []],
    ['nothing, where one is always offered', [['a'], undefined], []],
    ['nothing, where all are always offered', [undefined, undefined], []],
  ])('choices have in common %s', (_, reads, common) => {
    const options = reads.map((names, at) => ({ value: `${at}`, ...(names && when(...names)) }));
    const fields = ['a', 'b', 'c'].map((name): BlockOfOptions => ({ name }));
    const form = formOf({ satu: [...fields, { type: 'radio', name: 'r', options }] });
    expect(neededByAll(form.fields.get('r')?.listed)).toEqual(common);
  });

  test('choices without conditions are always the same; others change with what is answered, and only then', () => {
    const { form, state } = begun([
      { name: 'a' },
      { name: 'b' },
      { type: 'radio', name: 'tetap', options: ['1', '2'] },
      {
        type: 'radio',
        name: 'berubah',
        options: ['1', { value: '2', ...when('a') }, { value: '3', ...when('b') }],
      },
    ]);
    const offered = form.fields.get('berubah')?.options;
    expect(form.fields.get('tetap')?.options).toHaveProperty('constant');
    if (!offered) throw new Error('no options');
    const now = (writes: Record<string, string>) =>
      computed(form, after(form, state, typed(writes)), offered);
    expect(now({ a: 'x' }).map(({ code }) => code)).toEqual(['1', '2']);
    const first = after(form, state, typed({ a: 'x' }), { type: 'touch', name: 'a' });
    expect(computed(form, after(form, first, typed({ a: 'y' })), offered)).toBe(
      computed(form, first, offered),
    );
    const swapped = after(form, first, typed({ a: '', b: 'x' }));
    expect(computed(form, swapped, offered).map(({ code }) => code)).toEqual(['1', '3']);
  });
});

describe('lists', () => {
  /** What stands in a form, and what is offered after each of some writes. */
  interface Case {
    name: string;
    lists?: Json;
    conditions?: Json;
    values?: Json;
    blocks: readonly BlockOfLists[];
    then: readonly {
      write?: Readonly<Record<string, Json>>;
      offered?: Readonly<Record<string, readonly string[]>>;
      waitingFor?: Readonly<Record<string, readonly string[]>>;
      values?: Readonly<Record<string, Json>>;
    }[];
  }

  // The shapes differ from case to case, which JSON modules type as a union of them all.
  test.each(listCases.offered as unknown as Case[])('$name', (one) => {
    const { blocks, lists = {}, conditions = {}, then } = one;
    const opened = begun(blocks, { lists, conditions, values: one.values ?? [] });
    let { state } = opened;
    const view = (name: string): FieldView => {
      const place = opened.form.fields.get(name)?.places[0];
      if (!place) throw new Error(`no field ${name}`);
      return fieldView(opened.form, state, place);
    };
    for (const { write = {}, offered = {}, waitingFor = {}, values = {} } of then) {
      state = after(opened.form, state, typed(write));
      for (const [name, options] of Object.entries(offered))
        expect(view(name).options?.map(({ value }) => value)).toEqual(options);
      for (const [name, names] of Object.entries(waitingFor)) expect(view(name).waitingFor).toEqual(names);
      expect(state.values).toMatchObject(values);
    }
  });

  const issueCases = listCases.issues as unknown as {
    name: string;
    lists?: Json;
    blocks: readonly BlockOfLists[];
    issues: string[];
  }[];
  test.each(issueCases)('$name', ({ blocks, lists, issues }) => {
    const near = (hint = ''): string => /"(.*)"/.exec(hint)?.[1] ?? '-';
    const found = issuesOf(blocks, { lists }).map(({ code, path, args, hint }) =>
      [code, path, args && 'near' in args ? near(hint) : '-'].join(' '),
    );
    expect(found).toEqual(issues);
  });

  test('choices with the same columns share one condition', () => {
    const options = Array.from({ length: 5000 }, (_, at) => ({ value: `${at}|Kota ${at}`, p: `${at % 34}` }));
    const { form } = begun(
      [{ name: 'p' }, { type: 'searchSelect', name: 'k', options: { list: 'kota', where: { p: '{p}' } } }],
      { lists: { kota: options } },
    );
    expect(new Set(form.fields.get('k')?.listed?.map(({ visibleWhen }) => visibleWhen)).size).toBe(34);
    expect(form.sources.conditions.size).toBe(34);
  });

  test('a choice is offered with what belongs to a choice, and without its columns', () => {
    const when = [{ name: 'p', condition: 'isFilled' }];
    const entry = { value: '1|A', hint: 'H', score: 2, p: '32' };
    expect(offer(entry, undefined)).toEqual({ value: '1|A', hint: 'H', score: 2 });
    expect(offer(entry, when)).toEqual({ value: '1|A', hint: 'H', score: 2, visibleWhen: when });
    expect([offer('1|A', undefined), offer('1|A', when)]).toEqual([
      '1|A',
      { value: '1|A', visibleWhen: when },
    ]);
  });

  test('a definition that names no list stays as it is', () => {
    const { definition } = begun([{ type: 'radio', name: 'a', options: ['1|A'] }], {
      lists: { l: ['1|A'] },
    }).form;
    const listed = withLists(definition, () => undefined);
    expect(listed.definition).toBe(definition);
    expect(listed.placeOf('lists.l[0]')).toBe('lists.l[0]');
  });
});

describe('steps', () => {
  test.each<[string, Json | undefined, Json | undefined, object | undefined]>([
    ['none says anything', undefined, undefined, undefined],
    ['the form has one', 'umum', undefined, { slug: 'umum' }],
    [
      'the form has one that opens once',
      { slug: 'umum', once: true },
      undefined,
      { slug: 'umum', once: true },
    ],
    ['the step has its own', 'umum', 'khusus', { slug: 'khusus' }],
    ['the step has none, whatever the form says', 'umum', null, undefined],
  ])('which popup Next opens first, when %s', (_, nextPopup, popup, opened) => {
    const next: BlockOfSteps = popup === undefined ? {} : { next: { popup } };
    const step: BlockOfSteps = { id: 'satu', title: 'Satu', blocks: [], ...next };
    const form = formOf({}, { steps: [step], ...(nextPopup === undefined ? {} : { nextPopup }) });
    expect(form.steps.get('satu')?.popup).toEqual(opened);
  });

  test('steps are numbered through the whole form, those for staff left out', () => {
    const step = (id: string, more: BlockOfSteps = {}): BlockOfSteps => ({
      id,
      title: id,
      blocks: [],
      ...more,
    });
    const stages: readonly BlockOfSteps[] = [
      {
        id: 'awal',
        steps: [step('a'), step('petugas', { showInCSMobile: true }), step('b', { showInCSMobile: false })],
      },
      { id: 'akhir', title: 'Akhir', navigation: 'tabs', steps: [step('c')] },
    ];
    const form = formOf({}, { steps: undefined as never, stages });
    expect([...form.steps.values()].map(({ id, stage, index, path }) => [id, stage, index, path])).toEqual([
      ['a', 'awal', 0, 'stages[0].steps[0]'],
      ['b', 'awal', 1, 'stages[0].steps[2]'],
      ['c', 'akhir', 2, 'stages[1].steps[0]'],
    ]);
    expect(form.stages.map(({ title, navigation }) => [title, navigation])).toEqual([
      [undefined, 'steps'],
      ['Akhir', 'tabs'],
    ]);
  });

  test.each<[BlockOfSteps, boolean | undefined]>([
    [{}, true],
    [{ next: { do: 'selesai' } }, undefined],
  ])('a form that sends nothing ends at its last step, unless Next leads on: %j', (more, ends) => {
    const steps = ['satu', 'dua'].map((id) => ({ id, title: id, blocks: [], ...more }));
    const rest = { subProductId: undefined as never, actions: { selesai: [] } };
    const form = formOf({}, { ...rest, steps });
    const whole = formOf({}, { ...rest, steps: undefined as never, stages: [{ id: 'utama', steps }] });
    for (const one of [form, whole]) {
      expect([...one.steps.values()].map(({ definition }) => definition.ends)).toEqual([undefined, ends]);
    }
  });

  test.each<[string | undefined, object[], object]>([
    [undefined, [{ kind: 'goTo', goTo: 'preview' }], {}],
    ['preview', [{ kind: 'goTo', goTo: 'preview' }], {}],
    ['submit', [{ kind: 'action', name: 'submit' }], {}],
    ['selesai', [{ kind: 'action', name: 'selesai' }], {}],
    [undefined, [], { subProductId: undefined }],
    ['selesai', [{ kind: 'action', name: 'selesai' }], { subProductId: undefined }],
  ])('after the last step (%s) comes %j', (afterLastStep, effects, rest) => {
    const definition = { actions: { selesai: [] }, ...(afterLastStep && { afterLastStep }), ...rest };
    const { stages, submit } = formOf({ satu: [] }, definition);
    expect(stages.map((stage) => stage.afterLastStep)).toEqual([effects]);
    expect(submit).toEqual([{ kind: 'standardSubmit' }]);
  });
});
