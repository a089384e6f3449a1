import type { Json } from '../../language';
import { checkStep, firstUnfinished } from './check';
import { firstStep, formPath, isLastStep, stageOf, stepOf } from './path';
import { previewSteps } from './preview';
import { startState } from './restore';
import { toSubmission } from './submission';
import { after, facts, formOf, typed, type Block, begun, textStep as step } from './testing/form';
import cases from './ends.cases.json';
import type { FormEvent } from './events';
import type { FormState } from './state';
import { transition } from './transition';
import { isDue } from './passed';

describe('path', () => {
  const whenIs = (name: string, value: string): Json => [{ name, condition: 'equals', value }];
  const whole = formOf({ satu: [{ name: 'a' }] });

  test('the last step is that of the last stage, and no end', () => {
    const stages = [
      { id: 'satu', steps: [step('a')] },
      {
        id: 'dua',
        steps: [step('b'), step('c', { visibleWhen: whenIs('b', 'ya') }), step('d', { ends: true })],
      },
    ];
    const form = formOf({}, { steps: undefined as never, stages });
    const start = startState(form, facts);
    const isLast = (at: string, b = '') =>
      isLastStep(form, {
        ...after(form, start, { type: 'goTo', target: { step: at } }, typed({ b })),
        step: at,
      });
    expect(isLastStep(form, start)).toBe(false);
    expect([isLast('b'), isLast('c'), isLast('d')]).toEqual([false, false, false]);
    const open = formOf(
      {},
      { steps: undefined as never, stages: [stages[0] ?? {}, { id: 'dua', steps: [step('b')] }] },
    );
    const second = after(open, startState(open, facts), { type: 'goTo', target: { stage: 'dua' } });
    expect([isLastStep(open, startState(open, facts)), isLastStep(open, second)]).toEqual([false, true]);
  });

  test('nothing is wrong on a step that the answers do not lead through', () => {
    const needed = { blocks: [{ type: 'text', name: 'b', label: 'b', required: true }] };
    const steps = [step('a'), step('b', { ...needed, visibleWhen: whenIs('a', 'ya') })];
    const form = formOf({}, { steps });
    const wrongAfter = (a: string) => {
      const state = after(form, startState(form, facts), typed({ a }));
      return Object.keys(checkStep({ form, state, facts }, stepOf(form, 'b')));
    };
    expect([wrongAfter('tidak'), wrongAfter('ya')]).toEqual([[], ['b']]);
  });

  /** The steps on the path after some answers. */
  const pathOf = (steps: readonly Block[], answers: Readonly<Record<string, Json>>): unknown => {
    const form = formOf({}, { steps });
    return formPath(form, after(form, startState(form, facts), typed(answers))).map(({ id }) => id);
  };

  describe('The path', () => {
    test('takes the first way on that holds, and leaves out what lies between', () => {
      const goTo: Json = [{ when: whenIs('a', '1'), step: 'c' }, { step: 'd' }];
      const steps = [step('a', { next: { goTo } }), step('b'), step('c'), step('d'), step('e')];
      expect(pathOf(steps, { a: '1' })).toEqual(['a', 'c', 'd', 'e']);
      expect(pathOf(steps, { a: '2' })).toEqual(['a', 'd', 'e']);
    });

    test('goes on to the next step when no way on holds', () => {
      const goTo = [{ when: whenIs('a', '1'), step: 'c' }];
      expect(pathOf([step('a', { next: { goTo } }), step('b'), step('c')], {})).toEqual(['a', 'b', 'c']);
    });

    test('skips a hidden step, whose own ways on then lead nowhere', () => {
      const hidden = step('b', { visibleWhen: whenIs('a', '1'), next: { goTo: [{ step: 'd' }] } });
      const steps = [step('a'), hidden, step('c'), step('d')];
      expect(pathOf(steps, {})).toEqual(['a', 'c', 'd']);
      expect(pathOf(steps, { a: '1' })).toEqual(['a', 'b', 'd']);
    });

    test('hands a way on over a hidden step', () => {
      const steps = [
        step('a', { next: { goTo: [{ step: 'c' }] } }),
        step('b'),
        step('c', { visibleWhen: whenIs('a', '1') }),
        step('d'),
      ];
      expect(pathOf(steps, {})).toEqual(['a', 'd']);
    });

    test('leads through the stages that were entered, in order', () => {
      const stages: Block[] = [
        { id: 'awal', steps: [step('a'), step('b')] },
        { id: 'akhir', steps: [step('c', { visibleWhen: whenIs('a', '1') }), step('d')] },
      ];
      const form = formOf({}, { steps: undefined as never, stages });
      const start = startState(form, facts);
      const idsOf = (state: typeof start): unknown => formPath(form, state).map(({ id }) => id);
      expect(idsOf(start)).toEqual(['a', 'b']);
      const entered = after(form, start, { type: 'goTo', target: { stage: 'akhir' } });
      expect([entered.step, idsOf(entered)]).toEqual(['d', ['a', 'b', 'd']]);
      const direct = after(form, start, { type: 'goTo', target: { step: 'c' } });
      expect([direct.step, direct.stages]).toEqual(['c', ['awal', 'akhir']]);
    });

    test('knows no answer of a step that it leaves out', () => {
      const goTo = [{ when: whenIs('a', '1'), step: 'c' }];
      const steps = [
        step('a', { next: { goTo } }),
        step('b'),
        step('c', { blocks: [{ type: 'text', name: 'c', label: 'C', compute: 'b' }] }),
      ];
      const form = formOf({}, { steps });
      const over = after(form, startState(form, facts), typed({ b: 'x' }));
      expect(over.values.c).toBe('x');
      expect(after(form, over, typed({ a: '1' })).values.c).toBe('');
    });
  });

  describe('An answer that stands on two steps', () => {
    const form = formOf(
      {},
      {
        steps: [
          { id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'a', label: 'A', readOnly: true }] },
          { id: 'dua', title: 'Dua', blocks: [{ use: 'a', readOnly: false }] },
        ],
      },
    );
    const start = startState(form, facts);

    test('can be typed on the step where it is open only', () => {
      expect(after(form, start, typed({ a: 'x' })).values.a).toBe('');
      expect(after(form, start, { type: 'advance' }, typed({ a: 'x' })).values.a).toBe('x');
    });
  });

  test('the answers of a step that is kept are sent when it is left out', () => {
    const sent = (keep: boolean): unknown => {
      const form = formOf({}, { steps: [step('a'), step('b', { keep, visibleWhen: whenIs('a', '1') })] });
      const filled = after(
        form,
        startState(form, facts),
        typed({ a: '1' }),
        typed({ b: 'x' }),
        typed({ a: '2' }),
      );
      return toSubmission(form, filled);
    };
    expect([sent(true), sent(false)]).toEqual([{ a: '2', b: 'x' }, { a: '2' }]);
  });

  test('a stage that was left can be entered again where it has only asked, as the preview says; Ubah there asks the bank again', () => {
    const stages: Block[] = [
      { id: 'awal', steps: [step('a')], afterLastStep: 'panggil' },
      { id: 'akhir', steps: [step('b')] },
    ];
    const editing = (call: string): unknown => {
      const panggil = [{ if: whenIs('a', '1'), then: [{ call, outcomes: [] }] }];
      const form = formOf({}, { steps: undefined as never, stages, actions: { panggil } });
      const entered = after(form, startState(form, facts), { type: 'goTo', target: { stage: 'akhir' } });
      const open = previewSteps(form, entered).map(({ isOpen }) => isOpen);
      const { state, effects } = transition(form, entered, { type: 'edit', step: 'a' }, facts);
      const next = transition(form, state, { type: 'advance' }, facts);
      return [open, state.stages, effects.map(({ kind }) => kind), next.effects.map(({ kind }) => kind)];
    };
    expect(editing('wic-check')).toEqual([[true, true], ['awal'], ['showStep'], ['run']]);
    expect(editing('registration')).toEqual([[false, true], ['awal', 'akhir'], [], ['run']]);
  });

  test.each<[string, () => unknown]>([
    ['no step hilang', () => stepOf(whole, 'hilang')],
    ['no stage of step satu', () => stageOf({ ...whole, stages: [] }, 'satu')],
    ['no form without a step', () => firstStep({ ...whole, stages: [] })],
  ])('what compile lets through nowhere is a fault of ours, which says what is missing: %s', (words, act) => {
    expect(act).toThrow(words);
  });

  test('a stage asks for what stands in it, though it stands in another one too', () => {
    const stage = (id: string, ...blocks: readonly Block[]): Block => ({
      id,
      steps: [{ id: `${id}1`, title: id, blocks }],
    });
    const field = (name: string): Block => ({ type: 'text', name, label: name });
    const stages = [stage('awal', field('a'), field('b')), stage('akhir', { use: 'a' }, field('c'))];
    const form = formOf({}, { steps: undefined as never, stages });
    const entered = after(form, startState(form, facts), typed({ a: 'x', b: 'y' }), {
      type: 'goTo',
      target: { stage: 'akhir' },
    });
    const filled = after(form, entered, typed({ c: 'z' }));
    const asked = (...of: string[]): unknown => toSubmission(form, filled, of);
    expect([asked('awal'), asked('akhir'), asked()]).toEqual([
      { a: 'x', b: 'y' },
      { a: 'x', c: 'z' },
      { a: 'x', b: 'y', c: 'z' },
    ]);
  });
});

