import { formOf, type Block } from '../../interpreter/engine/testing/form';
import {
  compared,
  joined,
  type CompiledField,
  type CompiledForm,
  type Expression,
  type Json,
  type Value,
} from '../../interpreter';
import { all, holds, modelOf, not, onPath, search, type Goal, type SearchOptions } from './index';
import cases from './reach.cases.json';
import {
  all as allOfGoals,
  any,
  branchGoal,
  holds as holdsOfGoals,
  not as notOfGoals,
  onPath as onPathOfGoals,
  opened,
  type Goal as GoalOfGoals,
} from './goals';
import { modelOf as modelOfForm, type Model } from './model';
import { domainOf, fits, type DomainFacts } from './domains';

describe('reach', () => {
  type Outcomes = Readonly<Record<string, 'yes' | 'perhaps' | 'no' | 'unknown'>>;
  type Steps = Readonly<Record<string, readonly Block[]>>;

  interface Case {
    name: string;
    steps?: Steps;
    stages?: Readonly<Record<string, Steps>>;
    /** Where Next of a step leads; when a step is shown that is an end. */
    next?: Readonly<Record<string, Json>>;
    ends?: Readonly<Record<string, Json>>;
    rest?: Block;
    /** Named conditions, each a comparison in short, or several. */
    when?: Readonly<Record<string, Json>>;
    /** What can be, for any visitor and for one who has been told of what is wrong. */
    may: Outcomes;
    passed?: Outcomes;
    /** Left out: the day is not known. */
    today?: string;
  }

  /** `['a', 'equals', 1]` as a definition writes it. */
  function written(short: Json): Json {
    if (!Array.isArray(short)) {
      if (typeof short !== 'object' || short === null) return short;
      return Object.fromEntries(
        Object.entries(short).map(([key, parts]) => [key, (parts as Json[]).map(written)]),
      );
    }
    const [name = null, condition = null, value] = short as readonly Json[];
    return { name, condition, ...(value !== undefined && { value }) };
  }

  const conditionOf = (short: Json): Json => (Array.isArray(short) ? [written(short)] : written(short));

  function formFor({ steps = {}, stages, next = {}, ends = {}, rest, when = {} }: Case): CompiledForm {
    const label = (block: Block): Block =>
      typeof block.name === 'string' ? { type: 'text', label: block.name, ...block } : block;
    const stepsOf = (all: Steps): Block[] =>
      Object.entries(all).map(([id, blocks]) => ({
        id,
        title: id,
        blocks: blocks.map(label),
        ...(next[id] !== undefined && { next: { goTo: next[id] } }),
        ...(ends[id] !== undefined && { ends: true, visibleWhen: ends[id] }),
      }));
    const conditions = Object.fromEntries(
      Object.entries(when).map(([name, short]) => [name, conditionOf(short)]),
    );
    const screens: Block = stages
      ? {
          steps: undefined as never,
          stages: Object.entries(stages).map(([id, one]) => ({ id, steps: stepsOf(one) })),
        }
      : { steps: stepsOf(steps) };
    return formOf({}, { ...screens, conditions, ...rest });
  }

  /** A goal in words: `not`, then a step that answers lead through, a choice, an answer that is asked, or a condition. */
  function goalOf(form: CompiledForm, words: string): Goal {
    if (words.includes(' & ')) return all(words.split(' & ').map((part) => goalOf(form, part)));
    if (words.startsWith('not ')) return not(goalOf(form, words.slice(4)));
    const [verb, name = '', code = ''] = words.split(' ');
    if (verb === 'on') return onPath(name === 'preview' ? (form.preview?.id ?? '') : name);
    if (verb === 'asked') return { kind: 'asked', name, wanted: true };
    if (verb === 'choose') return { kind: 'chosen', name, code, wanted: true };
    const tree = form.sources.conditions.get(`conditions.${words}`)?.compiled;
    if (!tree) throw new Error(`${words} is no condition`);
    return holds(tree);
  }

  test.each(cases as unknown as readonly Case[])('What the answers may be: $name', (one) => {
    const form = formFor(one);
    const found = (expected: Outcomes = {}, options: SearchOptions = {}): Outcomes => {
      const reported = Object.keys(expected).map((words) => {
        const outcome = search(
          modelOf(form, one.today === undefined ? {} : { today: one.today }),
          goalOf(form, words),
          options,
        );
        const word = outcome.reached === 'yes' && !outcome.sure ? 'perhaps' : outcome.reached;
        return [words, word] as const;
      });
      return Object.fromEntries(reported);
    };
    expect(found(one.may)).toEqual(one.may);
    expect(found(one.passed, { passed: () => true })).toEqual(one.passed ?? {});
  });
});

