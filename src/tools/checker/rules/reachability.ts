import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import { modelOf, suspectKey } from '../reach/model';
import { comparedValues } from './comparedValues';
import { reachableBlocks } from './reach/blocks';
import { reachableBranches } from './reach/branches';
import { reachableConditions } from './reach/conditions';
import { deadEnds } from './reach/deadEnds';
import { reachableStages, reachableSteps } from './reach/steps';

/** What can never show, be taken, or be finished, proven over the conditions (language, sections 2 to 4). */
export function reachability(checked: Checked): Found[] {
  const { form } = checked;
  if (!form) return [];
  const model = modelOf({ ...checked, form }, suspectsOf(checked));
  const stages = reachableStages(checked);
  const conditions = reachableConditions(checked, model);
  const steps = reachableSteps(model, conditions.never);
  const blocks = reachableBlocks(model, steps.unreachable, conditions.never);
  return [
    ...stages,
    ...conditions.found,
    ...steps.found,
    ...blocks.found,
    ...reachableBranches(model, steps.unreachable, conditions.never),
    ...deadEnds(checked, model, blocks.unreachable),
  ];
}

/** Comparisons that another rule has found wrong: their mistake is told there. */
function suspectsOf(checked: Checked): ReadonlySet<string> {
  return new Set(
    comparedValues(checked).flatMap(({ about }) =>
      about === undefined ? [] : [suspectKey(about.name, about.operator, about.code)],
    ),
  );
}
