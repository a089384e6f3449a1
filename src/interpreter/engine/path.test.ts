import type { Json } from '../../language';
import { checkStep } from './check';
import { firstStep, formPath, isLastStep, isWithinReach, stageOf, stepOf } from './path';
import { startState } from './start';
import { toSubmission } from './submission';
import { after, facts, formOf, typed, type Block } from './testing/form';

const whenIs = (name: string, value: string): Json => [{ name, condition: 'equals', value }];
const step = (id: string, rest: Block = {}): Block => ({
  id,
  title: id,
  blocks: [{ type: 'text', name: id, label: id }],
  ...rest,
});

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
    return Object.keys(checkStep(form, state, stepOf(form, 'b'), facts));
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
    const stages = [
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

test('a stage that was left is within reach where the form ends on a preview, and only there', () => {
  const within = (last: Block, rest: Block = {}): boolean => {
    const stages = [
      { id: 'awal', steps: [step('a')] },
      { id: 'akhir', steps: [step('b', last)] },
    ];
    const form = formOf({}, { steps: undefined as never, stages, ...rest });
    const entered = after(form, startState(form, facts), { type: 'goTo', target: { stage: 'akhir' } });
    expect(isWithinReach(form, entered, 'b')).toBe(true);
    return isWithinReach(form, entered, 'a');
  };
  expect(within({})).toBe(true);
  expect(within({}, { afterLastStep: 'submit' })).toBe(false);
  expect(within({}, { subProductId: undefined as never })).toBe(false);
  const ways = { next: { goTo: [{ when: whenIs('b', '1'), preview: true }] } };
  expect(within(ways, { afterLastStep: 'submit' })).toBe(true);
  const own = { actions: { lihat: [{ goTo: 'preview' }] }, afterLastStep: 'lihat' };
  expect(within({}, own)).toBe(true);
  expect(within({ next: { do: 'lihat' } }, { ...own, afterLastStep: 'submit' })).toBe(true);
  const asked = { if: whenIs('b', '1'), then: [{ goTo: 'preview' }] };
  expect(within({ next: { do: 'lihat' } }, { actions: { lihat: [asked] }, afterLastStep: 'submit' })).toBe(
    true,
  );
});

describe('A form as it is compiled', () => {
  test('has its stages with their steps, numbered through', () => {
    const form = formOf(
      {},
      {
        steps: undefined as never,
        stages: [
          { id: 'awal', title: 'Awal', subtitle: 'Satu', navigation: 'tabs', steps: [step('a'), step('b')] },
          { id: 'akhir', steps: [step('staf', { showInCSMobile: true }), step('c')] },
        ],
        nextPopup: 'syarat',
      },
    );
    expect(
      form.stages.map(({ id, title, subtitle, navigation }) => [id, title, subtitle, navigation]),
    ).toEqual([
      ['awal', 'Awal', 'Satu', 'tabs'],
      ['akhir', undefined, undefined, 'steps'],
    ]);
    expect(
      [...form.steps.values()].map(({ id, stage, index, popup, path }) => [id, stage, index, popup, path]),
    ).toEqual([
      ['a', 'awal', 0, { slug: 'syarat' }, 'stages[0].steps[0]'],
      ['b', 'awal', 1, { slug: 'syarat' }, 'stages[0].steps[1]'],
      ['c', 'akhir', 2, { slug: 'syarat' }, 'stages[1].steps[1]'],
    ]);
  });

  test('has a popup of its own before Next, or none', () => {
    const form = formOf(
      {},
      { steps: [step('a', { next: { popup: 'lain' } }), step('b', { next: { popup: null } }), step('c')] },
    );
    expect([...form.steps.values()].map(({ popup }) => popup)).toEqual([
      { slug: 'lain' },
      undefined,
      undefined,
    ]);
  });
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

test('a form shows a preview where something leads to it, which a branch to another step does not', () => {
  const shows = (afterLastStep: string, branch: Block): boolean => {
    const goTo = [{ when: whenIs('a', 'ya'), ...branch }];
    const steps = [step('a', { next: { goTo } }), step('b'), step('c')];
    return formOf({}, { steps: undefined as never, stages: [{ id: 'satu', steps, afterLastStep }] })
      .showsPreview;
  };
  const toStep = { step: 'c' };
  expect([shows('submit', toStep), shows('preview', toStep), shows('submit', { preview: true })]).toEqual([
    false,
    true,
    true,
  ]);
});
