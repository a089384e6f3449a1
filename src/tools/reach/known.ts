import {
  codeOf,
  isTruthy,
  readsToday,
  type Comparison,
  type CompiledField,
  type CompiledForm,
  type CompiledFormula,
  type Expression,
  type OperatorName,
  type Value,
} from '../../interpreter';
import type { Domain } from './domains';
import { holds, not, opened, type Goal } from './goals';

/** Between two open answers these are not followed: their domains hold no values in between. */
const ranking: ReadonlySet<OperatorName> = new Set<OperatorName>([
  'greaterThan',
  'atLeast',
  'lessThan',
  'atMost',
]);

interface KnownComparison {
  open: readonly string[];
  /** Whether it holds cannot be reported by what its answers can be. */
  isDoubtful: boolean;
}

/** What a search looks at in order to say whether a condition holds that depends on what formulas make of answers. */
interface KnownComputed {
  /** The answers that the formulas are made of. */
  open: readonly string[];
  /** Whether they are known, and few enough to be tried together. */
  isTriable: boolean;
  holds: (read: (name: string) => Value) => boolean;
}

/** So many answers of one formula are tried together. */
const mostTogether = 5;

/** Of what an answer can be, that with which a comparison comes out as wanted. */
export interface Fitting {
  values: readonly Value[];
  /** Whether it does when the answer is not asked. */
  unasked: boolean;
}

/** What every search of a form asks for again, and what stays the same: worked out at the first question. */
export interface Known {
  comparison: (comparison: Comparison) => KnownComparison;
  /** A formula, or a comparison of a value that a formula gives; `undefined` for a comparison of answers. */
  computed: (leaf: Expression) => KnownComputed | undefined;
  /** What an answer can be, one choice for all alike, unless single ones may be ruled out; `undefined`: it has no domain. */
  choices: (name: string) => readonly Value[] | undefined;
  /** The part of the choices that fits a comparison of that answer with what never changes. */
  fitting: (comparison: Comparison, wanted: boolean) => Fitting;
  /** That an answer is shown in one of its places, or in none. */
  shown: (name: string, wanted: boolean) => Goal;
  /** That the answers lead through a step, or past it. */
  path: (step: string, wanted: boolean) => Goal;
  opened: (tree: Expression, wanted: boolean) => Goal;
  /** What must hold so that an answer can be this one: it is asked, and what is chosen is offered. */
  demands: (field: CompiledField, value: Value) => readonly Goal[];
}

/** What a model says of its form. */
export interface ModelFacts {
  form: CompiledForm;
  today?: string | undefined;
  /** Whether an answer is asked at a place that is looked at; of many rows only the first are. */
  isPlaced: (name: string) => boolean;
  domain: (name: string) => Domain | undefined;
  isFixed: (name: string) => boolean;
  pathGoal: (step: string) => Goal;
  shownGoal: (name: string) => Goal;
  isSuspect?: ((comparison: Comparison) => boolean) | undefined;
  values?: ((name: string) => readonly object[] | undefined) | undefined;
  beside?: ((name: string, value: Value) => readonly Goal[]) | undefined;
}

