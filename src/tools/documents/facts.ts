import { keyOf, leavesIn, oppositeOf, type Expression } from '../../interpreter';

/** Which of the form's facts hold, one of all ways: a bit per fact. */
export type Facts = readonly number[];

/** The conditions of a form, distinguished by the facts that they are made of: comparisons and formulas, each true or false. */
export interface FactTable {
  /** All ways in which the facts can hold together. */
  all: Facts;
  /** Those of them in which a condition holds, or does not. A step without a condition always holds. */
  where: (facts: Facts, tree: Expression | undefined, wanted: boolean) => Facts;
}

/** Above so many facts a way more costs more than it shows: then each condition is one fact of its own. */
const mostFacts = 12;

interface Fact {
  key: string;
  holds: boolean;
  /** The answer that this fact says is one value: another value of the same answer excludes it. */
  valuedAnswer?: string;
}

function factOf(tree: Expression): Fact {
  if (tree.kind !== 'compared') return { key: keyOf(tree), holds: true };
  const [operator = tree.operator] = [tree.operator, oppositeOf(tree.operator) ?? tree.operator].sort();
  return {
    key: keyOf({ ...tree, operator }),
    holds: operator === tree.operator,
    ...(operator === 'equals' && tree.right.kind === 'literal' ? { valuedAnswer: tree.left.name } : {}),
  };
}

/** The table for the conditions of a form. */
export function factTable(trees: readonly Expression[]): FactTable {
  const facts = new Map(trees.flatMap((tree) => leavesIn(tree).map(factOf)).map((fact) => [fact.key, fact]));
  const whole = facts.size > mostFacts;
  const keys = whole ? [...new Set(trees.map(keyOf))].slice(0, mostFacts) : [...facts.keys()];
  const holds = (key: string, way: number): boolean | undefined => {
    const index = keys.indexOf(key);
    return index < 0 ? undefined : (way >> index) % 2 === 1;
  };
  // Undefined: not distinguished, so both are possible.
  const evaluate = (tree: Expression, way: number): boolean | undefined => {
    if (whole) return holds(keyOf(tree), way);
    if (tree.kind !== 'joined') {
      const fact = factOf(tree);
      return holds(fact.key, way) === fact.holds;
    }
    const parts = tree.parts.map((part) => evaluate(part, way));
    return tree.join === 'all' ? !parts.includes(false) : parts.includes(true) === (tree.join === 'any');
  };
  const all = Array.from({ length: 2 ** keys.length }, (_, way) => way).filter(
    (way) => whole || !contradicts([...facts.values()].filter(({ key }) => holds(key, way))),
  );
  return {
    all,
    where: (some, tree, wanted) =>
      tree === undefined
        ? wanted
          ? some
          : []
        : some.filter((way) => (evaluate(tree, way) ?? wanted) === wanted),
  };
}

/** Whether an answer would have two values. */
function contradicts(held: readonly Fact[]): boolean {
  const values = held.flatMap(({ valuedAnswer }) => (valuedAnswer === undefined ? [] : [valuedAnswer]));
  return new Set(values).size < values.length;
}
