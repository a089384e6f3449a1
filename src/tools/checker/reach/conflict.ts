import { all, opened, search, type Goal, type Model, type SearchOptions } from '../../reach';
import { goalInWords } from './words';

/** Goals beyond this number are reported as they are: finding the few that clash would take too long. */
const mostGoals = 30;

/** Why a target cannot be reached: which of its goals contradict each other. */
export function conflictInWords(model: Model, target: Goal, options: SearchOptions): string {
  const words = conflictOf(model, target, options);
  const [only] = words;
  if (words.length === 1 && only !== undefined) return `${only} tidak pernah terpenuhi`;
  return `bertentangan: ${words.join('; ')}`;
}

/** The goals of an impossible target that contradict each other, in words: the others are left out one by one. */
export function conflictOf(model: Model, target: Goal, options: SearchOptions = {}): string[] {
  const flat = flattened(target);
  let core: readonly Goal[] = flat;
  if (flat.length <= mostGoals) {
    for (const goal of flat) {
      const fewer = core.filter((one) => one !== goal);
      if (search(model, all(fewer), options).reached === 'no') core = fewer;
    }
  }
  return [...new Set(core.map((goal) => goalInWords(model, goal)))];
}

function flattened(goal: Goal): readonly Goal[] {
  if (goal.kind === 'all') return goal.parts.flatMap(flattened);
  if (goal.kind !== 'tree' || goal.tree.kind !== 'joined') return [goal];
  const inner = opened(goal.tree, goal.wanted);
  return inner.kind === 'any' ? [goal] : flattened(inner);
}