describe('goals', () => {
  const [a, b] = [compared('a', 'isTrue'), compared('b', 'isTrue')];

  test('not all is one not, not one is all not, and twice is once', () => {
    const goal = allOfGoals([holdsOfGoals(a), any([onPathOfGoals('s'), holdsOfGoals(b, false)])]);
    expect(notOfGoals(goal)).toEqual(
      any([holdsOfGoals(a, false), allOfGoals([onPathOfGoals('s', false), holdsOfGoals(b)])]),
    );
    expect(notOfGoals(notOfGoals(goal))).toEqual(goal);
  });

  test('a reply of the back end is not avoided', () => {
    const reply: GoalOfGoals = { kind: 'reply', call: 'wic-check', reply: 1 };
    expect(notOfGoals(reply)).toEqual(allOfGoals([]));
  });

  test.each<[Expression, boolean, GoalOfGoals]>([
    [a, true, holdsOfGoals(a)],
    [a, false, holdsOfGoals(a, false)],
    [joined('not', [a]), true, holdsOfGoals(a, false)],
    [joined('not', [a]), false, holdsOfGoals(a)],
    [joined('all', [a, b]), true, allOfGoals([holdsOfGoals(a), holdsOfGoals(b)])],
    [joined('all', [a, b]), false, any([holdsOfGoals(a, false), holdsOfGoals(b, false)])],
    [joined('any', [a, b]), true, any([holdsOfGoals(a), holdsOfGoals(b)])],
    [joined('any', [a, b]), false, allOfGoals([holdsOfGoals(a, false), holdsOfGoals(b, false)])],
  ])('a condition opens by one level: %j, %j', (tree, wanted, goal) => {
    expect(opened(tree, wanted)).toEqual(goal);
  });

  test('Next takes a branch when it holds and none before it does', () => {
    const when = (name: string) => [{ name, condition: 'isTrue' }];
    const tick = (name: string) => ({ type: 'checkbox', name, label: name });
    const form = formOf(
      {},
      {
        steps: [
          {
            id: 's',
            title: 'S',
            blocks: [tick('a'), tick('b')],
            next: { goTo: [{ when: when('a'), step: 't' }, { when: when('b'), step: 'u' }, { step: 't' }] },
          },
          { id: 't', title: 'T', blocks: [] },
          { id: 'u', title: 'U', blocks: [] },
        ] as never,
      },
    );
    const step = form.steps.get('s');
    const [first, second] = step?.branches.flatMap((branch) => branch.when ?? []) ?? [];
    if (!step || !first || !second) throw new Error('no step');
    expect(branchGoal(step, 0)).toEqual(allOfGoals([holdsOfGoals(first)]));
    expect(branchGoal(step, 1)).toEqual(allOfGoals([holdsOfGoals(first, false), holdsOfGoals(second)]));
    expect(branchGoal(step, 2)).toEqual(
      allOfGoals([holdsOfGoals(first, false), holdsOfGoals(second, false)]),
    );
    expect(branchGoal(step, 3)).toEqual(
      allOfGoals([holdsOfGoals(first, false), holdsOfGoals(second, false), any([])]),
    );
  });
});

