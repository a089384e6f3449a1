import type { Found } from '../../finding';
import { holds, type Goal } from '../../reach/goals';
import { branchGoal, type Model } from '../../reach/model';
import { search } from '../../reach/search';
import { findUnreachable } from '../../reach/target';
import { answersInWords } from '../../reach/words';
import { dependsOn } from './never';

/** Branches of Next that are never taken: their condition never holds there, or an earlier branch always wins. */
export function reachableBranches(
  model: Model,
  steps: ReadonlySet<string>,
  never: ReadonlySet<string>,
): Found[] {
  return model.steps.flatMap((step) => {
    if (steps.has(step.id)) return [];
    const here: Goal = { kind: 'onPath', step: step.index, wanted: true };
    return step.branches.flatMap(({ when, step: target }, index): Found[] => {
      if (dependsOn(when?.tree, never)) return [];
      const found = findUnreachable(model, {
        rule: 'branch-shadowed',
        path: `${step.path}.next.goTo[${index}]`,
        what: `Cabang ke langkah "${target}" tidak pernah diambil.`,
        mend: 'Periksa syaratnya, dan urutan cabang: yang pertama terpenuhi yang diambil.',
        goals: [here, branchGoal(step, index)],
        // Next has been pressed here: what this step requires is filled, too.
        arrivedAt: step.index + 1,
      });
      const held = found.length > 0 ? search(model, [here, ...(when ? [holds(when.tree)] : [])]) : undefined;
      if (held?.reached !== 'yes') return found;
      const words = answersInWords(model.form, held.answers);
      return found.map((one) => ({ ...one, witness: `dengan ${words} cabang sebelumnya sudah diambil` }));
    });
  });
}
