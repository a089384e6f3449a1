import { codeOf, explain, type Comparison, type Value } from '../../interpreter';
import { hasCode } from './domains';
import { all, any, holds, not, opened, type Goal } from './goals';
import type { Model } from './model';

/** Answers by name; `undefined` is an answer that is not asked. */
export type Answers = ReadonlyMap<string, Value>;

/** `yes`: with answers that lead there. `no`: proven for the form as it is written. `cut`: the budget ran out. */
export type Outcome =
  { reached: 'yes'; answers: Answers; sure: boolean } | { reached: 'no' } | { reached: 'cut' };

export interface SearchOptions {
  /** Required fields without conditions are filled, as they are when a visitor goes on. */
  filled?: boolean;
  /** The visitor has come to the step with this number: what the steps before it require is filled. */
  arrivedAt?: number | undefined;
}

/** How many goals may be looked at for one target. */
const standardBudget = 20_000;
const leastBudget = 500;
/** Goals on one way to a target; each is a level of recursion. */
const deepest = 2_500;

/** Between two answers these are not followed: the domains hold no values in between. */
const ranking: ReadonlySet<string> = new Set(['greaterThan', 'atLeast', 'lessThan', 'atMost']);

interface Links {
  goal: Goal;
  rest: Links | undefined;
}

class BudgetSpent extends Error {}

/**
 * Whether answers exist that reach all goals: backtracking from the target over the answers that it depends on. Three-valued:
 * a comparison of what is not known (a formula's result, a remembered value) may hold or not, so that `no` is certain.
 */
export function search(model: Model, goals: readonly Goal[], options: SearchOptions = {}): Outcome {
  const { filled = false, arrivedAt = -1 } = options;
  // A form of very many hard conditions is looked at less closely, but to its end.
  let left = Math.min(standardBudget, Math.max(leastBudget, model.effort.left));
  let sure = true;
  const answers = new Map<string, Value>();
  const facts = new Map<string, boolean>();

  const solve = (links: Links | undefined, depth: number): boolean => {
    if (!links) return true;
    left -= 1;
    model.effort.left -= 1;
    if (left < 0 || depth > deepest) throw new BudgetSpent();
    const { goal, rest } = links;
    const next = (one: Goal): boolean => solve({ goal: one, rest }, depth + 1);
    switch (goal.kind) {
      case 'all':
        return solve(
          goal.parts.reduceRight<Links | undefined>((tail, part) => ({ goal: part, rest: tail }), rest),
          depth + 1,
        );
      case 'any':
        return goal.parts.some(next);
      case 'onPath':
        return fact(
          `onPath ${goal.step}`,
          goal.wanted,
          (wanted) => {
            const path = model.pathGoal(goal.step);
            // Whether a later stage was entered is not known, and if not, its steps are off the path.
            const late = model.steps[goal.step]?.stage !== model.steps[0]?.stage;
            return next(wanted ? path : late ? all([]) : not(path));
          },
          () => solve(rest, depth + 1),
        );
      case 'counts':
        return fact(
          `counts ${goal.name}`,
          goal.wanted,
          (wanted) => next(countsGoal(goal.name, wanted)),
          () => solve(rest, depth + 1),
        );
      case 'tree':
        if (goal.tree.kind !== 'comparison') return next(opened(goal.tree, goal.wanted));
        return compare(goal.tree, goal.wanted, links, depth);
    }
  };

  const fact = (
    key: string,
    wanted: boolean,
    prove: (wanted: boolean) => boolean,
    goOn: () => boolean,
  ): boolean => {
    const known = facts.get(key);
    if (known !== undefined) return known === wanted && goOn();
    facts.set(key, wanted);
    if (prove(wanted)) return true;
    facts.delete(key);
    return false;
  };

  const countsGoal = (name: string, wanted: boolean): Goal => {
    if (model.form.fields.get(name)?.keep === true) return wanted ? all([]) : any([]);
    const shown = (model.places.get(name) ?? []).map(({ step, around }) =>
      all([{ kind: 'onPath', step: step.index, wanted: true }, ...around.map((tree) => holds(tree))]),
    );
    return wanted ? any(shown) : all(shown.map(not));
  };

  const compare = (comparison: Comparison, wanted: boolean, links: Links, depth: number): boolean => {
    const { name, expected } = comparison;
    const { constants, fields } = model.form;
    const other = 'name' in expected ? expected.name : undefined;
    const names = [name, ...(other === undefined ? [] : [other])];
    const ranks = other !== undefined && fields.has(other) && ranking.has(comparison.operator);
    if (ranks || model.isSuspect(comparison) || names.some((one) => !constants.has(one) && !isKnown(one))) {
      sure = false;
      return solve(links.rest, depth + 1);
    }
    const open = names.find((one) => fields.has(one) && !answers.has(one));
    if (open !== undefined) return assign(open, links, depth);
    const scope = {
      read: (one: string) => (answers.has(one) ? answers.get(one) : constants.get(one)),
      today: '',
    };
    const { result } = explain({ tree: comparison, reads: names, test: () => false }, scope);
    return result === wanted && solve(links.rest, depth + 1);
  };

  const isKnown = (name: string): boolean => model.domain(name) !== undefined;

  /** Tries every value of an answer, and that it is not asked. */
  const assign = (name: string, links: Links, depth: number): boolean => {
    const asked: Goal = { kind: 'counts', name, wanted: true };
    const definition = model.form.fields.get(name)?.definition;
    for (const value of model.domain(name) ?? []) {
      const must = (filled && definition?.required === true) || model.isPassed(name, arrivedAt);
      if (
        must &&
        (value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0))
      )
        continue;
      answers.set(name, value);
      const offered = openOptions(name, value);
      // What was to be shown comes first: it fails at once for most values.
      if (solve({ goal: links.goal, rest: { goal: all([...offered, asked]), rest: links.rest } }, depth + 1))
        return true;
      answers.delete(name);
    }
    answers.set(name, undefined);
    if (solve({ goal: links.goal, rest: { goal: { ...asked, wanted: false }, rest: links.rest } }, depth + 1))
      return true;
    answers.delete(name);
    return false;
  };

  const openOptions = (name: string, value: Value): Goal[] => {
    const definition = model.form.fields.get(name)?.definition;
    if (!definition || !('options' in definition)) return [];
    return (definition.options ?? []).flatMap((entry): Goal[] => {
      if (typeof entry === 'string' || !entry.visibleWhen || !hasCode(value, codeOf(entry.value))) return [];
      const tree = model.tree(entry.visibleWhen);
      return tree ? [holds(tree)] : [];
    });
  };

  try {
    const links = goals.reduceRight<Links | undefined>((rest, goal) => ({ goal, rest }), undefined);
    return solve(links, 0) ? { reached: 'yes', answers, sure } : { reached: 'no' };
  } catch (error) {
    if (error instanceof BudgetSpent) return { reached: 'cut' };
    throw error;
  }
}