describe('ends', () => {
  interface Case {
    name: string;
    fill: Readonly<Record<string, Json>>;
    /** The steps on the path then. */
    path: readonly string[];
    /** The step that the visitor has come to by Next; left out: the first one. */
    at?: string;
    /** The step that 'Ubah' on the preview leads to. */
    editing?: string;
    /** The first effect of Next, or of its end; the step that Back leads to. */
    next?: string;
    advance?: string;
    back?: string;
    unfinished?: string | null;
  }

  const usia = { type: 'radio', name: 'usia', label: 'Usia', options: ['1|Muda', '2|Dewasa', '3|Lansia'] };
  const when = (value: string): Json => [{ name: 'usia', condition: 'equals', value }];
  const form = formOf(
    {},
    {
      steps: [
        { id: 'usia', title: 'Usia', blocks: [usia], next: { goTo: [{ when: when('1'), step: 'muda' }] } },
        { id: 'data', title: 'Data', blocks: [], next: { goTo: [{ when: when('2'), preview: true }] } },
        { id: 'muda', title: 'Belum cukup umur', ends: true, blocks: [] },
      ] satisfies readonly Block[],
    },
  );

  test.each(cases as readonly Case[])('$name', (one) => {
    let state: FormState = after(form, startState(form, facts), typed(one.fill));
    expect(formPath(form, state).map(({ id }) => id)).toEqual(one.path);
    while (one.at !== undefined && state.step !== one.at) state = after(form, state, { type: 'advance' });
    if (one.editing !== undefined) state = after(form, state, { type: 'edit', step: one.editing });
    const effectOf = (event: FormEvent): string =>
      transition(form, state, event, facts).effects[0]?.kind ?? 'nothing';
    if (one.next !== undefined) expect(effectOf({ type: 'next' })).toBe(one.next);
    if (one.advance !== undefined) expect(effectOf({ type: 'advance' })).toBe(one.advance);
    if (one.back !== undefined) expect(after(form, state, { type: 'back' }).step).toBe(one.back);
    if (one.unfinished !== undefined)
      expect(firstUnfinished({ form, state, facts }) ?? null).toBe(one.unfinished);
  });

  test('nothing follows an end: what is kept there has the time of a form that is being filled in', () => {
    const at = (step: string, answer: string): FormState =>
      after(form, startState(form, facts), typed({ usia: answer }), { type: 'goTo', target: { step } });
    expect([isLastStep(form, at('muda', '1')), isLastStep(form, at('data', '2'))]).toEqual([false, true]);
  });

  describe('A form that sends nothing', () => {
    const open = (rest: Block = {}) =>
      formOf({ satu: [{ name: 'a' }], dua: [{ name: 'b' }] }, { subProductId: undefined as never, ...rest });

    test('ends at its last step', () => {
      const own = open();
      const last = after(own, startState(own, facts), { type: 'advance' });
      expect(last.step).toBe('dua');
      expect(transition(own, last, { type: 'next' }, facts).effects).toEqual([]);
    });

    test('goes on with the action that follows its last step', () => {
      const own = open({ afterLastStep: 'pulang', actions: { pulang: [{ navigate: '/' }] } });
      const last = after(own, startState(own, facts), { type: 'advance' });
      expect(transition(own, last, { type: 'next' }, facts).effects[0]?.kind).toBe('run');
    });
  });
});

