import type { CompiledCondition } from '../../../../interpreter';

/** Whether a condition uses one of these named ones: what is wrong with those is the root cause, and reported there. */
export function dependsOn(tree: CompiledCondition | undefined, names: ReadonlySet<string>): boolean {
  if (!tree || !('parts' in tree) || names.size === 0) return false;
  return names.has(tree.label ?? '') || tree.parts.some((part) => dependsOn(part, names));
}
