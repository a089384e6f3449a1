import type { Comparison, Expression, Value } from '../../interpreter';
import { fits, hasCode, isAnyOther, type Domain } from './domains';
import { all, openPlan, type Goal, type Plan } from './goals';
import type { Fitting } from './known';
import type { Model } from './model';

/** `yes`: with a plan that leads there. `no`: proven for the form as it is written. `unknown`: neither was found in time. */
export type SearchResult =
  | { reached: 'yes'; plan: Plan; sure: boolean }
  | { reached: 'no' }
  | { reached: 'unknown' };

/** From where a search starts. */
export interface SearchOptions {
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
export const search = (model: Model, target: Goal, options: SearchOptions = {}): SearchResult =>
  new Search(model, options).run(target);

class Search {
  private left: number;
  /** No comparison on the way was in doubt. */
  private sure = true;
  /** All that the answers can be was tried. */
  private whole = true;
  private readonly answers: Map<string, Value>;
  private readonly replies: Map<string, number>;
  private readonly facts = new Map<string, boolean>();
  /** The choice by which an answer is what it is; none of what stood in the plan. */
  private readonly choices = new Map<string, number>();
  /** What has led to a note among the facts and the replies. */
  private readonly reasons = new Map<string, Why>();
  private depth = 0;
  private made = 0;
  /** The choices without which the last way would not have failed. */
  private failure = new Set<number>();

  constructor(
    private readonly model: Model,
    private readonly options: SearchOptions,
  ) {
    const { plan = openPlan, effort = standardBudget } = options;
    // A form of very many hard conditions is looked at less closely, but to its end.
    this.left = Math.min(effort, standardBudget, Math.max(leastBudget, model.effort.left));
    this.answers = new Map(plan.answers);
    this.replies = new Map(plan.replies);
  }

  run(target: Goal): SearchResult {
    try {
      const { answers, replies } = this;
      if (this.solve({ goal: target, why: undefined, rest: undefined }))
        return { reached: 'yes', plan: { answers, replies }, sure: this.sure };
      return { reached: this.whole ? 'no' : 'unknown' };
    } catch (error) {
      if (error === budgetSpent) return { reached: 'unknown' };
      throw error;
    }
  }

  private fail(why: Why, names: readonly string[] = []): false {
    this.failure = new Set();
    this.note(this.failure, why);
    this.noteAnswers(this.failure, names);
    return false;
  }

  private noteAnswers(into: Set<number>, names: readonly string[]): void {
    for (const name of names) {
      const choice = this.choices.get(name);
      if (choice !== undefined) into.add(choice);
    }
  }

  /** Goes one way after the other; where a failure does not depend on which of them, the others would meet it, too. */
  private anyWay<T>(
    ways: Iterable<T>,
    otherwise: (into: Set<number>) => void,
    go: (way: T, choice: number) => boolean,
  ): boolean {
    this.made += 1;
    const choice = this.made;
    const all = new Set<number>();
    for (const way of ways) {
      if (go(way, choice)) return true;
      if (!this.failure.has(choice)) return false;
      this.failure.forEach((one) => all.add(one));
    }
    all.delete(choice);
    otherwise(all);
    this.failure = all;
    return false;
  }

  private solve(links: Links | undefined): boolean {
    if (!links) return true;
    this.left -= 1;
    this.model.effort.left -= 1;
    this.depth += 1;
    if (this.left < 0 || this.depth > deepest) throw budgetSpent;
    const isSolved = this.solveFirst(links);
    this.depth -= 1;
    return isSolved;
  }

  private solveFirst(links: Links): boolean {
    const { goal, why, rest } = links;
    const next = (one: Goal): boolean => this.solve({ goal: one, why, rest });
    switch (goal.kind) {
      case 'all':
        return this.solve(linked(goal.parts, why, rest));
      case 'any': {
        const { parts } = goal;
        const [only] = parts;
        if (only && parts.length === 1) return next(only);
        return this.anyWay(
          parts,
          (into) => this.note(into, why),
          (one, choice) => this.solve({ goal: one, why: { choice, before: why }, rest }),
        );
      }
      case 'onPath':
        return this.noted(this.facts, `onPath ${goal.step}`, goal.wanted, links, () => {
          // Whether a later stage was entered is not known, and if not, its steps are off the path.
          if (!goal.wanted && this.model.isLate(goal.step)) return next(all([]));
          return next(this.model.known.path(goal.step, goal.wanted));
        });
      case 'asked':
        return this.noted(this.facts, `asked ${goal.name}`, goal.wanted, links, () => {
          if (this.model.form.fields.get(goal.name)?.keep)
            return goal.wanted ? this.solve(rest) : this.fail(why);
          return next(this.model.known.shown(goal.name, goal.wanted));
        });
      case 'reply':
        return this.noted(this.replies, goal.call, goal.reply, links, () => this.solve(rest));
      case 'chosen':
        return this.choose(goal, links);
      case 'tree':
        return goal.tree.kind === 'joined'
          ? next(this.model.known.opened(goal.tree, goal.wanted))
          : this.decide(goal.tree, goal.wanted, links);
    }
  }

  /** Goes on when the same is noted already; otherwise notes it for as long as it takes to prove it. */
  private noted<T>(
    notes: Map<string, T>,
    key: string,
    value: T,
    { why, rest }: Links,
    prove: () => boolean,
  ): boolean {
    if (notes.has(key)) {
      if (notes.get(key) === value) return this.solve(rest);
      this.fail(why);
      this.note(this.failure, this.reasons.get(key));
      return false;
    }
    notes.set(key, value);
    this.reasons.set(key, why);
    if (prove()) return true;
    notes.delete(key);
    return false;
  }