describe('passed', () => {
  const field = (name: string, more: Block = {}): Block => ({ type: 'text', name, label: name, ...more });
  const step = (id: string, blocks: readonly Block[], more: Block = {}): Block => ({
    id,
    title: id,
    blocks,
    ...more,
  });

  const needed = { requiredWhen: [{ name: 'lain', condition: 'isFilled' }] };
  const first = [
    step('a', [field('alamat'), field('kota', needed), field('lain')]),
    step('b', [field('b')], { next: { do: 'x' } }),
  ];
  const last = step('c', [field('c'), field('d')]);
  const actions: Json = { x: [{ copy: { d: 'alamat' } }, { toast: { title: '{kota} {c}' } }] };

  const form = formOf({}, { steps: [...first, last], actions });
  const done = after(form, startState(form, facts), { type: 'advance' }, { type: 'advance' });
  const dueAt = (state: FormState): boolean => isDue(form, state, stepOf(form, 'b'));

  describe("What a step's Next does", () => {
    test('was done by who came past it', () => {
      expect([done.step, done.passed, dueAt(done)]).toEqual(['c', { b: true }, false]);
    });

    test.each<[string, Readonly<Record<string, Json>>, boolean]>([
      ['an answer that it reads', { alamat: 'X' }, true],
      ['an answer that it does not read', { b: 'X' }, false],
      ['one that changes only how an answer looks which it reads', { lain: 'X' }, false],
      ['an answer that it reads, but that is asked after it', { c: 'X' }, false],
      ['an answer that it writes', { d: 'X' }, false],
    ])('is due again after %s: %j', (_, writes, due) => {
      for (const by of ['visitor', 'effect'] as const) {
        const state = after(form, done, typed(writes, by));
        expect([state.passed.b, dueAt(state)]).toEqual([!due, due]);
      }
    });

    test('is due for who stands before it or on it and has not done it, and for nobody else', () => {
      const start = startState(form, facts);
      expect(dueAt(start)).toBe(true);
      expect(dueAt(after(form, start, { type: 'advance' }))).toBe(true);
      expect(dueAt({ ...done, passed: {} })).toBe(false);
      expect(isDue(form, start, stepOf(form, 'c'))).toBe(false);
      expect(dueAt(after(form, done, { type: 'goTo', target: { step: 'a' } }))).toBe(false);
    });

    test('is not due in a stage that was left: it has run there', () => {
      const stages: Json = [
        { id: 'awal', steps: first },
        { id: 'akhir', steps: [last] },
      ];
      const staged = formOf({}, { steps: undefined as never, stages, actions });
      const start = startState(staged, facts);
      const later = after(staged, start, { type: 'advance' }, { type: 'advance' }, typed({ alamat: 'X' }));
      expect([later.passed.b, isDue(staged, later, stepOf(staged, 'b'))]).toEqual([false, true]);
      const entered = after(staged, later, { type: 'goTo', target: { stage: 'akhir' } });
      expect(isDue(staged, entered, stepOf(staged, 'b'))).toBe(false);
      // Nor does what is asked there make anything due.
      const written = after(staged, { ...entered, passed: { b: true } }, typed({ c: 'X' }));
      expect(written.passed).toEqual({ b: true });
    });
  });
});

