import { all, branchGoal, holds, onPath, search, type Model } from '../../../reach';
import { stepWords } from '../../../words/values';
import type { Found } from '../../finding';
import { findUnreachable } from '../../reach/target';
import { answersInWords } from '../../reach/words';
import { dependsOn } from './dependsOn';
import type { Checked } from '../../definition/checked';

/** Branches to a step that is hidden whenever they are taken: Next leads to another one. */
export function hiddenTargets(model: Model): Found[] {
  return [...model.form.steps.values()].flatMap((step) =>
    step.branches.flatMap(({ step: target }, index): Found | Found[] => {
      const shown = model.form.steps.get(target ?? '')?.visibleWhen;
      if (!shown) return [];
      const taken = all([onPath(step.id), branchGoal(step, index)]);
      const passed = (name: string): boolean => model.isPassed(name, step.index + 1);
      if (search(model, taken, { passed }).reached !== 'yes') return [];
      if (search(model, all([taken, holds(shown)]), { passed }).reached !== 'no') return [];
      return {
        rule: 'branch-hidden',
        path: `${step.path}.next.goTo[${index}]`,
        what: `Cabang ini menuju langkah ${stepWords(model.form, target ?? '')}, yang selalu tersembunyi saat cabang ini diambil.`,
        fix: 'Samakan syarat cabang ini dengan syarat tampil langkahnya, atau tuju langkah lain.',
      };
    }),
  );
}

/** Branches of Next that are never taken: their condition never holds there, or an earlier branch always wins. */
export function reachableBranches(
  model: Model,
  steps: ReadonlySet<string>,
  never: ReadonlySet<string>,
): Found[] {
  return [...model.form.steps.values()].flatMap((step) => {
    if (steps.has(step.id)) return [];
    const here = onPath(step.id);
    return step.branches.flatMap(({ when, step: target }, index): Found[] => {
      if (dependsOn(when, never)) return [];
      const found = findUnreachable(model, {
        rule: 'branch-shadowed',
        path: `${step.path}.next.goTo[${index}]`,
        what: `Cabang ke ${target === undefined ? 'tinjauan' : `langkah ${stepWords(model.form, target)}`} tidak pernah diambil.`,
        fix: 'Periksa syaratnya, dan urutan cabang: yang pertama terpenuhi yang diambil.',
        goal: all([here, branchGoal(step, index)]),
        // Next has been pressed here: what this step requires is filled, too.
        arrivedAt: step.index + 1,
      });
      const held = found.length > 0 ? search(model, all([here, ...(when ? [holds(when)] : [])])) : undefined;
      if (held?.reached !== 'yes') return found;
      const words = answersInWords(model.form, held.plan);
      return found.map((one) => ({ ...one, witness: `dengan ${words} cabang sebelumnya sudah diambil` }));
    });
  });
}

/** Stages after the first that no effect leads to. */
export function reachableStages({ definition, sources }: Checked): Found[] {
  const entered = new Set(
    sources.effects
      .flatMap(({ source }) => source)
      .flatMap((effect) =>
        'goTo' in effect && typeof effect.goTo === 'object' && 'stage' in effect.goTo
          ? [effect.goTo.stage]
          : [],
      ),
  );
  return (definition.stages ?? []).flatMap(({ id, title }, index): Found | Found[] =>
    index === 0 || entered.has(id)
      ? []
      : {
          rule: 'stage-unreachable',
          path: `stages[${index}]`,
          what: `Tidak ada efek yang menuju tahap “${title ?? id}”.`,
          fix: `Tambahkan {"goTo": {"stage": "${id}"}} pada aksi yang mengakhiri tahap sebelumnya.`,
        },
  );
}

/** Steps that no answers lead through. */
export function reachableSteps(
  model: Model,
  never: ReadonlySet<string>,
): { found: Found[]; unreachable: ReadonlySet<string> } {
  const unreachable = new Set<string>();
  const found = [...model.form.steps.values()].flatMap((step) => {
    const findings = findUnreachable(model, {
      rule: 'step-unreachable',
      path: step.visibleWhen ? `${step.path}.visibleWhen` : step.path,
      what: `Langkah ${stepWords(model.form, step.id)} tidak pernah dilalui.`,
      fix: step.visibleWhen
        ? 'Periksa syarat tampilnya, dan cabang yang melompatinya.'
        : 'Periksa cabang "goTo" pada langkah-langkah sebelumnya, yang selalu melompatinya.',
      goal: onPath(step.id),
      arrivedAt: step.index,
    });
    if (findings.some(({ rule }) => rule === 'step-unreachable')) unreachable.add(step.id);
    return dependsOn(step.visibleWhen, never) ? [] : findings;
  });
  return { found, unreachable };
}
