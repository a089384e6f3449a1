import type { Place } from '../../../interpreter';
import { openPlaces } from '../answers/answersFor';
import type { WalkFault } from '../visit/failure';
import { breakagesOf, type Breakage, type ValidStep } from './breakages';
import { brokenOutside } from './brokenOutside';
import { wrongAfter } from './wrongAfter';

/**
 * Breaks one rule of one field after the other on a step that could be left, each from the same state: exactly that failure on exactly
 * that field must keep the visitor there. `isNew` says which rules (`field rule`) nobody has broken yet.
 */
export function breakRules(
  step: ValidStep,
  isNew: (id: string) => boolean,
): { broken: string[]; faults: WalkFault[] } {
  const { form, state } = step;
  const broken: string[] = [];
  const faults: WalkFault[] = [];
  for (const place of openPlaces(form, state)) {
    const { field } = place;
    const tryOne = (rule: string, problemOf: () => string | undefined): void => {
      const id = `${field} ${rule}`;
      if (!isNew(id) || broken.includes(id)) return;
      broken.push(id);
      const problem = problemOf();
      if (problem === undefined) return;
      const words = `kolom "${field}", aturan ${rule} dilanggar: ${problem}`;
      faults.push({ fault: 'negative', step: state.step, words });
    };
    for (const one of breakagesOf(step, place)) tryOne(one.rule, () => tryOut(step, place, one));
    for (const { rule, problem } of brokenOutside(step, place)) tryOne(rule, () => problem);
  }
  return { broken, faults };
}

function tryOut(step: ValidStep, { field }: Place, { raw, restored, failure }: Breakage): string | undefined {
  const { [field]: told, ...others } = wrongAfter(step, field, raw, restored ? 'restore' : 'visitor');
  const names = Object.keys(others);
  if (!told && names.length === 0) return 'pengunjung tetap dapat lanjut';
  // Of several reasons that close a day, the first is told: a breakage that does not know which one names none.
  const otherwise = failure.args && JSON.stringify(told?.args) !== JSON.stringify(failure.args);
  if (told?.rule !== failure.rule || otherwise) {
    return `seharusnya ${JSON.stringify(failure)}, ternyata ${JSON.stringify(told ?? null)}`;
  }
  return names.length > 0 ? `salah juga di kolom ${names.join(', ')}` : undefined;
}
