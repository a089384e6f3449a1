import type { CompiledForm, ConditionTree, Value } from '../../../interpreter';

/** Every comparison of a form's own conditions: of blocks, options, steps, branches and the effects of actions. */
export function mentionedBy(
  form: CompiledForm,
  trees: readonly ConditionTree[],
): ReadonlyMap<string, readonly Value[]> {
  const mentioned = new Map<string, Set<Value>>();
  const note = (name: string, value: Value): void => {
    const known = mentioned.get(name) ?? new Set<Value>();
    mentioned.set(name, known.add(value));
  };
  const look = (tree: ConditionTree): void => {
    if (tree.kind === 'not') return look(tree.part);
    if (tree.kind !== 'comparison') return tree.parts.forEach(look);
    const { expected, name } = tree;
    const literal = 'literal' in expected ? expected.literal : form.constants.get(expected.name);
    const list: readonly Value[] = Array.isArray(literal) ? literal : [literal];
    for (const one of list) if (one !== undefined && one !== null && one !== '') note(name, one);
  };
  trees.forEach(look);
  return new Map([...mentioned].map(([name, values]) => [name, [...values]]));
}
