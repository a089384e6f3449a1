import type { CompiledCondition, PlacedCondition } from '../../../../interpreter';
import { all, holds, type Goal, type Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './dependsOn';

/** Conditions that are no matter of one place alone: named ones, and those of effects, watches and requests. */
export function reachableConditions(
  { sources }: Checked,
  model: Model,
  written: ReadonlySet<string>,
): { found: Found[]; never: ReadonlySet<string> } {
  const all = [...sources.conditions.values()];
  const named = all.filter(({ role }) => role === 'named');
  const never = new Set<string>();
  const found = named.flatMap((condition): Found[] => {
    const name = condition.path.replace('conditions.', '');
    const findings = unreachable(model, condition, `Syarat "${name}" tidak pernah terpenuhi.`);
    if (findings.some(({ rule }) => rule === 'condition-unreachable')) never.add(name);
    return findings;
  });
  // A condition that uses another one which never holds is no news.
  const isNews = (tree: CompiledCondition | undefined): boolean => !dependsOn(tree, never);
  const roots = found.filter(({ path }) => isNews(sources.conditions.get(path)?.compiled));
  const others = all.filter(({ compiled }) => isNews(compiled));
  return { found: [...roots, ...others.flatMap((one) => ofOnePlace(sources, model, one, written))], never };
}

const roles = new Set(['required', 'readOnly', 'compute', 'rule', 'filter', 'watch', 'check']);

function ofOnePlace(
  sources: Checked['sources'],
  model: Model,
  condition: PlacedCondition,
  written: ReadonlySet<string>,
): Found[] {
  const { path, role, compiled } = condition;
  if (roles.has(role)) {
    const bounded = (name: string): boolean => role !== 'check' && !written.has(name);
    return unreachable(
      model,
      condition,
      'Syarat ini tidak pernah terpenuhi dengan jawaban yang diterima.',
      bounded,
    );
  }
  if (role !== 'effect' || !compiled) return [];
  const effect = path.replace(/\.if$/, '');
  const otherwise = sources.effects.some((list) => list.path === `${effect}.else` && list.source.length > 0);
  return [
    ...unrun(model, `${effect}.then`, 'tidak pernah terpenuhi', holds(compiled)),
    ...(otherwise ? unrun(model, `${effect}.else`, 'selalu terpenuhi', holds(compiled, false)) : []),
  ];
}

function unreachable(
  model: Model,
  { path, role, compiled }: PlacedCondition,
  what: string,
  bounded?: (name: string) => boolean,
): Found[] {
  if (!compiled) return [];
  const field = model.blocks.find(({ block }) => block.kind === 'field' && path.startsWith(`${block.path}.`));
  const around = role === 'required' || role === 'readOnly' ? (field?.conditions ?? []) : [];
  return findUnreachable(model, {
    rule: 'condition-unreachable',
    path,
    what,
    fix: 'Periksa nilai-nilai yang dibandingkannya.',
    goal: all([...around, compiled].map((tree) => holds(tree))),
    bounded,
  });
}

function unrun(model: Model, path: string, words: string, goal: Goal): Found[] {
  return findUnreachable(model, {
    rule: 'effect-unreachable',
    path,
    what: `Efek-efek ini tidak pernah dijalankan, karena syaratnya ${words}.`,
    fix: 'Periksa syarat "if", atau hapus efek-efek ini.',
    goal,
  });
}