  private choose({ name, code, wanted }: Goal & { kind: 'chosen' }, links: Links): boolean {
    const domain = this.model.domain(name);
    if (!domain) return this.doubt(links);
    const isFit = (value: Value): boolean => hasCode(value, code) === wanted;
    if (this.answers.has(name))
      return isFit(this.answers.get(name)) ? this.solve(links.rest) : this.fail(links.why, [name]);
    const values = wanted ? withCode(domain, code) : (this.model.known.choices(name) ?? []).filter(isFit);
    return this.assign(name, links, { values, unasked: isFit(undefined) }, []);
  }

  /** Goes on as if it held: whether it does is not known. */
  private doubt({ rest }: Links): boolean {
    const before = this.sure;
    this.sure = false;
    if (this.solve(rest)) return true;
    // A way that came to nothing leaves no doubt on the next one.
    this.sure = before;
    return false;
  }

  private decide(leaf: Expression, wanted: boolean, links: Links): boolean {
    const computed = this.model.known.computed(leaf);
    if (!computed) return leaf.kind === 'compared' ? this.compare(leaf, wanted, links) : this.doubt(links);
    const { open, isTriable, holds } = computed;
    if (!isTriable) return this.doubt(links);
    // What is tried are samples: that none of them fits proves nothing.
    this.whole = false;
    const unset = open.find((one) => !this.answers.has(one));
    if (unset === undefined) {
      if (open.some((name) => isAnyOther(this.answers.get(name)))) return this.doubt(links);
      return holds((name) => this.answers.get(name)) === wanted
        ? this.solve(links.rest)
        : this.fail(links.why, open);
    }
    const { why, rest } = links;
    return this.anyWay(
      [true, false],
      (into) => this.note(into, why),
      (isTried, choice) => {
        const on = { ...links, why: { choice, before: why } };
        if (!isTried) return this.doubt({ ...on, rest });
        // What stands for any other value says nothing to a formula.
        const values = (this.model.known.choices(unset) ?? []).filter((value) => !isAnyOther(value));
        return this.assign(unset, { ...on, rest: on }, { values, unasked: true }, []);
      },
    );
  }

  private compare(comparison: Comparison, wanted: boolean, links: Links): boolean {
    const { open, isDoubtful } = this.model.known.comparison(comparison);
    if (isDoubtful) return this.doubt(links);
    const [unset, another] = open.filter((one) => !this.answers.has(one));
    const test = (value?: Value): boolean => {
      const read = (one: string): Value =>
        one === unset
          ? value
          : this.answers.has(one)
            ? this.answers.get(one)
            : this.model.form.constants.get(one);
      return comparison.evaluate({ read, today: '' }) === wanted;
    };
    if (unset === undefined) return test() ? this.solve(links.rest) : this.fail(links.why, open);
    const values = this.model.known.choices(unset);
    if (!values) return this.remember(unset, links, another === undefined ? test : undefined);
    // What it is compared with is still open: all that both can be is tried.
    if (another !== undefined)
      return this.assign(unset, { ...links, rest: links }, { values, unasked: true }, []);
    if (open.length === 1) return this.assign(unset, links, this.model.known.fitting(comparison, wanted), []);
    return this.assign(unset, links, { values: values.filter(test), unasked: test() }, open);
  }

  private note(into: Set<number>, why: Why): void {
    for (let one = why; one; one = one.before) into.add(one.choice);
  }

  /** Sets an answer for as long as it takes to reach what it demands, and the rest. */
  private set(
    name: string,
    choice: number,
    value: Value,
    demands: readonly Goal[],
    rest: Links | undefined,
  ): boolean {
    this.answers.set(name, value);
    this.choices.set(name, choice);
    if (this.solve(linked(demands, { choice, before: undefined }, rest))) return true;
    this.answers.delete(name);
    this.choices.delete(name);
    return false;
  }

  /** Tries everything that a remembered value can be. */
  private remember(name: string, links: Links, test?: (value: Value) => boolean): boolean {
    const values = (this.model.values?.(name) ?? []).filter(({ value }) => !test || test(value));
    return this.anyWay(
      values,
      (into) => this.note(into, links.why),
      ({ value, needs }, choice) =>
        this.set(name, choice, value, needs ? [needs] : [], test ? links.rest : links),
    );
  }

  /** Tries everything that fits of what an answer can be, then that it is not asked. `beside`: the answers that say what fits. */
  private assign(
    name: string,
    { why, rest }: Links,
    { values, unasked }: Fitting,
    beside: readonly string[],
  ): boolean {
    this.whole &&= this.model.domain(name)?.whole ?? true;
    return this.anyWay(
      this.waysOf(name, values, unasked),
      (into) => {
        this.note(into, why);
        this.noteAnswers(into, beside);
      },
      ({ value, demands }, choice) => this.set(name, choice, value, demands, rest),
    );
  }

  private *waysOf(
    name: string,
    values: readonly Value[],
    unasked: boolean,
  ): Generator<{ value: Value; demands: readonly Goal[] }> {
    const { prefers } = this.model;
    const { passed, bounded } = this.options;
    const field = this.model.form.fields.get(name);
    if (!field) {
      for (const value of values) yield { value, demands: [] };
      return;
    }
    const isLimited = passed?.(name) === true || bounded?.(name) === true;
    const [min, max] = isLimited ? this.model.boundsOf(field) : [];
    const isRequired =
      passed?.(name) === true &&
      field.places.every(({ required }) => 'constant' in required && required.constant);
    for (const value of prefers ? preferred(values, (code) => prefers(name, code)) : values) {
      if (isRequired && !field.row.given(value)) continue;
      if (isLimited && !fits(field, value, min, max)) continue;
      yield { value, demands: this.model.known.demands(field, value) };
    }
    if (unasked) yield { value: undefined, demands: [{ kind: 'asked', name, wanted: false }] };
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
