import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { all, holds, not } from '../../reach/goals';
import type { Model } from '../../reach/model';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './never';

/** Conditions that are no matter of one place alone: named ones, and those of effects, watches and requests. */
export function reachableConditions(
  checked: Checked,
  model: Model,
): { found: Found[]; never: ReadonlySet<string> } {
  const never = new Set<string>();
  const named = Object.entries(checked.definition.conditions ?? {}).flatMap(([name, condition]) => {
    const tree = model.tree(condition);
    if (!tree) return [];
    const found = findUnreachable(model, {
      rule: 'condition-unreachable',
      path: `conditions.${name}`,
      what: `Syarat "${name}" tidak pernah terpenuhi.`,
      mend: 'Periksa nilai-nilai yang dibandingkannya.',
      goals: [holds(tree)],
    });
    if (found.some(({ rule }) => rule === 'condition-unreachable')) never.add(name);
    return found;
  });
  // A condition that uses another one which never holds is no news.
  const roots = named.filter(({ path }) => {
    const name = path.replace('conditions.', '');
    return !dependsOn(model.tree(checked.definition.conditions?.[name]), never);
  });
  return { found: [...roots, ...others(checked, model, never)], never };
}

function others({ sources }: Checked, model: Model, never: ReadonlySet<string>): Found[] {
  return sources.flatMap((source): Found[] => {
    if (source.kind !== 'condition' || source.path.startsWith('conditions.')) return [];
    const tree = model.tree(source.value);
    if (!tree || dependsOn(tree, never)) return [];
    if (source.path.endsWith('.if')) {
      const list = source.path.slice(0, -'.if'.length);
      const [then, otherwise] = [true, false].map((wanted) => all([wanted ? holds(tree) : not(holds(tree))]));
      return [
        ...effectFinding(model, `${list}.then`, 'tidak pernah terpenuhi', then),
        ...(model.hasElse(list) ? effectFinding(model, `${list}.else`, 'selalu terpenuhi', otherwise) : []),
      ];
    }
    if (
      !/(requiredWhen|readOnlyWhen|computeWhen|\bwhen)$/.test(source.path) ||
      /goTo\[\d+\]\.when$/.test(source.path)
    )
      return [];
    const around = model.blocks.find(
      ({ block }) => block.kind === 'field' && source.path.startsWith(`${block.path}.`),
    );
    return findUnreachable(model, {
      rule: 'condition-unreachable',
      path: source.path,
      what: 'Syarat ini tidak pernah terpenuhi.',
      mend: 'Periksa nilai-nilai yang dibandingkannya.',
      goals: [
        ...(around && /(requiredWhen|readOnlyWhen)$/.test(source.path)
          ? around.around.map((one) => holds(one))
          : []),
        holds(tree),
      ],
    });
  });
}

function effectFinding(
  model: Model,
  path: string,
  words: string,
  goal: ReturnType<typeof all> | undefined,
): Found[] {
  if (!goal) return [];
  return findUnreachable(model, {
    rule: 'effect-unreachable',
    path,
    what: `Efek-efek ini tidak pernah dijalankan, karena syaratnya ${words}.`,
    mend: 'Periksa syarat "if", atau hapus efek-efek ini.',
    goals: [goal],
  });
}
