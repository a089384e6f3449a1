import type { ConditionTree } from '../../../interpreter';

/** Whether a condition uses a named one that never holds: then that is the root cause, and told there. */
export function dependsOn(tree: ConditionTree | undefined, never: ReadonlySet<string>): boolean {
  if (!tree || tree.kind === 'comparison' || never.size === 0) return false;
  if (tree.label !== undefined && never.has(tree.label)) return true;
  return tree.kind === 'not'
    ? dependsOn(tree.part, never)
    : tree.parts.some((part) => dependsOn(part, never));
}
