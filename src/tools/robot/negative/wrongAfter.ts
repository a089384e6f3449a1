import {
  change,
  checkStep,
  facet,
  fieldView,
  sameValue,
  stepOf,
  type CompiledForm,
  type Failure,
  type Failures,
  type FormState,
} from '../../../interpreter';
import type { ValidStep } from './breakages';

/**
 * What Next would find wrong on a step that could be left, were one answer another. What follows elsewhere from that answer (an
 * emptied child of a cascade, a limit that moved, another rule, a field that appears) is left out.
 */
export function wrongAfter(
  { form, state, facts }: ValidStep,
  name: string,
  raw: unknown,
  origin: 'visitor' | 'restore' = 'visitor',
): Failures {
  const { state: after } = change(form, state, { origin, writes: { [name]: { raw } } }, facts);
  const found: [string, Failure][] = Object.entries(checkStep(form, after, stepOf(form, state.step), facts));
  return Object.fromEntries(found.filter(([other]) => other === name || !follows(form, state, after, other)));
}

/** Whether something about another field has changed with the answer. */
function follows(form: CompiledForm, before: FormState, after: FormState, name: string): boolean {
  if (JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name])) return true;
  const field = form.fields.get(name);
  if (!field) return false;
  if (!sameValue(facet(form, before, field.rule), facet(form, after, field.rule))) return true;
  return field.places
    .filter((place) => place.step === after.step)
    .some((place) => {
      const [was, is] = [fieldView(form, before, place), fieldView(form, after, place)];
      return (
        was.visible !== is.visible || was.required !== is.required || was.min !== is.min || was.max !== is.max
      );
    });
}
