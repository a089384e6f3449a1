import {
  checkStep,
  fieldView,
  stepOf,
  transition,
  type CompiledForm,
  type Failure,
  type FormState,
  type Place,
  type Value,
} from '../../../interpreter';
import { openPlaces } from '../answers/answersFor';
import type { WalkFault } from '../visit/failure';
import { breakagesOf, type Breakage, type ValidStep } from './breakages';
import { brokenOutside } from './brokenOutside';

/**
 * Breaks one rule of one field after the other on a step that could be left, each from the same state: exactly that failure on exactly
 * that field must be told, and Next must not move. `isNew` says which rules (`field rule`) nobody has broken yet. What follows from
 * the broken answer itself (an emptied child of a cascade, a limit that moved, a field that appears) is not held against it.
 */
export function breakRules(
  step: ValidStep,
  isNew: (id: string) => boolean,
): { broken: string[]; faults: WalkFault[] } {
  const { form, state, facts } = step;
  const broken: string[] = [];
  const faults: WalkFault[] = [];
  // A step that cannot be left yet tells nothing about one rule alone.
  if (Object.keys(checkStep(form, state, stepOf(form, state.step), facts)).length > 0)
    return { broken, faults };
  const fault = (words: string): void => {
    faults.push({ fault: 'negative', step: state.step, words });
  };
  for (const place of openPlaces(form, state)) {
    for (const breakage of breakagesOf(step, place)) {
      const id = `${place.field} ${breakage.rule}`;
      if (!isNew(id) || broken.includes(id)) continue;
      broken.push(id);
      const problem = tryOut(step, place, breakage);
      if (problem !== undefined)
        fault(`kolom "${place.field}", aturan ${breakage.rule} dilanggar: ${problem}`);
    }
    for (const { rule, problem } of brokenOutside(step, place)) {
      const id = `${place.field} ${rule}`;
      if (!isNew(id) || broken.includes(id)) continue;
      broken.push(id);
      if (problem !== undefined) fault(`kolom "${place.field}", aturan ${rule} dilanggar: ${problem}`);
    }
  }
  return { broken, faults };
}

function tryOut({ form, state, facts }: ValidStep, place: Place, breakage: Breakage): string | undefined {
  const { field: name } = place;
  const { raw, restored, failure } = breakage;
  const written = restored
    ? transition(form, state, { type: 'query', writes: { [name]: { raw } }, locks: {} }, facts)
    : transition(form, state, { type: 'write', by: 'visitor', writes: { [name]: { raw } } }, facts);
  const { state: after, commands } = transition(form, written.state, { type: 'next' }, facts);
  if (after.step !== state.step || commands.some(({ do: what }) => what === 'run'))
    return 'pengunjung tetap dapat lanjut';
  const told = after.failures[name];
  if (!told || told.rule !== failure.rule || !sameJson(told.args, failure.args)) {
    return `seharusnya ${JSON.stringify(failure)}, ternyata ${JSON.stringify(told ?? null)}`;
  }
  const others = Object.keys(after.failures).filter(
    (other) => other !== name && !follows(form, state, after, other),
  );
  return others.length > 0 ? `salah juga di kolom ${others.join(', ')}` : undefined;
}

/** Whether something about another field has changed with the broken answer. */
export function follows(form: CompiledForm, before: FormState, after: FormState, name: string): boolean {
  if (!sameJson(before.values[name], after.values[name])) return true;
  return (form.fields.get(name)?.places ?? [])
    .filter((place) => place.step === after.step)
    .some((place) => {
      const [was, is] = [fieldView(form, before, place), fieldView(form, after, place)];
      return (
        was.visible !== is.visible || was.required !== is.required || was.min !== is.min || was.max !== is.max
      );
    });
}

function sameJson(one: Value | Failure['args'], other: Value | Failure['args']): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
