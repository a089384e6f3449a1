import { actionCallNames, effectsIn, type CompiledForm } from '../../src/interpreter';
import { between, chance, pick } from '../../src/tools/robot/chance';
import type { Act, BankCall } from './acts';
import { doubtful, refusing, timeLimit, type Fate, type Saying } from './fates';
import type { World } from './world';

/** What becomes of the next request of some kind. */
export function drawPlan({ versions }: World, seed: string): Act | undefined {
  const form = versions[0]?.form;
  const call = form && pick(askedBy(form), `${seed} call`);
  return call && { act: 'bank', with: { [call]: drawFate(seed) } };
}

const known = new WeakMap<CompiledForm, readonly BankCall[]>();

/** What a form asks the bank for. */
function askedBy(form: CompiledForm): readonly BankCall[] {
  const before = known.get(form);
  if (before) return before;
  const asked = new Set<BankCall>();
  for (const { kind, call } of [...callsIn(form)]) {
    if (kind === 'standardSubmit') asked.add('submit');
    else if (call) asked.add(call);
  }
  if ([...form.fields.values()].some(({ definition }) => definition.type === 'upload'))
    asked.add('upload-file');
  if ([...form.fields.values()].some(({ lookup }) => lookup !== undefined)) asked.add('list');
  if ([...form.steps.values()].some(({ popup }) => popup !== undefined)) asked.add('popup');
  // What registers something is what matters most.
  const list = [
    ...asked,
    ...actionCallNames.filter((name) => asked.has(name) && /^(submit|registration)$/.test(name)),
  ];
  known.set(form, list);
  return list;
}

function* callsIn(form: CompiledForm): Generator<{ kind: string; call?: BankCall }> {
  const lists = [form.submit, ...form.actions.values(), ...form.stages.map((stage) => stage.afterLastStep)];
  for (const effect of lists.flatMap((list) => [...effectsIn(list)])) {
    yield 'call' in effect ? { kind: effect.kind, call: effect.call } : { kind: effect.kind };
  }
}

/** Of the next submission nobody learns what came. */
export function drawDoubt(seed: string): Act {
  const says =
    pick(['lost', 'unreadable', 'portal', 'unnumbered', { status: 504 }] as const, `${seed} doubt`) ?? 'lost';
  return { act: 'bank', with: { submit: drawFate(seed, says) } };
}

/** Most requests go well; what does not is of every kind. */
function drawFate(seed: string, says = drawSaying(seed)): Fate {
  const slow = chance(`${seed} slow`) < 0.25;
  const answers =
    says === 'timeout'
      ? timeLimit
      : slow
        ? between(3000, 29_900, `${seed} ms`)
        : between(5, 900, `${seed} ms`);
  return {
    says,
    // What nobody waits for any more may still arrive.
    arrives:
      says === 'timeout'
        ? between(50, 40_000, `${seed} arrives`)
        : Math.round(answers * chance(`${seed} part`)),
    answers,
    acts: chance(`${seed} acts`) < 0.7,
    ...(chance(`${seed} again`) < 0.1 ? { again: between(10, 9000, `${seed} later`) } : {}),
    variant: between(0, 7, `${seed} variant`),
  };
}

function drawSaying(seed: string): Saying {
  const drawn = chance(`${seed} says`);
  if (drawn < 0.35) return 'fine';
  if (drawn < 0.7)
    return (
      pick(['lost', 'timeout', 'unreadable', 'portal', 'unnumbered', 'blank'] as const, `${seed} what`) ??
      'lost'
    );
  const status = pick([...doubtful, ...refusing], `${seed} status`) ?? 500;
  if (chance(`${seed} around`) < 0.15) return { around: status };
  return chance(`${seed} wrapped`) < 0.3 ? { wrapped: status } : { status };
}
