import { opened, type Goal } from './goals';
import type { Model } from './model';
import { search, type SearchOptions } from './search';
import { goalInWords } from './words';

/** Goals beyond this number are told as they are: finding the few that clash would take too long. */
const mostGoals = 30;

/** Which of the goals contradict each other, in words: the others are left out one by one, while it stays impossible. */
export function conflictInWords(model: Model, goals: readonly Goal[], options: SearchOptions): string {
  const flat = goals.flatMap(flattened);
  let core: readonly Goal[] = flat;
  if (flat.length <= mostGoals) {
    for (const goal of flat) {
      const fewer = core.filter((one) => one !== goal);
      if (search(model, fewer, options).reached === 'no') core = fewer;
    }
  }
  const words = [...new Set(core.map((goal) => goalInWords(model, goal)))];
  const [only] = words;
  if (words.length === 1 && only !== undefined) return `${only} tidak pernah terpenuhi`;
  return `bertentangan: ${words.join('; ')}`;
}

function flattened(goal: Goal): readonly Goal[] {
  if (goal.kind === 'all') return goal.parts.flatMap(flattened);
  if (goal.kind !== 'tree' || goal.tree.kind === 'comparison') return [goal];
  const inner = opened(goal.tree, goal.wanted);
  return inner.kind === 'any' ? [goal] : flattened(inner);
}
