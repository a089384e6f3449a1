import type { CompiledStep, Expression, Value } from '../../interpreter';

/** Something that must hold, or must not (`wanted: false`), for a target to be reached. */
export type Goal =
  | { kind: 'tree'; tree: Expression; wanted: boolean }
  /** The answer is asked: it is shown on a step of the path, or kept. */
  | { kind: 'asked'; name: string; wanted: boolean }
  /** The answers lead through the step with this id. */
  | { kind: 'onPath'; step: string; wanted: boolean }
  /** A choice is this code, or a list with it; not wanted: any other. */
  | { kind: 'chosen'; name: string; code: string; wanted: boolean }
  /** The back end answers a call in this way, by the number of the reply. */
  | { kind: 'reply'; call: string; reply: number }
  | { kind: 'all' | 'any'; parts: readonly Goal[] };

/** The goal that a condition holds, or does not. */
export function holds(tree: Expression, wanted = true): Goal {
  return { kind: 'tree', tree, wanted };
}

/** The goal that the answers lead through a step. */
export function onPath(step: string, wanted = true): Goal {
  return { kind: 'onPath', step, wanted };
}

/** All of the goals. */
export function all(parts: readonly Goal[]): Goal {
  return { kind: 'all', parts };
}

/** One of the goals. */
export function any(parts: readonly Goal[]): Goal {
  return { kind: 'any', parts };
}

/** The goal that this one is not reached; a reply of the back end is never avoided. */
export function not(goal: Goal): Goal {
  if ('parts' in goal) return { kind: goal.kind === 'all' ? 'any' : 'all', parts: goal.parts.map(not) };
  return goal.kind === 'reply' ? all([]) : { ...goal, wanted: !goal.wanted };
}

/** Opens a condition by one level: *and* and *or* become goals, a comparison stays. */
export function opened(tree: Expression, wanted: boolean): Goal {
  if (tree.kind !== 'joined') return holds(tree, wanted);
  const parts = tree.parts.map((part) => holds(part, wanted === (tree.join !== 'not')));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return (tree.join === 'all') === wanted ? all(parts) : any(parts);
}

/** The goal that Next takes a branch of a step (the one after the last: none holds): it holds, and none before it does. */
export function branchGoal({ branches }: CompiledStep, at: number): Goal {
  const before = branches.slice(0, at).map(({ when }) => (when ? holds(when, false) : any([])));
  const when = branches[at]?.when;
  return all([...before, ...(when ? [holds(when)] : [])]);
}

/** What leads to a goal: answers (choices by code; `undefined`: not asked), and how the back end answers each call. */
export interface Plan {
  answers: ReadonlyMap<string, Value>;
  replies: ReadonlyMap<string, number>;
}

/** A plan that leaves everything open. */
export const openPlan: Plan = { answers: new Map(), replies: new Map() };
