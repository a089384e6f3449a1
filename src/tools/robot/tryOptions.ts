import {
  brokenChecks,
  change,
  checkStep,
  computed,
  fieldView,
  lengthsOf,
  rowOf,
  sameValue,
  stepOf,
  type CompiledForm,
  type Facts,
  type Failure,
  type Failures,
  type FormState,
} from '../../interpreter';
import { openPlaces } from './answers/openPlaces';
import type { WalkFault } from './visit/failure';

interface Answered {
  form: CompiledForm;
  state: FormState;
  facts: Facts;
}

/**
 * Chooses, one after the other and each from the same state, the options of a step that no condition distinguishes: nothing changes by
 * them, so that walks of their own would show nothing more. Gives those that nobody had chosen yet, by the ids of their targets; none on
 * a step that cannot be left yet, which shows nothing about one answer alone.
 */
export function tryOptions(
  valid: Answered,
  isPlain: (name: string, code: string) => boolean,
  isNew: (id: string) => boolean,
): { tried: string[]; faults: WalkFault[] } {
  const { form, state, facts } = valid;
  const here = stepOf(form, state.step);
  const isValid =
    Object.keys(checkStep({ form, state, facts }, here)).length === 0 &&
    brokenChecks({ form, state, facts }, here).length === 0;
  if (!isValid) return { tried: [], faults: [] };
  const tried: string[] = [];
  const faults: WalkFault[] = [];
  for (const place of openPlaces(form, state)) {
    const { field: name } = place;
    const { definition, options = [] } = fieldView(form, state, place);
    for (const { code, value } of options) {
      const id = `option:${name}:${code}`;
      if (!isNew(id) || !isPlain(name, code)) continue;
      const others = options.filter((one) => one.value !== value).map((one) => one.value);
      const { least = 1 } = lengthsOf(definition);
      const raw = rowOf(definition).input === 'choices' ? [value, ...others.slice(0, least - 1)] : value;
      const wrong = Object.entries(wrongAfter(valid, name, raw));
      tried.push(id);
      if (wrong.length === 0) continue;
      const words = `pilihan ${JSON.stringify(value)} di kolom "${name}" membuat salah: ${JSON.stringify(wrong)}`;
      faults.push({ fault: 'refused', step: state.step, words });
    }
  }
  return { tried, faults };
}

/**
 * What Next would find wrong on a step that could be left, were one answer another. What follows elsewhere from that answer (an
 * emptied child of a cascade, a limit that moved, another rule, a field that appears) is left out.
 */
function wrongAfter({ form, state, facts }: Answered, name: string, raw: unknown): Failures {
  const { state: after } = change(form, state, { origin: 'visitor', writes: { [name]: { raw } } }, facts);
  const found: [string, Failure][] = Object.entries(
    checkStep({ form, state: after, facts }, stepOf(form, state.step)),
  );
  return Object.fromEntries(found.filter(([other]) => other === name || !follows(form, state, after, other)));
}

function follows(form: CompiledForm, before: FormState, after: FormState, name: string): boolean {
  if (JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name])) return true;
  const field = form.fields.get(name);
  if (!field) return false;
  if (!sameValue(computed(form, before, field.rule), computed(form, after, field.rule))) return true;
  return field.places
    .filter((place) => place.step === after.step)
    .some((place) => {
      const [was, is] = [fieldView(form, before, place), fieldView(form, after, place)];
      return (
        was.visible !== is.visible || was.required !== is.required || was.min !== is.min || was.max !== is.max
      );
    });
}
