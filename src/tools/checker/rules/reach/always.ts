import type { CompiledStep, PlacedCondition } from '../../../../interpreter';
import { holds, search, type Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { conflictOf } from '../../reach/conflict';
import { dependsOn } from './dependsOn';

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
