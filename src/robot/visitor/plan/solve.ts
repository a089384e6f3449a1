import { explain, type Comparison, type Value } from '../../../interpreter';
import { all, any, not, opened, type Goal, type Plan } from './goals';
import type { Model } from './model';

/** Goals that are looked at before a search is given up. */
const budget = 20_000;

interface Links {
  goal: Goal;
  rest: Links | undefined;
}

class BudgetSpent extends Error {}

/**
 * A plan that also reaches a goal, by backtracking over the answers that it depends on; `undefined` when none was found. What is not
 * known (a formula's result, two answers compared) is taken for possible: the walk will show.
 */
export function extend(model: Model, plan: Plan, goal: Goal): Plan | undefined {
  let left = budget;
  const answers = new Map(plan.answers);
  const replies = new Map(plan.replies);
  const facts = new Map<string, boolean>();

  const solve = (links: Links | undefined): boolean => {
    if (!links) return true;
    left -= 1;
    if (left < 0) throw new BudgetSpent();
    const { goal: first, rest } = links;
    const next = (one: Goal): boolean => solve({ goal: one, rest });
    switch (first.kind) {
      case 'all':
        return solve(
          first.parts.reduceRight<Links | undefined>((tail, part) => ({ goal: part, rest: tail }), rest),
        );
      case 'any':
        return first.parts.some(next);
      case 'onPath':
        return fact(`onPath ${first.step}`, first.wanted, rest, () => {
          const path = model.pathGoal(first.step);
          return next(first.wanted ? path : not(path));
        });
      case 'counts':
        return fact(`counts ${first.name}`, first.wanted, rest, () => {
          const shown = model.shownGoal(first.name);
          return next(first.wanted ? shown : not(shown));
        });
      case 'reply': {
        const known = replies.get(first.call);
        if (known !== undefined) return known === first.reply && solve(rest);
        replies.set(first.call, first.reply);
        if (solve(rest)) return true;
        replies.delete(first.call);
        return false;
      }
      case 'chosen':
        if (model.domain(first.name) === undefined) return solve(rest);
        if (!answers.has(first.name)) return assign(first.name, links);
        return isChosen(answers.get(first.name), first.code) === first.wanted && solve(rest);
      case 'tree':
        if (first.tree.kind !== 'comparison') return next(opened(first.tree, first.wanted));
        return compare(first.tree, first.wanted, links);
    }
  };

  const fact = (key: string, wanted: boolean, rest: Links | undefined, prove: () => boolean): boolean => {
    const known = facts.get(key);
    if (known !== undefined) return known === wanted && solve(rest);
    facts.set(key, wanted);
    if (prove()) return true;
    facts.delete(key);
    return false;
  };

  const compare = (comparison: Comparison, wanted: boolean, links: Links): boolean => {
    const { name, expected } = comparison;
    const { constants } = model.form;
    const names = 'name' in expected ? [name, expected.name] : [name];
    const open = names.filter((one) => !constants.has(one));
    if (open.length > 1 || open.some((one) => model.domain(one) === undefined)) return solve(links.rest);
    const unset = open.find((one) => !answers.has(one));
    if (unset !== undefined) return assign(unset, links);
    const read = (one: string): Value => (answers.has(one) ? answers.get(one) : constants.get(one));
    const { result } = explain({ tree: comparison, reads: names, test: () => false }, { read, today: '' });
    return result === wanted && solve(links.rest);
  };

  /** Tries everything that an answer can be, then that it is not asked. */
  const assign = (name: string, { goal: first, rest }: Links): boolean => {
    const isField = model.form.fields.has(name);
    const counts = (wanted: boolean): Goal => ({ kind: 'counts', name, wanted });
    for (const { value, needs } of model.domain(name) ?? []) {
      answers.set(name, value);
      const demands = all([
        ...(needs ? [needs] : []),
        ...(isField ? [counts(true)] : []),
        ...avoided(model, name, value),
      ]);
      // What was asked for comes first: most values fail there at once.
      if (solve({ goal: first, rest: { goal: demands, rest } })) return true;
      answers.delete(name);
    }
    if (!isField || model.form.fields.get(name)?.keep === true) return false;
    answers.set(name, undefined);
    if (solve({ goal: first, rest: { goal: counts(false), rest } })) return true;
    answers.delete(name);
    return false;
  };

  try {
    return solve({ goal, rest: undefined }) ? { answers, replies } : undefined;
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

/** What must not be chosen beside this answer, as walks have learned. */
function avoided(model: Model, name: string, value: Value): Goal[] {
  return model.nogoods
    .filter((nogood) => nogood.has(name) && nogood.get(name) === value)
    .map((nogood) =>
      any(
        [...nogood].flatMap(([other, code]): Goal[] =>
          other === name || typeof code !== 'string'
            ? []
            : [{ kind: 'chosen', name: other, code, wanted: false }],
        ),
      ),
    );
}

function isChosen(value: Value, code: string): boolean {
  return Array.isArray(value) ? value.includes(code) : value === code;
}
