import {
  testCondition,
  type Comparison,
  type CompiledField,
  type OperatorName,
  type Value,
} from '../../interpreter';
import { fits, hasCode, type Domain } from './domains';
import { all, any, holds, not, opened, openPlan, type Goal, type Plan } from './goals';
import { placeGoal, type Model } from './model';

/** `yes`: with a plan that leads there. `no`: proven for the form as it is written. `unknown`: neither was found in time. */
export type Outcome =
  { reached: 'yes'; plan: Plan; sure: boolean } | { reached: 'no' } | { reached: 'unknown' };

/** From where a search starts. */
export interface SearchOptions {
  /** What is fixed already. */
  plan?: Plan;
  /** Answers of which a visitor has been told what is wrong with them: what is required is filled, and bounds hold. */
  passed?: (name: string) => boolean;
  /** Answers that lie within their bounds, though they may be empty. */
  bounded?: (name: string) => boolean;
}

/** How many goals may be looked at for one target. */
const standardBudget = 20_000;
const leastBudget = 500;
/** Goals on one way to a target; each is a level of recursion. */
const deepest = 2_500;

/** Between two open answers these are not followed: their domains hold no values in between. */
const ranking: ReadonlySet<OperatorName> = new Set<OperatorName>([
  'greaterThan',
  'atLeast',
  'lessThan',
  'atMost',
]);

interface Links {
  goal: Goal;
  rest: Links | undefined;
}

class BudgetSpent extends Error {}

/**
 * Which answers lead to a goal: backtracking over the answers that it depends on. Three-valued: a comparison of what is not
 * known (a formula's result, what an action writes) may hold or not, so that `no` is certain and `yes` is `sure` without any.
 */
export function search(model: Model, target: Goal, options: SearchOptions = {}): Outcome {
  const { plan = openPlan, passed, bounded } = options;
  const { form } = model;
  // A form of very many hard conditions is looked at less closely, but to its end.
  let left = Math.min(standardBudget, Math.max(leastBudget, model.effort.left));
  let sure = true;
  let whole = true;
  const answers = new Map(plan.answers);
  const replies = new Map(plan.replies);
  const facts = new Map<string, boolean>();

  let depth = 0;

  const solve = (links: Links | undefined): boolean => {
    if (!links) return true;
    left -= 1;
    model.effort.left -= 1;
    depth += 1;
    if (left < 0 || depth > deepest) throw new BudgetSpent();
    const isSolved = solveFirst(links);
    depth -= 1;
    return isSolved;
  };

  const solveFirst = (links: Links): boolean => {
    const { goal, rest } = links;
    const next = (one: Goal): boolean => solve({ goal: one, rest });
    const goOn = (): boolean => solve(rest);
    switch (goal.kind) {
      case 'all':
        return solve(linked(goal.parts, rest));
      case 'any':
        return goal.parts.some(next);
      case 'onPath':
        return noted(facts, `onPath ${goal.step}`, goal.wanted, goOn, () => {
          const path = model.pathGoal(goal.step);
          // Whether a later stage was entered is not known, and if not, its steps are off the path.
          return next(goal.wanted ? path : model.isLate(goal.step) ? all([]) : not(path));
        });
      case 'asked':
        return noted(facts, `asked ${goal.name}`, goal.wanted, goOn, () => {
          if (form.fields.get(goal.name)?.keep) return goal.wanted && goOn();
          const shown = any(model.placesOf(goal.name).map(placeGoal));
          return next(goal.wanted ? shown : not(shown));
        });
      case 'reply':
        return noted(replies, goal.call, goal.reply, goOn, goOn);
      case 'chosen':
        return choose(goal, links);
      case 'tree':
        if (goal.tree.kind !== 'comparison') return next(opened(goal.tree, goal.wanted));
        return compare(goal.tree, goal.wanted, links);
    }
  };

  const choose = (goal: Extract<Goal, { kind: 'chosen' }>, links: Links): boolean => {
    const { name, code, wanted } = goal;
    const domain = model.domain(name);
    if (!domain) return doubt(links);
    if (!answers.has(name)) return assign(name, links, wanted ? withCode(domain, code) : domain);
    return hasCode(answers.get(name), code) === wanted && solve(links.rest);
  };

  /** Goes on as if it held: whether it does is not known. */
  const doubt = ({ rest }: Links): boolean => {
    const before = sure;
    sure = false;
    if (solve(rest)) return true;
    // A way that came to nothing leaves no doubt on the next one.
    sure = before;
    return false;
  };

  const compare = (comparison: Comparison, wanted: boolean, links: Links): boolean => {
    const { name, expected, operator } = comparison;
    const names = 'name' in expected ? [name, expected.name] : [name];
    const open = names.filter((one) => !form.constants.has(one));
    const isUnranked = ranking.has(operator) && open.filter((one) => !model.isFixed(one)).length > 1;
    if (isUnranked || model.isSuspect?.(comparison) || open.some((one) => !possible(one)))
      return doubt(links);
    const unset = open.find((one) => !answers.has(one));
    if (unset !== undefined) return assign(unset, links, model.domain(unset));
    const read = (one: string): Value => (answers.has(one) ? answers.get(one) : form.constants.get(one));
    return testCondition(comparison, { read }) === wanted && solve(links.rest);
  };

  const possible = (name: string): boolean =>
    model.domain(name) !== undefined || model.values?.(name) !== undefined;

  /** Tries everything that an answer can be, then that it is not asked. */
  const assign = (name: string, { goal, rest }: Links, domain: Domain | undefined): boolean => {
    const isTried = (value: Value, demands: readonly Goal[]): boolean => {
      answers.set(name, value);
      // What was asked for comes first: most values fail there at once.
      if (solve({ goal, rest: { goal: all(demands), rest } })) return true;
      answers.delete(name);
      return false;
    };
    if (!domain) {
      const values = model.values?.(name) ?? [];
      return values.some(({ value, needs }) => isTried(value, needs ? [needs] : []));
    }
    whole &&= domain.whole;
    const field = form.fields.get(name);
    if (!field) return domain.values.some((value) => isTried(value, []));
    const [min, max] = model.boundsOf(field);
    const isRequired = field.places.every(({ required }) => 'constant' in required && required.constant);
    const isRight = (value: Value): boolean =>
      (!isRequired || field.row.given(value)) && fits(field, value, min, max);
    return (
      valuesIn(model, name, domain).some(
        (value) =>
          (!passed?.(name) || isRight(value)) &&
          (!bounded?.(name) || fits(field, value, min, max)) &&
          isTried(value, [
            ...offered(field, value),
            asked(name, true),
            ...(model.beside?.(name, value) ?? []),
          ]),
      ) || isTried(undefined, [asked(name, false)])
    );
  };

  try {
    if (solve({ goal: target, rest: undefined })) return { reached: 'yes', plan: { answers, replies }, sure };
    return { reached: whole ? 'no' : 'unknown' };
  } catch (error) {
    if (error instanceof BudgetSpent) return { reached: 'unknown' };
    throw error;
  }
}

