import type { ConditionTree } from '../../../../interpreter';

/** Whether a condition uses one of these named ones: what is wrong with those is the root cause, and reported there. */
export function dependsOn(tree: ConditionTree | undefined, names: ReadonlySet<string>): boolean {
  if (!tree || tree.kind === 'comparison' || tree.kind === 'formula' || names.size === 0) return false;
  if (tree.label !== undefined && names.has(tree.label)) return true;
  return tree.kind === 'not'
    ? dependsOn(tree.part, names)
    : tree.parts.some((part) => dependsOn(part, names));
}
