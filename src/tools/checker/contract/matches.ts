import { keyOf, partsOf, type FormulaNode } from '../../../interpreter';

/** An answer of the bank, as far as a match can distinguish it from another one. */
interface Answer {
  httpStatus: number;
  status: number;
  /** Everything else that a match asks, by its text: each may hold or not. */
  facts: ReadonlyMap<string, boolean>;
}

/** Where statuses lie. */
const [lowest, highest] = [100, 599];
/** Questions beside the status of which every combination is looked at. */
const mostFacts = 6;

/** What becomes of each outcome of a call: whether some answer matches it, and which earlier ones take all that do. */
export interface AnswerFate {
  never: boolean;
  /** The numbers of the earlier outcomes, from 0; empty: some answer comes to this one. */
  takenBy: readonly number[];
}

/** Looks at every kind of answer; `undefined`: there are too many of them. */
export function fatesOf(matches: readonly FormulaNode[]): AnswerFate[] | undefined {
  const answers = answersFor(matches);
  if (!answers) return undefined;
  return matches.map((match, at) => {
    const own = answers.filter((answer) => isTrue(match, answer));
    const earlier = matches.slice(0, at);
    const alone = earlier.findIndex((one) => own.every((answer) => isTrue(one, answer)));
    if (own.length > 0 && alone >= 0) return { never: false, takenBy: [alone] };
    const firsts = own.map((answer) => earlier.findIndex((one) => isTrue(one, answer)));
    return { never: own.length === 0, takenBy: firsts.includes(-1) ? [] : [...new Set(firsts)].sort() };
  });
}

function answersFor(matches: readonly FormulaNode[]): Answer[] | undefined {
  const asked = [...new Set(matches.flatMap(factsIn))];
  if (asked.length > mostFacts) return undefined;
  const compared = matches.flatMap(numbersIn).flatMap((one) => [one - 1, one, one + 1]);
  const statuses = [...new Set([...compared, lowest, 200, 299, 300, 404, 500, highest])].filter(
    (one) => one >= lowest && one <= highest,
  );
  // A body may say another status than its message.
  return statuses.flatMap((httpStatus) =>
    statuses.flatMap((status) => combined(asked).map((facts) => ({ httpStatus, status, facts }))),
  );
}

function combined(asked: readonly string[]): ReadonlyMap<string, boolean>[] {
  return asked.reduce<ReadonlyMap<string, boolean>[]>(
    (all, one) => all.flatMap((facts) => [true, false].map((holds) => new Map([...facts, [one, holds]]))),
    [new Map()],
  );
}

function isTrue(node: FormulaNode, answer: Answer): boolean {
  return Boolean(valueOf(node, answer) ?? answer.facts.get(keyOf(node)));
}

/** What a part of a match is for an answer; `undefined`: a fact of its own. */
function valueOf(node: FormulaNode, answer: Answer): number | boolean | undefined {
  if (node.kind === 'literal')
    return typeof node.value === 'number' || typeof node.value === 'boolean' ? node.value : undefined;
  if (node.kind === 'name') {
    if (node.name === 'ok') return answer.httpStatus >= 200 && answer.httpStatus < 300;
    return node.name === 'status' || node.name === 'httpStatus' ? answer[node.name] : undefined;
  }
  if (node.kind === 'unary' && node.operator === '!') return !isTrue(node.operand, answer);
  if (node.kind !== 'binary') return undefined;
  const { operator } = node;
  if (operator === '&&') return isTrue(node.left, answer) && isTrue(node.right, answer);
  if (operator === '||') return isTrue(node.left, answer) || isTrue(node.right, answer);
  const [left, right] = [valueOf(node.left, answer), valueOf(node.right, answer)];
  return left === undefined || right === undefined ? undefined : compared[operator]?.(left, right);
}

const compared: Readonly<Record<string, (a: number | boolean, b: number | boolean) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Any answer: whether a part has a value does not depend on which one. */
const some: Answer = { httpStatus: 200, status: 200, facts: new Map() };

/** The parts of a match that are no matter of the status, in the places where they are asked. */
function factsIn(node: FormulaNode): string[] {
  const isJoined = node.kind === 'binary' && (node.operator === '&&' || node.operator === '||');
  if (isJoined || (node.kind === 'unary' && node.operator === '!')) return partsOf(node).flatMap(factsIn);
  return valueOf(node, some) === undefined ? [keyOf(node)] : [];
}

function numbersIn(node: FormulaNode): number[] {
  if (node.kind === 'literal') return typeof node.value === 'number' ? [node.value] : [];
  return partsOf(node).flatMap(numbersIn);
}
