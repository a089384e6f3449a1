import { checkStep, fieldView, stepOf, transition } from '../../../interpreter';
import { openPlaces } from '../answers/answersFor';
import type { WalkFault } from '../visit/failure';
import type { ValidStep } from './breakages';
import { follows } from './breakRules';

/**
 * Chooses, one after the other and each from the same state, the options of a step that no condition tells apart: nothing changes by
 * them, so that walks of their own would show nothing more. Gives those that nobody had chosen yet, by the ids of their targets.
 */
export function tryOptions(
  { form, state, facts }: ValidStep,
  isPlain: (name: string, code: string) => boolean,
  isNew: (id: string) => boolean,
): { tried: string[]; faults: WalkFault[] } {
  const tried: string[] = [];
  const faults: WalkFault[] = [];
  const step = stepOf(form, state.step);
  if (Object.keys(checkStep(form, state, step, facts)).length > 0) return { tried, faults };
  for (const place of openPlaces(form, state)) {
    const { field: name } = place;
    const { definition, options = [] } = fieldView(form, state, place);
    for (const { code, value } of options) {
      const id = `option:${name}:${code}`;
      if (!isNew(id) || !isPlain(name, code)) continue;
      const raw = definition.type === 'checkboxGroup' ? [value] : value;
      const { state: after } = transition(
        form,
        state,
        { type: 'write', by: 'visitor', writes: { [name]: { raw } } },
        facts,
      );
      const wrong = Object.entries(checkStep(form, after, step, facts)).filter(
        ([other]) => other === name || !follows(form, state, after, other),
      );
      tried.push(id);
      if (wrong.length === 0) continue;
      const words = `pilihan ${JSON.stringify(value)} di kolom "${name}" membuat salah: ${JSON.stringify(wrong)}`;
      faults.push({ fault: 'refused', step: state.step, words });
    }
  }
  return { tried, faults };
}
