import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import type { Model } from '../../reach/model';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './never';

/** Stages after the first that no effect leads to. */
export function reachableStages({ definition, sources }: Checked): Found[] {
  const entered = new Set(
    sources.flatMap((source) => {
      if (source.kind !== 'effects') return [];
      return source.value.flatMap(({ goTo }) =>
        typeof goTo === 'object' && goTo !== null && 'stage' in goTo ? [goTo.stage] : [],
      );
    }),
  );
  return (definition.stages ?? []).flatMap(({ id, title }, index): Found[] =>
    index === 0 || entered.has(id)
      ? []
      : [
          {
            rule: 'stage-unreachable',
            path: `stages[${index}]`,
            what: `Tidak ada efek yang menuju tahap "${title ?? id}".`,
            mend: `Tambahkan {"goTo": {"stage": "${id}"}} pada aksi yang mengakhiri tahap sebelumnya.`,
          },
        ],
  );
}

/** Steps that no answers lead through. */
export function reachableSteps(
  model: Model,
  never: ReadonlySet<string>,
): { found: Found[]; unreachable: ReadonlySet<string> } {
  const unreachable = new Set<string>();
  const found = model.steps.flatMap((step) => {
    const told = findUnreachable(model, {
      rule: 'step-unreachable',
      path: step.visibleWhen ? `${step.path}.visibleWhen` : step.path,
      what: `Langkah "${step.definition.title}" tidak pernah dilalui.`,
      mend: step.visibleWhen
        ? 'Periksa syarat tampilnya, dan cabang yang melompatinya.'
        : 'Periksa cabang "goTo" pada langkah-langkah sebelumnya, yang selalu melompatinya.',
      goals: [{ kind: 'onPath', step: step.index, wanted: true }],
      arrivedAt: step.index,
    });
    if (told.some(({ rule }) => rule === 'step-unreachable')) unreachable.add(step.id);
    return dependsOn(step.visibleWhen?.tree, never) ? [] : told;
  });
  return { found, unreachable };
}
