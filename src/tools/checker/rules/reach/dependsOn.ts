import type { Expression } from '../../../../interpreter';

/** Whether a condition uses one of these named ones: what is wrong with those is the root cause, and reported there. */
export function dependsOn(tree: Expression | undefined, names: ReadonlySet<string>): boolean {
  if (tree?.kind !== 'joined' || names.size === 0) return false;
  return names.has(tree.label ?? '') || tree.parts.some((part) => dependsOn(part, names));
}
