import { fieldView, lengthsOf, rowOf } from '../../../interpreter';
import { openPlaces } from '../answers/openPlaces';
import type { WalkFault } from '../visit/failure';
import type { ValidStep } from './breakages';
import { wrongAfter } from './wrongAfter';

/**
 * Chooses, one after the other and each from the same state, the options of a step that no condition distinguishes: nothing changes by
 * them, so that walks of their own would show nothing more. Gives those that nobody had chosen yet, by the ids of their targets.
 */
export function tryOptions(
  valid: ValidStep,
  isPlain: (name: string, code: string) => boolean,
  isNew: (id: string) => boolean,
): { tried: string[]; faults: WalkFault[] } {
  const { form, state } = valid;
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