describe('next', () => {
  test('Next waits for a check of one of several watches', () => {
    const watching = formOf(
      { satu: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], dua: [{ name: 'd' }] },
      {
        watch: [
          { fields: ['a', 'd'], do: 'satu' },
          { fields: ['b'], do: 'dua' },
          { fields: ['d'], do: 'tiga' },
        ],
        actions: { satu: [{ wait: 1 }], dua: [{ wait: 1 }], tiga: [{ wait: 1 }] },
      },
    );
    const press = (writes: Record<string, Json>): unknown =>
      transition(
        watching,
        after(watching, startState(watching, facts), typed(writes)),
        { type: 'next' },
        facts,
      ).effects[0]?.kind;
    expect(press({ b: 'x' })).toBe('waitForPending');
    expect(press({ a: 'x', d: 'y' })).toBe('waitForPending');
    expect(press({ c: 'x' })).toBe('run');
    expect(press({ d: 'x' })).toBe('run');
  });

  describe('An answer that nobody can write', () => {
    const pressed = (blocks: readonly Block[], writes: Record<string, Json>): unknown => {
      const { form, state } = begun(blocks);
      const filled = after(form, state, typed(writes, 'effect'));
      return transition(form, filled, { type: 'next' }, facts).effects[0]?.kind;
    };
    const name: Block = { name: 'nama', minLength: 3, maxLength: 5 };

    test('does not block Next by what is wrong with it: on file a name may be longer than may be typed', () => {
      expect(pressed([{ ...name, readOnly: true }], { nama: 'Siti Rahmawati' })).toBe('run');
      expect(pressed([name], { nama: 'Siti Rahmawati' })).toBe('showErrors');
    });

    test('does not block Next when an answer locks it later', () => {
      const passport: Block = {
        name: 'paspor',
        rule: 'digits',
        readOnlyWhen: [{ name: 'wni', condition: 'isTrue' }],
      };
      const blocks = [{ type: 'switch', name: 'wni' }, passport];
      expect(pressed(blocks, { paspor: 'A1', wni: true })).toBe('run');
    });

    test('does not block Next where it is shown, when it is asked in a stage that has registered it', () => {
      const rule: Block[] = [
        { when: [{ name: 'wni', condition: 'isTrue' }], rule: 'digits' },
        { rule: 'alphanumeric' },
      ];
      const nomor: Block = { type: 'text', name: 'nomor', label: 'Nomor', rule };
      const wni = { type: 'switch', name: 'wni', label: 'WNI' };
      const step = (id: string, ...blocks: readonly Block[]): Block => ({ id, title: id, blocks });
      const stages: Block[] = [
        { id: 'awal', steps: [step('satu', nomor)], afterLastStep: 'lanjut' },
        { id: 'akhir', steps: [step('dua', wni, { use: 'nomor', readOnly: true })] },
      ];
      const lanjut: Block[] = [{ call: 'registration', outcomes: [] }, { goTo: { stage: 'akhir' } }];
      const form = formOf({}, { steps: undefined as never, stages, actions: { lanjut } });
      const first = after(form, startState(form, facts), typed({ nomor: 'TK1234567' }));
      const second = after(form, first, { type: 'goTo', target: { stage: 'akhir' } }, typed({ wni: true }));
      for (const type of ['next', 'advance'] as const)
        expect(transition(form, second, { type }, facts).effects).toMatchObject([{ kind: 'run' }]);
    });

    test('does not block Next when it is computed, or the copy of another one', () => {
      const long = 'Siti Rahmawati';
      const card: Block = { ...name, name: 'kartu' };
      const copied: Block[] = [
        { name: 'nama' },
        { type: 'switch', name: 'sama', copies: { kartu: 'nama' } },
        card,
      ];
      expect(pressed([{ name: 'nama' }, { ...card, compute: 'nama' }], { nama: long })).toBe('run');
      expect(pressed(copied, { nama: long, sama: true })).toBe('run');
      expect(pressed(copied, { nama: long, kartu: long })).toBe('showErrors');
    });

    test('blocks Next when it is missing: nothing goes on without what is needed', () => {
      expect(pressed([{ ...name, required: true, readOnly: true }], {})).toBe('showErrors');
    });
  });

  test('Next goes on though a check reads a captcha that its own calls have renewed', () => {
    const captcha: Block = { type: 'captcha', name: 'kode' };
    const checks = [{ that: '!isEmpty(kode)', message: 'Salah', whenEmpty: 'judge' }];
    const form = formOf(
      {},
      {
        steps: [
          { id: 'satu', title: 'Satu', checks, blocks: [{ ...captcha, label: 'K' }] },
          { id: 'dua', title: 'Dua', blocks: [] },
        ],
      },
    );
    const knowing = { ...facts, codes: { kode: 'ab12' } };
    const filled = after(form, startState(form, facts), typed({ kode: 'ab12' }));
    const pressed = transition(form, filled, { type: 'next' }, knowing);
    expect(pressed.effects[0]?.kind).toBe('run');
    const renewed = after(form, pressed.state, typed({ kode: '' }, 'effect'));
    const going = (state: FormState): unknown =>
      transition(form, state, { type: 'advance' }, facts).effects[0]?.kind;
    expect(going(renewed)).toBe('showStep');
    expect(going({ ...renewed, proven: {} })).toBe('showErrors');
  });

  test('a reset to a choice that is not offered now is refused', () => {
    const filled = [{ name: 'a', condition: 'isFilled' }];
    const options = ['1|A', { value: '2|B', visibleWhen: filled }];
    const { form, state } = begun([
      { name: 'a' },
      { type: 'radio', name: 'b', options, resetWhenChanged: ['a'], resetTo: '2|B' },
    ]);
    const press = (from: FormState): unknown =>
      transition(form, from, { type: 'next' }, facts).effects[0]?.kind;
    const left = { type: 'touch', name: 'a' } as const;
    const offered = after(form, state, typed({ a: 'x' }), left);
    expect([offered.values.b, press(offered)]).toEqual(['2|B', 'run']);
    const emptied = after(form, offered, typed({ a: '' }), left);
    expect([emptied.values.b, press(emptied)]).toEqual(['2|B', 'showErrors']);
  });

  test('a failed Next concerns only the fields that have something new to show', () => {
    const { form, state } = begun([
      { name: 'a', required: true },
      { name: 'b' },
      { name: 'c', required: true },
    ]);
    const press = (from: FormState) => transition(form, from, { type: 'next' }, facts);
    const first = press(state);
    expect([...first.changed]).toEqual(['a', 'c']);
    const again = press(first.state);
    expect([...again.changed]).toEqual([]);
    expect(again.state.touched).toBe(first.state.touched);
    // Touched it is all the same: from now on it is judged at each key.
    expect(first.state.touched.b).toBe(true);
  });
});