describe('model', () => {
  const is = (name: string, value: Json, condition = 'equals'): Json => [{ name, condition, value }];

  describe('Whoever comes to a step has been told of what is wrong with an answer', () => {
    const hidden = { visibleWhen: is('a', 'X') };
    const step = (id: string, blocks: readonly Block[]): Block => ({
      id,
      title: id,
      blocks: blocks.map((block) => ({ type: 'text', label: 'L', ...block })),
    });
    const reported = (name: string, at: number, rest: Block = {}): boolean => {
      const awal = [
        step('satu', [{ name: 'a' }, { name: 'b', ...hidden }, { name: 'c' }]),
        step('dua', [{ name: 'd' }, { use: 'c' }]),
      ].map((one) => ({ ...one, blocks: (one.blocks as Block[]).map(plain) }));
      const stages: Json = [
        { id: 'awal', steps: awal },
        { id: 'akhir', steps: [step('tiga', [{ name: 'e' }]), step('empat', [])] },
      ];
      const model: Model = modelOfForm(formOf({}, { steps: undefined as never, stages, ...rest }));
      return model.isPassed(name, at);
    };
    const plain = (block: Block): Block => ('use' in block ? { use: block.use ?? '' } : block);
    const does = (...effects: readonly Json[]): Block => ({ actions: { x: effects } });

    test.each<[string, string, number, boolean, Block?]>([
      ['of an earlier one', 'a', 1, true],
      ['of no answer of the step itself', 'a', 0, false],
      ['of no later one', 'd', 1, false],
      ['of none in a stage that was left', 'd', 2, false],
      ['of one in the stage that was entered', 'e', 3, true],
      ['of none that is shown now and then', 'b', 1, false],
      ['of none that is asked in two places', 'c', 1, false],
      ['of none that there is not', 'tidakAda', 1, false],
      ['of none that an effect writes', 'a', 1, false, does({ set: { a: "'X'" } })],
      ['of none that an effect empties', 'a', 1, false, does({ clear: ['a'] })],
      ['of one beside another that an effect empties', 'a', 1, true, does({ clear: ['b'] })],
      ['of none where an effect leads past steps', 'a', 1, false, does({ goTo: { step: 'dua' } })],
      ['of one where an effect leads to the preview alone', 'a', 1, true, does({ goTo: 'preview' })],
    ])('%s', (_, name, at, isReported, rest = {}) => {
      expect(reported(name, at, rest)).toBe(isReported);
    });
  });
});