/** The conditions of the options that are chosen. */
function offered({ listed }: CompiledField, value: Value): Goal[] {
  const chosen = listed?.flatMap(({ code, visibleWhen }) =>
    visibleWhen && hasCode(value, code) ? [holds(visibleWhen.tree)] : [],
  );
  return chosen ?? [];
}

function asked(name: string, wanted: boolean): Goal {
  return { kind: 'asked', name, wanted };
}

function linked(goals: readonly Goal[], rest: Links | undefined): Links | undefined {
  return goals.reduceRight<Links | undefined>((tail, goal) => ({ goal, rest: tail }), rest);
}

/** Goes on when the same is noted already; otherwise notes it for as long as it takes to prove it. */
function noted<T>(
  notes: Map<string, T>,
  key: string,
  value: T,
  goOn: () => boolean,
  prove: () => boolean,
): boolean {
  if (notes.has(key)) return notes.get(key) === value && goOn();
  notes.set(key, value);
  if (prove()) return true;
  notes.delete(key);
  return false;
}

/** The values of a domain, the better ones first; one choice for all alike, unless single choices may be ruled out. */
function valuesIn({ prefers, beside }: Model, name: string, { values, alike }: Domain): readonly Value[] {
  const every = [...(beside ? alike : alike.slice(0, 1)), ...values];
  if (!prefers) return every;
  const rank = (value: Value): number => (typeof value === 'string' && prefers(name, value) ? 0 : 1);
  return every.sort((one, other) => rank(one) - rank(other));
}

/** The part of a domain in which a choice is made. */
function withCode({ values, alike, whole }: Domain, code: string): Domain {
  const alone = values.some((value) => Array.isArray(value)) ? [[code]] : [];
  const chosen = [...alike, ...values].filter((value) => hasCode(value, code));
  return { values: [...chosen, ...alone], alike: [], whole };
}
