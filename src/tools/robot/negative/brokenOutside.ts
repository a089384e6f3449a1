import {
  change,
  clampsToMax,
  fieldView,
  filterTyped,
  takeFiles,
  uploadLimits,
  type Place,
} from '../../../interpreter';
import { foreignExtension } from '../answers/tinyFile';
import type { ValidStep } from './breakages';
import { foreignTo } from './foreign';

/** Rules that hold before anything is written: what is typed is filtered, a refused file is never sent, an amount is lowered. */
export function brokenOutside(
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
      const told = refused.some(({ why }) => why === wanted) && taken.length === 0;
      return { rule, problem: told ? undefined : `file ${file.name} (${file.size} byte) tetap diterima` };
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
