import { formOf } from '../../interpreter/engine/testing/form';
import type { ConditionTree } from '../../interpreter';
import { all, any, branchGoal, holds, not, onPath, opened, type Goal } from './goals';

const leaf = (name: string): ConditionTree => ({
  kind: 'comparison',
  name,
  operator: 'isTrue',
  expected: { literal: undefined },
  piped: { actual: false, expected: false },
});
const [a, b] = [leaf('a'), leaf('b')];

test('not all is one not, not one is all not, and twice is once', () => {
  const goal = all([holds(a), any([onPath('s'), holds(b, false)])]);
  expect(not(goal)).toEqual(any([holds(a, false), all([onPath('s', false), holds(b)])]));
  expect(not(not(goal))).toEqual(goal);
});

test('a reply of the back end is not avoided', () => {
  const reply: Goal = { kind: 'reply', call: 'wic-check', reply: 1 };
  expect(not(reply)).toEqual(all([]));
});

test.each<[ConditionTree, boolean, Goal]>([
  [a, true, holds(a)],
  [a, false, holds(a, false)],
  [{ kind: 'not', part: a }, true, holds(a, false)],
  [{ kind: 'not', part: a }, false, holds(a)],
  [{ kind: 'all', parts: [a, b] }, true, all([holds(a), holds(b)])],
  [{ kind: 'all', parts: [a, b] }, false, any([holds(a, false), holds(b, false)])],
  [{ kind: 'any', parts: [a, b] }, true, any([holds(a), holds(b)])],
  [{ kind: 'any', parts: [a, b] }, false, all([holds(a, false), holds(b, false)])],
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
  if (!step) throw new Error('no step');
  expect(branchGoal(step, 0)).toMatchObject(all([holds(a)]));
  expect(branchGoal(step, 1)).toMatchObject(all([holds(a, false), holds(b)]));
  expect(branchGoal(step, 2)).toMatchObject(all([holds(a, false), holds(b, false)]));
  expect(branchGoal(step, 3)).toMatchObject(all([holds(a, false), holds(b, false), any([])]));
});
