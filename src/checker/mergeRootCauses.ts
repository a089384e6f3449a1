import type { RuleId } from './catalogue';
import type { Found } from './finding';

/** Rules of which one slip shows at many places: the same name misspelt, the same condition that never holds. */
const oneCause: ReadonlySet<RuleId> = new Set<RuleId>(['unknown-name', 'missing-image', 'missing-popup']);

/** What tells one cause from another. */
function causeOf({ rule, path, what }: Found): string {
  if (rule === 'search-cut') return rule;
  // A circle is the same from whichever of its names it is told.
  if (rule === 'cycle') return `${rule} ${[...new Set(what.match(/\w+(?= →)/g))].sort().join(' ')}`;
  return oneCause.has(rule) ? `${rule} ${what}` : `${rule} ${path} ${what}`;
}

/** Gives findings of one cause once, at their first place, with the number of the others; and drops what was said before. */
export function mergeRootCauses(found: readonly Found[]): (Found & { alsoAt: number })[] {
  const merged = new Map<string, Found & { alsoAt: number }>();
  for (const one of found) {
    const key = causeOf(one);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...one, alsoAt: 0 });
    else if (known.path !== one.path) known.alsoAt += 1;
  }
  return [...merged.values()];
}