describe('domains', () => {
  const fieldOf = (block: Block): CompiledField => {
    const field = formOf({
      satu: [
        { name: 'a', ...block },
        { name: 'lain' },
        { type: 'date', name: 'hari' },
        { type: 'number', name: 'jumlah' },
      ],
    }).fields.get('a');
    if (!field) throw new Error('no field');
    return field;
  };

  const nothing: DomainFacts = { mentioned: [], compared: 1, written: false, min: undefined, max: undefined };
  const valuesOf = (block: Block, facts: Partial<DomainFacts> = {}): readonly Value[] | undefined =>
    domainOf(fieldOf(block), { ...nothing, ...facts })?.values;

  const other = '\u2026';
  const options = ['1|A', '2|B', '3|C'];

  describe('What an answer can be', () => {
    test('a choice of a remote list: what is mentioned, by code, and another one', () => {
      const lookup = { url: '/x', idField: 'id', textField: 'nama' };
      expect(valuesOf({ type: 'searchSelect', lookup }, { mentioned: ['1|A', 'b'] })).toEqual([
        '1',
        'b',
        other,
        '',
      ]);
      expect(valuesOf({ type: 'checkboxGroup', lookup })).toBeUndefined();
    });

    test('a choice of the definition is known, however many answers it is compared with', () => {
      expect(domainOf(fieldOf({ type: 'radio', options }), { ...nothing, compared: 5 })?.whole).toBe(true);
    });

    test('ticks: none, one for all alike, those that are distinguished in every set, and all', () => {
      const values = valuesOf({ type: 'checkboxGroup', options }, { mentioned: ['1'] });
      expect(values).toEqual([['1', '2', '3'], [], ['1'], ['2'], ['1', '2'], []]);
    });

    test('choices that count differently are distinguished', () => {
      const scored = [{ value: '1', score: 0 }, { value: '2', score: 5 }, '3', '4'];
      expect(valuesOf({ type: 'radio', options: scored })).toEqual(['1', '2', '']);
    });

    test('very many ticks: each alone, all but each, and so not all', () => {
      const many = Array.from({ length: 11 }, (_, index) => `k${index + 10}`);
      const domain = domainOf(fieldOf({ type: 'checkboxGroup', options: many }), {
        ...nothing,
        mentioned: many,
      });
      expect(domain?.whole).toBe(false);
      expect(domain?.values).toHaveLength(1 + 11 + 11 + 1);
      expect(domain?.values).toEqual(expect.arrayContaining([many, ['k10'], many.slice(1)]));
      const fewer = domainOf(fieldOf({ type: 'checkboxGroup', options: many.slice(1) }), {
        ...nothing,
        mentioned: many,
      });
      expect([fewer?.whole, fewer?.values.length]).toEqual([true, 1 + 2 ** 10 + 1]);
    });

    test.each(['checkbox', 'switch'])('a %s: on or off', (type) => {
      expect(valuesOf({ type })).toEqual([true, false]);
    });

    test('a number: each that is mentioned, its neighbours, the bounds', () => {
      expect(valuesOf({ type: 'number' })).toEqual([other, null]);
      expect(valuesOf({ type: 'number' }, { mentioned: [5, 'x'] })).toEqual([5, 4, 6, null]);
      expect(valuesOf({ type: 'currency' }, { mentioned: [5], min: 1, max: 9 })).toEqual([
        5,
        4,
        6,
        1,
        9,
        null,
      ]);
      expect(valuesOf({ type: 'number' }, { compared: 2 })).toEqual([0, 1, 2, 3, null]);
    });

    test('a decimal, and a number that is computed: also what lies between two', () => {
      expect(valuesOf({ type: 'decimal' }, { mentioned: [8, 2] })).toEqual([8, 7, 9, 2, 1, 3, 5, null]);
      const three = [9, 8, 10, 1, 0, 2, 5, 4, 6, 3, 7, null];
      expect(valuesOf({ type: 'decimal' }, { mentioned: [9, 1, 5] })).toEqual(three);
      const computed = { mentioned: [2], max: 5, written: true };
      expect(valuesOf({ type: 'number' }, computed)).toEqual([2, 1, 3, 3.5, 5, null]);
    });

    test('a day: each that is mentioned, its neighbours, the bounds', () => {
      expect(valuesOf({ type: 'date' })).toEqual([other, '']);
      expect(
        valuesOf({ type: 'date' }, { mentioned: ['2026-03-01', 'x'], max: '2026-12-31', min: '' }),
      ).toEqual(['2026-03-01', '2026-02-28', '2026-03-02', '2026-12-31', '']);
      expect(valuesOf({ type: 'date' }, { compared: 2 })).toEqual([
        '2000-01-01',
        '1999-12-31',
        '2000-01-02',
        '2000-02-01',
        '',
      ]);
    });

    test('a month: each that is mentioned, its neighbours, the bounds', () => {
      expect(
        valuesOf({ type: 'monthYear' }, { mentioned: ['2026-12', 'x2026-10'], max: '2027-12', min: '' }),
      ).toEqual(['2026-12', '2026-11', '2027-01', '2027-12', '']);
      expect(valuesOf({ type: 'monthYear' }, { compared: 2 })).toEqual(['2000-01', '1999-12', '2000-02', '']);
    });

    test('answers that are compared with one another: as many as there are, up to four', () => {
      expect(valuesOf({}, { compared: 3 })).toEqual([other, `${other}1`, `${other}2`, '']);
      const field = fieldOf({});
      expect(domainOf(field, { ...nothing, compared: 4 })).toMatchObject({ whole: true });
      const five = domainOf(field, { ...nothing, compared: 5 });
      expect([five?.values.length, five?.whole]).toEqual([5, false]);
    });

    test.each(['upload', 'captcha'])('of a %s nothing is known but that there is one', (type) => {
      expect(valuesOf({ type })).toEqual([other, '']);
      expect(valuesOf({ type }, { mentioned: ['x'] })).toBeUndefined();
      expect(valuesOf({ type }, { mentioned: [''] })).toEqual([other, '']);
    });

    test('of a branch nothing is known but that there is one', () => {
      const branch = { type: 'branch', apiUrl: '/x', city: 'lain', date: 'hari' };
      expect(valuesOf(branch)).toEqual([other, '']);
      expect(valuesOf(branch, { mentioned: ['B1'] })).toBeUndefined();
    });

    const rows = { type: 'rows', maxRows: 4, blocks: [{ type: 'text', name: 'nama', label: 'Nama' }] };
    test.each<[Block, Partial<DomainFacts>, readonly number[]]>([
      [rows, {}, [2, 1, 0, 0]],
      [rows, { min: 1 }, [2, 1, 0]],
      [rows, { min: 2, max: 3 }, [2, 0]],
      [rows, { min: 3, max: 3 }, [3, 0]],
      [rows, { max: 1 }, [1, 0, 0]],
      [rows, { min: '', max: '' }, [2, 1, 0, 0]],
      [{ ...rows, minRows: 3 }, {}, [2, 1, 0, 3, 0]],
      [{ ...rows, minRows: 'jumlah' }, { max: 4 }, [2, 1, 0, 4, 0]],
    ])('as many rows as may matter: %j, %j', (block, given, counts) => {
      const domain = domainOf(fieldOf(block), { ...nothing, ...given });
      expect([domain?.values.map((slots) => (slots as readonly number[]).length), domain?.whole]).toEqual([
        counts,
        false,
      ]);
    });
  });

  describe('Whether a value is right', () => {
    test.each<[Block, Value, boolean]>([
      [{ minLength: 2, maxLength: 3 }, 'a', false],
      [{ minLength: 2, maxLength: 3 }, 'ab', true],
      [{ minLength: 2, maxLength: 3 }, 'abc', true],
      [{ minLength: 2, maxLength: 3 }, 'abcd', false],
      [{ minLength: 2 }, '', true],
      [{ minLength: 2 }, other, true],
      [{ maxLength: 1 }, '😀', true],
      [{ format: 'nik' }, '3174012508900001', true],
      [{ format: 'nik' }, '317401250890000', false],
      [{ format: 'nik' }, '', true],
      [{ format: ['AA999999', 'A9999999'] }, 'A1234567', true],
      [{ format: ['AA999999', 'A9999999'] }, 'A123456', false],
      [{}, 'abcd', true],
      [{ type: 'radio', options }, '1', true],
    ])('%j holds %j: %j', (block, value, right) => {
      expect(fits(fieldOf(block), value, undefined, undefined)).toBe(right);
    });

    test.each<[string, Value, Value, Value, boolean]>([
      ['number', 3, 3, 5, true],
      ['number', 5, 3, 5, true],
      ['number', 2, 3, 5, false],
      ['number', 6, 3, 5, false],
      ['number', 6, undefined, undefined, true],
      ['number', null, undefined, -5, true],
      ['number', null, 5, undefined, true],
      ['monthYear', '2026-02', '2026-03', '2026-05', false],
      ['monthYear', '2026-03', '2026-03', '2026-05', true],
      ['monthYear', '2026-06', '2026-03', '2026-05', false],
      ['date', '2026-03-01', '2026-03-01', '2026-03-02', true],
      ['date', '2026-02-28', '2026-03-01', '2026-03-02', false],
      ['date', '2026-03-03', '2026-03-01', '2026-03-02', false],
      ['date', '2026-03-03', '', '', true],
      ['date', '', '2026-03-01', undefined, true],
    ])('a %s %j between %j and %j: %j', (type, value, min, max, right) => {
      expect(fits(fieldOf({ type }), value, min, max)).toBe(right);
    });
  });
});