/** Makes what the searches of a form share. */
export function knownOf(model: ModelFacts): Known {
  const { form } = model;
  const asked = once((name: string): Goal => ({ kind: 'asked', name, wanted: true }));
  const choices = once((name: string) => {
    const domain = model.domain(name);
    return domain && [...(model.beside ? domain.alike : domain.alike.slice(0, 1)), ...domain.values];
  });
  const conditions = once(({ listed = [] }: CompiledField) => {
    const byCode = new Map<string, Goal[]>();
    for (const { code, visibleWhen } of listed) {
      if (visibleWhen) byCode.set(code, [...(byCode.get(code) ?? []), holds(visibleWhen)]);
    }
    return byCode;
  });
  const comparison = once((one: Comparison): KnownComparison => {
    const open = one.reads.filter((name) => !form.constants.has(name));
    const isUnranked = ranking.has(one.operator) && open.filter((name) => !model.isFixed(name)).length > 1;
    const isPossible = (name: string): boolean =>
      model.domain(name) !== undefined ||
      (model.values?.(name) !== undefined && !form.values.get(name)?.visibleWhen);
    return { open, isDoubtful: isUnranked || model.isSuspect?.(one) === true || !open.every(isPossible) };
  });
  const formulaOf = (name: string): CompiledFormula | undefined =>
    model.isFixed(name) ? undefined : form.values.get(name)?.compute;
  const computed = (leaf: Expression): KnownComputed | undefined => {
    const formulas = new Set<Expression>();
    const open = new Set<string>();
    const look = (name: string): void => {
      const formula = formulaOf(name);
      if (formula) {
        enter(formula.nodes[0]);
        form.values.get(name)?.visibleWhen?.reads.forEach(look);
      } else if (!form.constants.has(name) && (!form.fields.has(name) || model.isPlaced(name)))
        open.add(name);
    };
    const enter = (formula: Expression): void => {
      if (formulas.has(formula)) return;
      formulas.add(formula);
      formula.reads.forEach(look);
    };
    if (leaf.kind === 'compared') leaf.reads.forEach(look);
    else enter(leaf);
    if (formulas.size === 0) return undefined;
    const { today } = model;
    const isDayKnown = today !== undefined || !readsToday([...formulas]);
    const isPossible = (name: string): boolean => model.domain(name) !== undefined;
    return {
      open: [...open],
      isTriable: isDayKnown && open.size <= mostTogether && [...open].every(isPossible),
      holds: (read) => {
        const through = (name: string): Value => {
          const formula = formulaOf(name);
          const scope = { read: through, today: today ?? '' };
          if (formula && form.values.get(name)?.visibleWhen?.test(scope) === false) return undefined;
          if (formula) return formula.evaluate(scope);
          return form.constants.has(name) ? form.constants.get(name) : read(name);
        };
        return isTruthy(leaf.evaluate({ read: through, today: today ?? '' }));
      },
    };
  };
  return {
    comparison,
    computed: once(computed),
    choices,
    fitting: twice((one: Comparison, wanted): Fitting => {
      const [open = ''] = comparison(one).open;
      const isFit = (value: Value): boolean => {
        const read = (name: string): Value => (name === open ? value : form.constants.get(name));
        return one.evaluate({ read, today: '' }) === wanted;
      };
      return { values: (choices(open) ?? []).filter(isFit), unasked: isFit(undefined) };
    }),
    shown: twice((name: string, wanted) => (wanted ? model.shownGoal(name) : not(model.shownGoal(name)))),
    path: twice((step: string, wanted) => (wanted ? model.pathGoal(step) : not(model.pathGoal(step)))),
    opened: twice(opened),
    demands: (field, value) => {
      const byCode = conditions(field);
      const chosen: readonly unknown[] = byCode.size === 0 ? [] : Array.isArray(value) ? value : [value];
      const offered = chosen.flatMap((one) =>
        typeof one === 'string' ? (byCode.get(codeOf(one)) ?? []) : [],
      );
      return [...offered, asked(field.name), ...(model.beside?.(field.name, value) ?? [])];
    },
  };
}

/** A function whose results are kept, by what it was asked for. */
function once<K, R>(work: (key: K) => R): (key: K) => R {
  const results = new Map<K, R>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as R;
    const result = work(key);
    results.set(key, result);
    return result;
  };
}

/** The same of a question that is asked both ways. */
function twice<K, R>(work: (key: K, wanted: boolean) => R): (key: K, wanted: boolean) => R {
  const [holding, failing] = [once((key: K) => work(key, true)), once((key: K) => work(key, false))];
  return (key, wanted) => (wanted ? holding : failing)(key);
}
