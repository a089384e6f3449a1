import {
  fieldView,
  filterTyped,
  takeFiles,
  transition,
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
    const refused = (
      rule: string,
      file: { name: string; size: number },
    ): { rule: string; problem?: string } => {
      const { taken, refusals } = takeFiles(limits, 0, [file]);
      const told = refusals.includes(rule === 'accept' ? 'wrongType' : 'tooLarge') && taken.length === 0;
      return { rule, problem: told ? undefined : `file ${file.name} (${file.size} byte) tetap diterima` };
    };
    return [
      refused('maxSizeBytes', { name: `besar${extension}`, size: limits.maxSizeBytes + 1 }),
      refused('accept', { name: `program${foreignExtension}`, size: 1 }),
    ];
  }
  if ('clampToMax' in definition && definition.clampToMax === true && typeof view.max === 'number') {
    const writes = { [name]: { raw: view.max + 1 } };
    const { state: after } = transition(form, state, { type: 'write', by: 'visitor', writes }, facts);
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
