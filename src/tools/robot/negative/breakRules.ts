import {
  change,
  clampsToMax,
  fieldView,
  filterTyped,
  takeFiles,
  uploadLimits,
  type Place,
} from '../../../interpreter';
import { openPlaces } from '../answers/openPlaces';
import type { WalkFault } from '../visit/failure';
import { foreignExtension } from '../answers/tinyFile';
import { breakagesOf, foreignTo, type Breakage, type ValidStep } from './breakages';
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
  const { [field]: failureHere, ...others } = wrongAfter(step, field, raw, restored ? 'restore' : 'visitor');
  const names = Object.keys(others);
  if (!failureHere && names.length === 0) return 'pengunjung tetap dapat lanjut';
  // Of several reasons that close a day, the first is reported: a breakage that does not know which one names none.
  const otherwise = failure.args && JSON.stringify(failureHere?.args) !== JSON.stringify(failure.args);
  if (failureHere?.rule !== failure.rule || otherwise) {
    return `seharusnya ${JSON.stringify(failure)}, ternyata ${JSON.stringify(failureHere ?? null)}`;
  }
  return names.length > 0 ? `salah juga di kolom ${names.join(', ')}` : undefined;
}

/** Rules that hold before anything is written: what is typed is filtered, a refused file is never sent, an amount is lowered. */
function brokenOutside(
  { form, state, facts }: ValidStep,
  place: Place,
): { rule: string; problem?: string }[] {
  const view = fieldView(form, state, place);
  const { definition } = view;
  const { name } = definition;
  if (definition.type === 'upload') {
    const limits = uploadLimits(definition);
    const [extension = ''] = limits.accept;
    const judged = (
      rule: string,
      file: { name: string; size: number },
    ): { rule: string; problem?: string } => {
      const { taken, refused } = takeFiles(limits, 0, [file]);
      const wanted = rule === 'accept' ? 'wrongType' : 'tooLarge';
      const isRefused = refused.some(({ why }) => why === wanted) && taken.length === 0;
      return {
        rule,
        problem: isRefused ? undefined : `file ${file.name} (${file.size} byte) tetap diterima`,
      };
    };
    return [
      judged('maxSizeBytes', { name: `besar${extension}`, size: limits.maxSizeBytes + 1 }),
      judged('accept', { name: `program${foreignExtension}`, size: 1 }),
    ];
  }
  if (clampsToMax(definition) && typeof view.max === 'number') {
    const writes = { [name]: { raw: view.max + 1 } };
    const { state: after } = change(form, state, { origin: 'visitor', writes }, facts);
    const lowered = after.values[name] === view.max && after.notices[name] !== undefined;
    return [
      {
        rule: 'clampToMax',
        problem: lowered ? undefined : 'tidak diturunkan ke batasnya dengan pemberitahuan',
      },
    ];
  }
  const foreign = foreignTo(form, state, name);
  if (foreign === undefined || typeof view.value !== 'string') return [];
  const typed = filterTyped(form, state, name, view.value + foreign);
  return [
    { rule: 'ketikan', problem: typed.includes(foreign) ? `"${foreign}" tetap dapat diketik` : undefined },
  ];
}
