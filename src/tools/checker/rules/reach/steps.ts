import { onPath, type Model } from '../../../reach';
import { stepWords } from '../../../words/values';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './dependsOn';

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
