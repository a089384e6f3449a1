import type { RuleId } from './catalogue';
import type { Checked } from './definition/checked';
import type { Found } from './finding';

/** What is often nothing but the consequence of another mistake in what it leans on. */
const causes: Partial<Record<RuleId, RuleId>> = {
  // The only place that fills it names something else.
  'value-unwritten': 'unknown-name',
  'keep-unwritten': 'unknown-name',
  // A list that waits for itself should wait for the one above it.
  cycle: 'lookup-parent',
  // What no answer fits cannot fit the bank either.
  'contract-format': 'bounds-crossed',
};

/** Findings without those that vanish when another one is mended. */
export function withoutConsequences(found: readonly Found[], fields: Checked['fields']): Found[] {
  const mistaken = (rule: RuleId): ReadonlySet<string> => {
    const ofRule = found.filter((one) => one.rule === rule);
    const owners = [...fields].filter(([, { path }]) =>
      ofRule.some((one) => one.path.startsWith(`${path}.`)),
    );
    return new Set([...ofRule.flatMap(({ meant }) => meant ?? []), ...owners.map(([name]) => name)]);
  };
  return found.filter(({ rule, leansOn }) => {
    const cause = causes[rule];
    if (!leansOn || cause === undefined) return true;
    const names = mistaken(cause);
    return !leansOn.some((name) => names.has(name));
  });
}
