import type { ConditionTree } from '../../interpreter';

/** Something that must hold, or must not (`wanted: false`), for a target to be reached. */
export type Goal =
  | { kind: 'tree'; tree: ConditionTree; wanted: boolean }
  /** The answer is asked: it is shown on a step of the path, or kept. */
  | { kind: 'counts'; name: string; wanted: boolean }
  /** The answers lead through the step with this number. */
  | { kind: 'onPath'; step: number; wanted: boolean }
  | { kind: 'all' | 'any'; parts: readonly Goal[] };

/** The goal that a condition holds, or does not. */
export function holds(tree: ConditionTree, wanted = true): Goal {
  return { kind: 'tree', tree, wanted };
}

/** All of the goals. */
export function all(parts: readonly Goal[]): Goal {
  return { kind: 'all', parts };
}

/** One of the goals. */
export function any(parts: readonly Goal[]): Goal {
  return { kind: 'any', parts };
}

/** The goal that this one is not reached. */
export function not(goal: Goal): Goal {
  if ('parts' in goal) return { kind: goal.kind === 'all' ? 'any' : 'all', parts: goal.parts.map(not) };
  return { ...goal, wanted: !goal.wanted };
}

/** Opens a condition by one level: *and* and *or* become goals, a comparison stays. */
export function opened(tree: ConditionTree, wanted: boolean): Goal {
  switch (tree.kind) {
    case 'comparison':
      return holds(tree, wanted);
    case 'not':
      return holds(tree.part, !wanted);
    case 'all':
    case 'any': {
      const parts = tree.parts.map((part) => holds(part, wanted));
      return (tree.kind === 'all') === wanted ? all(parts) : any(parts);
    }
  }
}
