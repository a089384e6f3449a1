import fc from 'fast-check';
import { checkDefinition } from '.';
import {
  checkStep,
  facet,
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

/** The paths of all steps, blocks, options and branches that a visitor reaches who fills what is required on the way. */
function reachedIn(form: CompiledForm, values: RandomForm['values']): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const state of statesOf(form, values)) {
    for (const step of form.steps.values()) {
      if (!isOnPath(form, state, step.id)) continue;
      reached.add(step.path);
      for (const place of step.places) {
        if (!facet(form, state, place.visible)) continue;
        reached.add(place.path);
        const options = form.fields.get(place.field)?.options;
        const offered = options ? facet(form, state, options) : [];
        if (offered.some(({ code }) => code === '2')) reached.add(`${place.path}.options[1]`);
      }
      if (Object.keys(checkStep(form, state, step, facts)).length > 0) break;
      const scope = { read: (name: string) => valueIn(form, state, name), today: facts.today };
      const taken = step.branches.findIndex(({ when }) => when === undefined || when.test(scope));
      if (taken >= 0) reached.add(`${step.path}.next.goTo[${taken}]`);
    }
  }
  return reached;
}

function valueIn(form: CompiledForm, state: FormState, name: string): Value {
  const field = form.fields.get(name);
  return field && facet(form, state, field.counts) ? state.values[name] : undefined;
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

const claims = new Set(['step-unreachable', 'block-unreachable', 'option-unreachable', 'branch-shadowed']);

function claimedIn(text: string): string[] {
  return checkDefinition(text, { file: 'contoh.json' })
    .filter(({ rule }) => claims.has(rule))
    .map(({ path }) => path.replace(/\.visibleWhen$/, ''));
}

test('what is called unreachable is never reached, whatever the answers', () => {
  fc.assert(
    fc.property(randomForms, ({ definition, values }) => {
      const text = textOf(definition);
      const loaded = loadForm(text, 'contoh');
      fc.pre(loaded.ok);
      const claimed = claimedIn(text);
      if (claimed.length === 0) return;
      const reached = reachedIn(loaded.form, values);
      expect(claimed.filter((path) => reached.has(path))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('without required answers, what is never reached is called unreachable, or stands in what is', () => {
  fc.assert(
    fc.property(
      randomForms.filter(({ requires }) => !requires),
      ({ definition, values }) => {
        const text = textOf(definition);
        const loaded = loadForm(text, 'contoh');
        fc.pre(loaded.ok);
        const claimed = claimedIn(text);
        const reached = reachedIn(loaded.form, values);
        const missed = targetsOf(loaded.form).filter((path) => !reached.has(path));
        expect(missed.filter((path) => !claimed.some((one) => path.startsWith(one)))).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});
