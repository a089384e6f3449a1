import { testComparison, type Comparison, type FormulaTest, type Value } from '../../interpreter';
import { fits, hasCode, isAnyOther, type Domain } from './domains';
import { all, openPlan, type Goal, type Plan } from './goals';
import type { Fitting } from './known';
import type { Model } from './model';

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
  /** Goals that may be looked at, where that is fewer than for any target. */
  effort?: number | undefined;
}

/** How many goals may be looked at for one target. */
const standardBudget = 20_000;
const leastBudget = 500;
/** Goals on one way to a target; each is a level of recursion. */
const deepest = 2_500;

/** The choices that have led to a goal, by their numbers. */
type Why = { choice: number; before: Why } | undefined;

interface Links {
  goal: Goal;
  why: Why;
  rest: Links | undefined;
}

/** Thrown by thousands of searches: one for all, because each would note the whole stack. */
const budgetSpent = new Error('budget spent');

/**
 * Which answers lead to a goal: backtracking over the answers that it depends on. Three-valued: a comparison of what is not
 * known (a formula's result, what an action writes) may hold or not, so that `no` is certain and `yes` is `sure` without any.
 * Each failure tells on which choices it depends, so that a choice which has no part in it is not made otherwise in vain.
 */
export function search(model: Model, target: Goal, options: SearchOptions = {}): Outcome {
  const { plan = openPlan, passed, bounded, effort = standardBudget } = options;
  const { form, known, prefers } = model;
  // A form of very many hard conditions is looked at less closely, but to its end.
  let left = Math.min(effort, standardBudget, Math.max(leastBudget, model.effort.left));
  let sure = true;
  let whole = true;
  const answers = new Map(plan.answers);
  const replies = new Map(plan.replies);
  const facts = new Map<string, boolean>();
  /** The choice by which an answer is what it is; none of what stood in the plan. */
  const choices = new Map<string, number>();
  /** What has led to a note among the facts and the replies. */
  const reasons = new Map<string, Why>();

  let depth = 0;
  let made = 0;
  /** The choices without which the last way would not have failed. */
  let failure = new Set<number>();

  const fail = (why: Why, names: readonly string[] = []): false => {
    failure = new Set();
    note(failure, why);
    noteAnswers(failure, names);
    return false;
  };

  const noteAnswers = (into: Set<number>, names: readonly string[]): void => {
    for (const name of names) {
      const choice = choices.get(name);
      if (choice !== undefined) into.add(choice);
    }
  };

  /** Goes one way after the other; where a failure does not depend on which of them, the others would meet it, too. */
  const anyWay = <T>(
    ways: Iterable<T>,
    otherwise: (into: Set<number>) => void,
    go: (way: T, choice: number) => boolean,
  ): boolean => {
    made += 1;
    const choice = made;
    const all = new Set<number>();
    for (const way of ways) {
      if (go(way, choice)) return true;
      if (!failure.has(choice)) return false;
      failure.forEach((one) => all.add(one));
    }
    all.delete(choice);
    otherwise(all);
    failure = all;
    return false;
  };

  const solve = (links: Links | undefined): boolean => {
    if (!links) return true;
    left -= 1;
    model.effort.left -= 1;
    depth += 1;
    if (left < 0 || depth > deepest) throw budgetSpent;
    const isSolved = solveFirst(links);
    depth -= 1;
    return isSolved;
  };

  const solveFirst = (links: Links): boolean => {
    const { goal, why, rest } = links;
    const next = (one: Goal): boolean => solve({ goal: one, why, rest });
    switch (goal.kind) {
      case 'all':
        return solve(linked(goal.parts, why, rest));
      case 'any': {
        const { parts } = goal;
        const [only] = parts;
        if (only && parts.length === 1) return next(only);
        return anyWay(
          parts,
          (into) => note(into, why),
          (one, choice) => solve({ goal: one, why: { choice, before: why }, rest }),
        );
      }
      case 'onPath':
        return noted(facts, `onPath ${goal.step}`, goal.wanted, links, () => {
          // Whether a later stage was entered is not known, and if not, its steps are off the path.
          if (!goal.wanted && model.isLate(goal.step)) return next(all([]));
          return next(known.path(goal.step, goal.wanted));
        });
      case 'asked':
        return noted(facts, `asked ${goal.name}`, goal.wanted, links, () => {
          if (form.fields.get(goal.name)?.keep) return goal.wanted ? solve(rest) : fail(why);
          return next(known.shown(goal.name, goal.wanted));
        });
      case 'reply':
        return noted(replies, goal.call, goal.reply, links, () => solve(rest));
      case 'chosen':
        return choose(goal, links);
      case 'tree':
        return goal.tree.kind === 'comparison' || goal.tree.kind === 'formula'
          ? decide(goal.tree, goal.wanted, links)
          : next(known.opened(goal.tree, goal.wanted));
    }
  };

  /** Goes on when the same is noted already; otherwise notes it for as long as it takes to prove it. */
  const noted = <T>(
    notes: Map<string, T>,
    key: string,
    value: T,
    { why, rest }: Links,
    prove: () => boolean,
  ): boolean => {
    if (notes.has(key)) {
      if (notes.get(key) === value) return solve(rest);
      fail(why);
      note(failure, reasons.get(key));
      return false;
    }
    notes.set(key, value);
    reasons.set(key, why);
    if (prove()) return true;
    notes.delete(key);
    return false;
  };

  const choose = ({ name, code, wanted }: Goal & { kind: 'chosen' }, links: Links): boolean => {
    const domain = model.domain(name);
    if (!domain) return doubt(links);
    const isFit = (value: Value): boolean => hasCode(value, code) === wanted;
    if (answers.has(name)) return isFit(answers.get(name)) ? solve(links.rest) : fail(links.why, [name]);
    const values = wanted ? withCode(domain, code) : (known.choices(name) ?? []).filter(isFit);
    return assign(name, links, { values, unasked: isFit(undefined) }, []);
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

  const decide = (leaf: Comparison | FormulaTest, wanted: boolean, links: Links): boolean => {
    const computed = known.computed(leaf);
    if (!computed) return leaf.kind === 'comparison' ? compare(leaf, wanted, links) : doubt(links);
    const { open, isTriable, holds } = computed;
    if (!isTriable) return doubt(links);
    // What is tried are samples: that none of them fits proves nothing.
    whole = false;
    const unset = open.find((one) => !answers.has(one));
    if (unset === undefined) {
      if (open.some((name) => isAnyOther(answers.get(name)))) return doubt(links);
      return holds((name) => answers.get(name)) === wanted ? solve(links.rest) : fail(links.why, open);
    }
    const { why, rest } = links;
    return anyWay(
      [true, false],
      (into) => note(into, why),
      (isTried, choice) => {
        const on = { ...links, why: { choice, before: why } };
        if (!isTried) return doubt({ ...on, rest });
        // What stands for any other value tells a formula nothing.
        const values = (known.choices(unset) ?? []).filter((value) => !isAnyOther(value));
        return assign(unset, { ...on, rest: on }, { values, unasked: true }, []);
      },
    );
  };

  const compare = (comparison: Comparison, wanted: boolean, links: Links): boolean => {
    const { open, isDoubtful } = known.comparison(comparison);
    if (isDoubtful) return doubt(links);
    const [unset, another] = open.filter((one) => !answers.has(one));
    const test = (value?: Value): boolean => {
      const read = (one: string): Value =>
        one === unset ? value : answers.has(one) ? answers.get(one) : form.constants.get(one);
      return testComparison(comparison, { read }) === wanted;
    };
    if (unset === undefined) return test() ? solve(links.rest) : fail(links.why, open);
    const values = known.choices(unset);
    if (!values) return remember(unset, links, another === undefined ? test : undefined);
    // What it is compared with is still open: all that both can be is tried.
    if (another !== undefined) return assign(unset, { ...links, rest: links }, { values, unasked: true }, []);
    if (open.length === 1) return assign(unset, links, known.fitting(comparison, wanted), []);
    return assign(unset, links, { values: values.filter(test), unasked: test() }, open);
  };

  const note = (into: Set<number>, why: Why): void => {
    for (let one = why; one; one = one.before) into.add(one.choice);
  };

  /** Sets an answer for as long as it takes to reach what it demands, and the rest. */
  const set = (
    name: string,
    choice: number,
    value: Value,
    demands: readonly Goal[],
    rest: Links | undefined,
  ): boolean => {
    answers.set(name, value);
    choices.set(name, choice);
    if (solve(linked(demands, { choice, before: undefined }, rest))) return true;
    answers.delete(name);
    choices.delete(name);
    return false;
  };

  /** Tries everything that a remembered value can be. */
  const remember = (name: string, links: Links, test?: (value: Value) => boolean): boolean => {
    const values = (model.values?.(name) ?? []).filter(({ value }) => !test || test(value));
    return anyWay(
      values,
      (into) => note(into, links.why),
      ({ value, needs }, choice) => set(name, choice, value, needs ? [needs] : [], test ? links.rest : links),
    );
  };

  /** Tries everything that fits of what an answer can be, then that it is not asked. `beside`: the answers that tell what fits. */
  const assign = (
    name: string,
    { why, rest }: Links,
    { values, unasked }: Fitting,
    beside: readonly string[],
  ): boolean => {
    whole &&= model.domain(name)?.whole ?? true;
    return anyWay(
      waysOf(name, values, unasked),
      (into) => {
        note(into, why);
        noteAnswers(into, beside);
      },
      ({ value, demands }, choice) => set(name, choice, value, demands, rest),
    );
  };

  function* waysOf(
    name: string,
    values: readonly Value[],
    unasked: boolean,
  ): Generator<{ value: Value; demands: readonly Goal[] }> {
    const field = form.fields.get(name);
    if (!field) {
      for (const value of values) yield { value, demands: [] };
      return;
    }
    const isLimited = passed?.(name) === true || bounded?.(name) === true;
    const [min, max] = isLimited ? model.boundsOf(field) : [];
    const isRequired =
      passed?.(name) === true &&
      field.places.every(({ required }) => 'constant' in required && required.constant);
    for (const value of prefers ? preferred(values, (code) => prefers(name, code)) : values) {
      if (isRequired && !field.row.given(value)) continue;
      if (isLimited && !fits(field, value, min, max)) continue;
      yield { value, demands: known.demands(field, value) };
    }
    if (unasked) yield { value: undefined, demands: [{ kind: 'asked', name, wanted: false }] };
  }

  try {
    if (solve({ goal: target, why: undefined, rest: undefined }))
      return { reached: 'yes', plan: { answers, replies }, sure };
    return { reached: whole ? 'no' : 'unknown' };
  } catch (error) {
    if (error === budgetSpent) return { reached: 'unknown' };
    throw error;
  }
}

function linked(goals: readonly Goal[], why: Why, rest: Links | undefined): Links | undefined {
  return goals.reduceRight<Links | undefined>((tail, goal) => ({ goal, why, rest: tail }), rest);
}

/** The better choices first. */
function* preferred(values: readonly Value[], isBetter: (code: string) => boolean): Generator<Value> {
  const later: Value[] = [];
  for (const value of values) {
    if (typeof value === 'string' && isBetter(value)) yield value;
    else later.push(value);
  }
  yield* later;
}

/** What an answer can be when a choice is made. */
function withCode({ values, alike }: Domain, code: string): Value[] {
  const alone = values.some((value) => Array.isArray(value)) ? [[code]] : [];
  return [...[...alike, ...values].filter((value) => hasCode(value, code)), ...alone];
}
