import { modelOf } from '../../reach';
import type { Checked } from '../definition/checked';
import { writtenNames } from '../definition/writers';
import type { Found } from '../finding';
import { comparedValues } from './comparedValues';
import { alwaysHolding } from './reach/always';
import { reachableBlocks } from './reach/blocks';
import { hiddenTargets, reachableBranches } from './reach/branches';
import { unmetChecks, unmetFormulas } from './reach/checksMet';
import { rowsBeyond } from './reach/rowsBeyond';
import { silentStops } from './reach/silentStops';
import { closedSteps } from './reach/closedSteps';
import { emptyResults } from './reach/computed';
import { reachableConditions } from './reach/conditions';
import { crossedRanges } from './reach/crossed';
import { deadEnds } from './reach/deadEnds';
import { neverSent, waysWithoutEnd } from './reach/ends';
import { sameQuestions } from './reach/twice';
import { reachableStages, reachableSteps } from './reach/steps';

/** What can never show, be taken, or be finished, proven over the conditions (language, sections 2 to 4). */
export function reachability(checked: Checked): Found[] {
  const { form } = checked;
  if (!form) return [];
  const suspects = suspectsOf(checked);
  const model = modelOf(form, {
    isSuspect: ({ name, operator, expected }) => {
      const literal = 'literal' in expected ? expected.literal : undefined;
      const list: readonly unknown[] = Array.isArray(literal) ? literal : [literal];
      return list.some((one) => suspects.has(suspectKey(name, operator, String(one))));
    },
  });
  const onThisDay = checked.today === undefined ? model : modelOf(form, { today: checked.today });
  const stages = reachableStages(checked);
  const conditions = reachableConditions(checked, model);
  const steps = reachableSteps(model, conditions.never);
  const blocks = reachableBlocks(model, steps.unreachable, conditions.never, writtenNames(checked));
  const unsent = neverSent(model);
  return [
    ...stages,
    ...conditions.found,
    ...alwaysHolding(checked, model),
    // Steps behind an end that all come to are no news.
    ...(unsent.length > 0 ? [] : steps.found),
    ...blocks.found,
    ...reachableBranches(model, steps.unreachable, conditions.never),
    ...deadEnds(checked, model, blocks.unreachable),
    ...emptyResults(checked, model),
    ...crossedRanges(checked, model),
    ...closedSteps(checked, model),
    ...unmetChecks(checked, onThisDay),
    ...unmetFormulas(checked, onThisDay),
    ...rowsBeyond(checked, onThisDay),
    ...hiddenTargets(model),
    ...silentStops(model),
    ...unsent,
    ...waysWithoutEnd(model),
    ...sameQuestions(model),
  ];
}

/** What names a comparison with a literal. */
function suspectKey(name: string, operator: string, literal: string): string {
  return `${name} ${operator} ${literal}`;
}

/** Comparisons that another rule has found wrong: their mistake is reported there. */
function suspectsOf(checked: Checked): ReadonlySet<string> {
  return new Set(
    comparedValues(checked).flatMap(({ about }) =>
      about === undefined ? [] : [suspectKey(about.name, about.operator, about.code)],
    ),
  );
}
