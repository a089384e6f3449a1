import fc from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import { checkDefinition } from '.';
import {
  checkStep,
  computed,
  isOnPath,
  loadForm,
  startState,
  type CompiledForm,
  type FormState,
  type Value,
} from '../../interpreter';
import { transition } from '../../interpreter/machine';
import { textOf } from './testing/fragment';
import { randomForms, type RandomForm } from './testing/randomForm';

const facts = { today: '2026-03-02' };

/** Every state of a form, by trying all answers. */
function* statesOf(form: CompiledForm, values: RandomForm['values']): Generator<FormState> {
  const start = startState(form, facts);
  const names = Object.keys(values);
  const count = names.reduce((product, name) => product * (values[name]?.length ?? 1), 1);
  for (let number = 0; number < count; number += 1) {
    let rest = number;
    const writes: Record<string, { raw: Value }> = {};
    for (const name of names) {
      const list = values[name] ?? [];
      writes[name] = { raw: list[rest % list.length] };
      rest = Math.floor(rest / list.length);
    }
    yield transition(form, start, { type: 'write', writes, by: 'visitor' }, facts).state;
  }
}

interface Reached {
  /** The paths of all steps, blocks, options and branches that a visitor reaches who fills what is required on the way. */
  reached: ReadonlySet<string>;
  /** The paths of the blocks that he takes along to the next step. */
  taken: ReadonlySet<string>;
}

function reachedIn(form: CompiledForm, values: RandomForm['values']): Reached {
  const reached = new Set<string>();
  const taken = new Set<string>();
  for (const state of statesOf(form, values)) {
    for (const step of form.steps.values()) {
      if (!isOnPath(form, state, step.id)) continue;
      reached.add(step.path);
      for (const place of step.places) {
        if (!computed(form, state, place.visible)) continue;
        reached.add(place.path);
        const options = form.fields.get(place.field)?.options;
        const offered = options ? computed(form, state, options) : [];
        if (offered.some(({ code }) => code === '2')) reached.add(`${place.path}.options[1]`);
      }
      if (Object.keys(checkStep({ form, state, facts }, step)).length > 0) break;
      for (const place of step.places) if (computed(form, state, place.visible)) taken.add(place.path);
      const scope = { read: (name: string) => valueIn(form, state, name), today: facts.today };
      const branch = step.branches.findIndex(({ when }) => when === undefined || when.test(scope));
      if (branch >= 0) reached.add(`${step.path}.next.goTo[${branch}]`);
    }
  }
  return { reached, taken };
}

function valueIn(form: CompiledForm, state: FormState, name: string): Value {
  const field = form.fields.get(name);
  return field && computed(form, state, field.counts) ? state.values[name] : undefined;
}

/** Everything that can be unreachable. */
function targetsOf(form: CompiledForm): string[] {
  return [...form.steps.values()].flatMap((step) => [
    step.path,
    ...step.branches.map((_, index) => `${step.path}.next.goTo[${index}]`),
    ...step.places.flatMap(({ path, field }) => {
      const conditional = form.fields.get(field)?.options;
      return [path, ...(conditional && 'node' in conditional ? [`${path}.options[1]`] : [])];
    }),
  ]);
}

const unreachable = new Set([
  'step-unreachable',
  'block-unreachable',
  'option-unreachable',
  'branch-shadowed',
]);

/** The paths of what the checker calls unreachable, and of the blocks that it calls beyond the bounds of an answer. */
function claimedIn(text: string): Record<'claimed' | 'beyond', string[]> {
  const findings = checkDefinition(text, { file: 'contoh.json' });
  const pathsOf = (is: (rule: string) => boolean): string[] =>
    findings.filter(({ rule }) => is(rule)).map(({ path }) => path.replace(/\.visibleWhen$/, ''));
  return {
    claimed: pathsOf((rule) => unreachable.has(rule)),
    beyond: pathsOf((rule) => rule === 'block-beyond-bounds'),
  };
}

/** What the checker says of a form that is not so. */
function falselyClaimed(text: string, form: CompiledForm, values: RandomForm['values']): string[] {
  const { claimed, beyond } = claimedIn(text);
  if (claimed.length + beyond.length === 0) return [];
  const { reached, taken } = reachedIn(form, values);
  return [...claimed.filter((path) => reached.has(path)), ...beyond.filter((path) => taken.has(path))];
}

test('what is called unreachable is never reached, whatever the answers', () => {
  fc.assert(
    fc.property(randomForms, ({ definition, values }) => {
      const text = textOf(definition);
      const loaded = loadForm(text, 'contoh');
      fc.pre(loaded.ok);
      expect(falselyClaimed(text, loaded.form, values)).toEqual([]);
    }),
    { numRuns: propertyRuns(10) },
  );
});

test('a question that only an answer beyond its bounds brings up is seen, and never taken along', () => {
  const text = textOf({
    blocks: [
      { type: 'number', min: 0, max: 1, name: 'a' },
      { type: 'switch', name: 'b', visibleWhen: [{ name: 'a', condition: 'greaterThan', value: 1 }] },
    ],
  });
  const loaded = loadForm(text, 'contoh');
  if (!loaded.ok) throw new Error('does not load');
  const { reached, taken } = reachedIn(loaded.form, { a: [null, 0, 1, 2], b: [false, true] });
  expect(claimedIn(text)).toEqual({ claimed: [], beyond: ['steps[0].blocks[1]'] });
  expect([reached.has('steps[0].blocks[1]'), taken.has('steps[0].blocks[1]')]).toEqual([true, false]);
});

test('without required answers, what is never reached is called unreachable, or stands in what is', () => {
  fc.assert(
    fc.property(
      randomForms.filter(({ requires }) => !requires),
      ({ definition, values }) => {
        const text = textOf(definition);
        const loaded = loadForm(text, 'contoh');
        fc.pre(loaded.ok);
        const { claimed } = claimedIn(text);
        const { reached } = reachedIn(loaded.form, values);
        const missed = targetsOf(loaded.form).filter((path) => !reached.has(path));
        expect(missed.filter((path) => !claimed.some((one) => path.startsWith(one)))).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(10) },
  );
});
