import { brokenChecks, change, checkStep, stepOf } from '../../../interpreter';
import { breakCheck } from '../answers/mendChecks';
import type { Lists } from '../../visit/lists';
import type { WalkFault } from '../visit/failure';
import type { ValidStep } from './breakages';

/**
 * Breaks one check after the other on a step that could be left, each from the same state: that check must keep the visitor there,
 * and its words be reported once all that it reads is touched. One that no answers break alone is left out.
 */
export function breakChecks(
  { form, state, facts }: ValidStep,
  known: Lists['known'],
  isNew: (id: string) => boolean,
): { broken: string[]; faults: WalkFault[] } {
  const step = stepOf(form, state.step);
  const broken: string[] = [];
  const faults: WalkFault[] = [];
  for (const check of form.checks.get(step.id) ?? []) {
    if (check.level !== 'error' || !isNew(check.path)) continue;
    const writes = breakCheck({ form, state, facts, known }, check);
    if (!writes) continue;
    broken.push(check.path);
    const touched = {
      ...state.touched,
      ...Object.fromEntries(check.reads.map((name) => [name, true as const])),
    };
    const { state: after } = change(form, { ...state, touched }, { origin: 'visitor', writes }, facts);
    const isKept = brokenChecks(form, after, step, facts).length > 0;
    const isAlone = Object.keys(checkStep(form, after, step, facts)).length === 0;
    if (isKept && isAlone && (after.failedChecks[check.id] ?? '') !== '') continue;
    const words = `pemeriksaan ${check.path} dilanggar dengan ${JSON.stringify(writes)}, tetapi tidak diberitahukan`;
    faults.push({ fault: 'negative', step: state.step, words });
  }
  return { broken, faults };
}
