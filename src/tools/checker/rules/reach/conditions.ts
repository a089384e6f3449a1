import type { CompiledCondition, PlacedCondition, CompiledStep } from '../../../../interpreter';
import { all, holds, type Goal, type Model, search } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { findUnreachable } from '../../reach/target';
import { dependsOn } from './dependsOn';
import { conflictOf } from '../../reach/conflict';

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

/** Conditions that hold whatever the answers: what stands under them was meant to happen at times. */
export function alwaysHolding({ sources }: Checked, model: Model): Found[] {
  const conditions = [...sources.conditions.values()].filter((one) => isReported(sources, model, one));
  const found = new Map(conditions.map((one) => [one.path, alwaysHolds(model, one)]));
  const named = new Set(
    conditions.flatMap(({ path, role }) =>
      role === 'named' && found.get(path) ? [path.replace('conditions.', '')] : [],
    ),
  );
  // What holds by a named condition is reported there.
  return conditions.flatMap(({ path, compiled }) =>
    dependsOn(compiled, named) ? [] : (found.get(path) ?? []),
  );
}

/** A switch between two versions of a form is a constant; and what never happens by it is reported where that stands. */
function isReported({ effects }: Checked['sources'], { form }: Model, condition: PlacedCondition): boolean {
  const { path, role, compiled } = condition;
  if (!compiled || compiled.reads.every((name) => form.constants.has(name))) return false;
  if (role === 'effect') {
    const otherwise = path.replace(/if$/, 'else');
    return !effects.some((list) => list.path === otherwise && list.source.length > 0);
  }
  // Branches behind it are reported as never taken.
  const isLast = ({ path: step, branches }: CompiledStep): boolean =>
    path === `${step}.next.goTo[${branches.length - 1}].when`;
  return role !== 'branch' || [...form.steps.values()].some(isLast);
}

function alwaysHolds(model: Model, { path, role, compiled }: PlacedCondition): Found | undefined {
  if (!compiled) return undefined;
  const denied = holds(compiled, false);
  if (search(model, denied).reached !== 'no') return undefined;
  const name = role === 'named' ? `Syarat "${path.replace('conditions.', '')}"` : 'Syarat ini';
  return {
    rule: 'condition-always',
    path,
    what: `${name} selalu terpenuhi, apa pun jawabannya.`,
    fix: 'Periksa nilainya dan penyambungnya: "any" dari beberapa "bukan" hampir selalu terpenuhi. Atau hapus syaratnya.',
    witness: `baru tidak terpenuhi bila ${conflictOf(model, denied).join(' dan ')}: tidak mungkin`,
  };
}
