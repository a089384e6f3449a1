import { literalOf, toCodes } from '../conditions/literal';
import { operators, type OperatorName } from '../conditions/operators';
import { shorten, type Problem } from '../issues';
import { unknownHere, unknownName } from '../unknownNames';
import { isList, isObject, type Json, type Value, type ValueType } from '../../language';
import type { Names, RowColumns, Scope } from '../scope';
import {
  type Built,
  type CompiledCondition,
  type Evaluate,
  type Expression,
  type FormulaEnv,
  typeWords,
} from './types';
import { rounded, type ExactValue } from './fractions';
import type { FunctionRow } from './functionRow';
import { functionNames, functions, isFunction, signature } from './functions';
import { nodesIn } from './nodes';
import { binary, checkUnary, unary } from './operators';
import type { Join, NameNode, Node } from './parse';
import { isDay, isEmpty, isMonth, isTruthy } from './values';

/** What actions add to the names of a form; each place lists which of them it knows. */
const extraTypes: Readonly<Record<string, ValueType>> = {
  index: 'number',
  ok: 'boolean',
  httpStatus: 'number',
  statusText: 'text',
  status: 'unknown',
  response: 'unknown',
  errorMessage: 'text',
  $slug: 'text',
  $subProductId: 'text',
  $product: 'unknown',
};

/** The type of such a name; `undefined` for other names. */
export function extraType(name: string): ValueType | undefined {
  return Object.hasOwn(extraTypes, name) ? extraTypes[name] : undefined;
}

export interface Build {
  env: Pick<FormulaEnv, 'names' | 'extras' | 'inBody'>;
  source: string;
  problem: (problem: Problem) => void;
  /** The row whose answers `rows.column` means here. */
  row?: { rows: string; names: Names };
}

/** Checks a syntax tree and turns it into closures. Reports all that is wrong; then the result is never run. */
export function build(at: Build, node: Node): Expression {
  switch (node.kind) {
    case 'literal':
      return {
        ...node,
        type: literalType(node.value),
        piped: false,
        reads: [],
        evaluate: () => node.value,
      };
    case 'name':
      return buildName(at, node.name);
    case 'unary': {
      const operand = build(at, node.operand);
      report(at, checkUnary(node.operator, operand));
      const row = unary[node.operator];
      return {
        ...{ ...node, operand },
        ...knownOf([operand], row.type, at.source),
        ...computed((scope) => row.compute(exactly(operand)(scope))),
      };
    }
    case 'binary': {
      const left = build(at, node.left);
      const right = build(at, node.right);
      const row = binary[node.operator];
      report(at, row.check(left, right));
      return {
        ...{ ...node, left, right },
        ...knownOf([left, right], row.type(left.type, right.type), at.source),
        piped: (node.operator === '&&' || node.operator === '||') && (left.piped || right.piped),
        ...computed(row.compute(exactly(left), exactly(right))),
      };
    }
    case 'call':
      return buildCall(at, node);
    case 'member':
      return buildMember(at, node);
    case 'compared': {
      const left = buildName(at, node.left.name);
      const right = build(at, node.right);
      const { holds } = operators[node.operator];
      const [actual, expected] = [coded(left), coded(right)];
      return {
        ...{ ...node, left, right },
        ...knownOf([left, right], 'boolean'),
        evaluate: (scope) => holds(actual(scope), expected(scope)),
      };
    }
    case 'joined':
      return joined(
        node.join,
        node.parts.map((part) => build(at, part)),
        node.label,
      );
  }
}

/** Conditions as one; it stops at the first part that decides. Of a formula that gives nothing a condition says that it does not hold. */
export function joined(join: Join, parts: readonly Expression[], label?: string): Expression {
  const decisive = join !== 'all';
  return {
    ...{ kind: 'joined', join, parts, label },
    ...knownOf(parts, 'boolean'),
    evaluate: (scope) =>
      parts.some((part) => isTruthy(part.evaluate(scope)) === decisive) === (join === 'any'),
  };
}

/** A part of a formula or condition as a condition. */
export function asCondition(part: Expression): CompiledCondition {
  const { evaluate } = part;
  return { ...part, test: (scope) => isTruthy(evaluate(scope)) };
}

/** A comparison of an answer as it is stored. */
export function compared(name: string, operator: OperatorName, value?: Value): CompiledCondition {
  const left = { kind: 'name', name } as const;
  return asCondition(built(anyName, { kind: 'compared', operator, left, right: literalOf(value) }));
}

const anyName: Names = {
  get: () => ({ kind: 'field', type: 'text' }),
  all: () => [],
  rows: () => undefined,
  groupOf: () => undefined,
};

/** What is known of a part by its operands. */
function knownOf(
  parts: readonly Expression[],
  type: ValueType,
  source = '',
): Pick<Built, 'type' | 'piped' | 'text' | 'reads'> {
  return { type, piped: false, text: shorten(source), reads: readsIn(parts) };
}

/** What parts read, each name once. */
export function readsIn(parts: readonly Pick<Built, 'reads'>[]): readonly string[] {
  return [...new Set(parts.flatMap(({ reads }) => reads))];
}

/** A side of a comparison, of which only codes are compared where it may hold choices. */
function coded({ piped, evaluate }: Expression): Evaluate {
  return piped ? (scope) => toCodes(evaluate(scope)) : evaluate;
}

/** What is rounded when nothing more is computed with it. */
function computed(exact: Evaluate<ExactValue>): Pick<Expression, 'exact' | 'evaluate'> {
  return { exact, evaluate: (scope) => rounded(exact(scope)) };
}

function exactly({ exact, evaluate }: Expression): Evaluate<ExactValue> {
  return exact ?? evaluate;
}

/** A part whose mistakes are no matter. */
export function built(names: Names, node: Node): Expression {
  return build({ env: { names }, source: '', problem: skip }, node);
}

function report(at: Build, problem: Problem | undefined): void {
  if (problem) at.problem(problem);
}

function literalType(value: Value): ValueType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string') return 'unknown';
  return isDay(value) ? 'date' : isMonth(value) ? 'month' : 'text';
}

/** What stands in for a part that is wrong, so that the rest is checked, too. */
function unknown(text: string): NameNode<Built> {
  return {
    ...{ kind: 'name', name: text, text, reads: [] },
    ...{ type: 'unknown', piped: false, scores: new Map(), evaluate: () => undefined },
  };
}

function buildName({ env, problem }: Build, name: string): NameNode<Built> {
  const extra = env.extras?.includes(name) ? (extraType(name) ?? 'unknown') : undefined;
  if (extra !== undefined) {
    return {
      ...{ kind: 'name', name, text: name, reads: [] },
      type: extra,
      piped: false,
      // What an action brings is the JSON of an answer.
      evaluate: (scope) => scope.extras?.[name] as Json | undefined,
    };
  }
  const info = env.names.get(name);
  if (info) {
    const answer = info.answer ?? name;
    return {
      ...{ kind: 'name', name: answer, text: name, reads: [answer] },
      type: info.type,
      // A text's pipe is a letter like any other.
      piped: ['choice', 'choices', 'unknown'].includes(info.type),
      scores: info.scores,
      evaluate: (scope) => scope.read(answer),
    };
  }
  const elsewhere = extraType(name) !== undefined;
  const hint = isFunction(name)
    ? `Fungsi ditulis dengan kurung: ${signature(name)}.`
    : elsewhere
      ? `"${name}" hanya ada di dalam aksi, sesudah sebuah panggilan.`
      : undefined;
  problem(unknownHere(env.names, name, undefined, { extras: env.extras, hint }));
  return unknown(name);
}

function buildCall(at: Build, node: Node & { kind: 'call' }): Expression {
  const { name, args: nodes, text = `${name}(…)` } = node;
  const over = isFunction(name) ? (functions[name] as FunctionRow).overRows : undefined;
  const parts = nodes.map((part) => (over ? buildPart(at, part) : { bySlot: [build(at, part)] }));
  // One row stands for all: they differ in nothing but their answers.
  const args = parts.flatMap(({ bySlot: [first] }) => first ?? []);
  if (!isFunction(name)) {
    const expected = `salah satu fungsi: ${functionNames.join(', ')}`;
    at.problem({ ...unknownName(name, expected, functionNames), received: `${shorten(name)}(…)` });
    return unknown(name);
  }
  const row: FunctionRow = functions[name];
  const wanted = row.parameters.length;
  if (args.length < wanted || (args.length > wanted && !row.rest)) {
    at.problem({
      code: 'formula',
      received: `${name}(…) dengan ${args.length} bagian`,
      expected: signature(name),
    });
    return unknown(name);
  }
  if (row.onlyInBody && at.env.inBody !== true) {
    at.problem({
      code: 'formula',
      received: `${name}(…)`,
      expected: `${name}(…) hanya di dalam "body" sebuah panggilan`,
    });
  }
  args.forEach((arg, index) => {
    const parameter = row.parameters[index] ?? row.rest;
    if (!parameter || arg.type === 'unknown' || parameter.accepts.includes(arg.type)) return;
    at.problem({
      code: arg.type === 'choice' ? 'choice-without-code' : 'formula',
      received: `${arg.text} (${typeWords[arg.type]})`,
      expected: `${parameter.words}, sebagai bagian ke-${index + 1} dari ${signature(name)}`,
      hint: arg.type === 'choice' ? `Tulis code(${arg.text}) atau label(${arg.text}).` : undefined,
    });
  });
  report(at, row.check?.(args));
  return {
    ...{ kind: 'call', name, args, text },
    type: row.type(args),
    piped: row.piped === true && args.some((arg) => arg.piped),
    reads: readsIn(
      parts.flatMap(({ rows, bySlot }) => [{ reads: rows === undefined ? [] : [rows] }, ...bySlot]),
    ),
    ...evaluateCall(at, row, parts),
  };
}

/** What is wrong with a part is wrong with it in each row: it is reported of the first. */
function skip(): void {}

/** A part of a call: once for the row of each slot of the group that it reads by a column, or once alone. */
interface CallPart {
  rows?: string;
  bySlot: readonly Expression[];
}

function buildPart(at: Build, node: Node): CallPart {
  const rows = readRows(node, at.env.names);
  if (!rows) return { bySlot: [build(at, node)] };
  const inRow = (slot: number): Build => ({
    ...at,
    row: { rows: rows.name, names: rows.inRow(slot) },
    problem: slot === 0 ? at.problem : skip,
  });
  const bySlot = Array.from({ length: rows.slots }, (_, slot) => build(inRow(slot), node));
  return { rows: rows.name, bySlot };
}

function evaluateCall(
  at: Build,
  row: FunctionRow,
  parts: readonly CallPart[],
): Pick<Built, 'exact' | 'evaluate'> {
  if (row.overRows === 'every' || row.overRows === 'some') {
    const part = parts.find(({ rows }) => rows !== undefined);
    if (part) return { evaluate: holdsIn(row.overRows, part) };
    at.problem({
      code: 'formula',
      received: shorten(at.source),
      expected: `${row.overRows}(baris.pertanyaan …): sebuah syarat atas pertanyaan di dalam baris`,
    });
  }
  const args = parts.flatMap(({ rows, bySlot }) => {
    const all = bySlot.map(exactly);
    return rows === undefined ? all : inOrder(rows, all);
  });
  return computed(
    row.compute(
      args,
      parts.flatMap(({ bySlot }) => bySlot),
    ),
  );
}

/** A part of `response`, or of a part of it. A missing part is empty; what objects inherit is no part of them. */
function buildMember(at: Build, node: Node & { kind: 'member' }): Expression {
  let root = node.object;
  while (root.kind === 'member') root = root.object;
  const column = columnOf(node, at.env.names);
  if (column) return buildColumn(at, node, column);
  if (root.kind !== 'name' || root.name !== 'response') {
    const choice = root.kind === 'name' && at.env.names.get(root.name)?.type === 'choice';
    at.problem({
      code: choice ? 'choice-without-code' : 'formula',
      received: shorten(at.source),
      expected: 'titik dan kurung siku hanya sesudah "response"',
      hint: 'Jawaban tidak mempunyai bagian. Untuk sebuah pilihan tulis code(…) atau label(…).',
    });
    return unknown(shorten(at.source));
  }
  const [object, key] = [build(at, node.object), build(at, node.key)];
  return {
    ...{ kind: 'member', object, key },
    ...knownOf([object, key], 'unknown', at.source),
    evaluate: (scope) => part(object.evaluate(scope), key.evaluate(scope)),
  };
}

/** The answer of one row; outside of what is asked row by row there is none to take. */
function buildColumn(
  at: Build,
  { object, key }: Node & { kind: 'member' },
  { rows, column }: { rows: ReadRows; column: string },
): Expression {
  const text = `${rows.name}.${column}`;
  if (!rows.columns.includes(column)) {
    at.problem(unknownName(column, `nama pertanyaan di dalam baris "${rows.name}"`, rows.columns));
    return unknown(text);
  }
  if (at.row?.rows !== rows.name) {
    at.problem({
      code: 'formula',
      received: text,
      expected: `${text} di dalam sum(…), min(…), max(…), join(…), every(…), atau some(…)`,
    });
    return unknown(text);
  }
  const { type, piped, scores, reads, evaluate } = buildName({ ...at, env: { names: at.row.names } }, column);
  return {
    ...{ kind: 'member', object: build(at, object), key: build(at, key), text, reads },
    ...{ type, piped, scores, evaluate },
  };
}

function part(object: Value, key: Value): Value {
  if (isList(object)) return typeof key === 'number' ? object[key] : undefined;
  return isObject(object) && typeof key === 'string' && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A row group that a part of a formula reads by a column. */
interface ReadRows extends RowColumns {
  name: string;
}

/** The row group of `rows.column`; `undefined` for every other node. */
function columnOf(node: Node, names: Names): { rows: ReadRows; column: string } | undefined {
  if (node.kind !== 'member' || node.object.kind !== 'name' || node.key.kind !== 'literal') return undefined;
  const { name } = node.object;
  const { value: column } = node.key;
  const rows = names.rows(name);
  return rows && typeof column === 'string' ? { rows: { ...rows, name }, column } : undefined;
}

/** The first row group that a part of a formula reads by a column. */
function readRows(node: Node, names: Names): ReadRows | undefined {
  for (const one of nodesIn([node])) {
    const found = columnOf(one, names);
    if (found) return found.rows;
  }
  return undefined;
}

function slotsNow(rows: string, scope: Scope): readonly number[] {
  const value = scope.read(rows);
  return isList(value) ? value.filter((slot) => typeof slot === 'number') : [];
}

/** The part in the first row, the second, …, as many as there may be; empty where there is no such row. */
function inOrder(rows: string, bySlot: readonly Evaluate<ExactValue>[]): Evaluate<ExactValue>[] {
  return bySlot.map((_, place) => (scope) => bySlot[slotsNow(rows, scope)[place] ?? -1]?.(scope));
}

/** Whether a part holds in every row, or in some; nothing where it would in every one but for rows in which it is empty. */
function holdsIn(join: 'every' | 'some', { rows = '', bySlot }: CallPart): Evaluate {
  return (scope) => {
    const results = slotsNow(rows, scope).map((slot) => bySlot[slot]?.evaluate(scope));
    if (join === 'some') return results.some(isTruthy);
    const given = results.filter((result) => !isEmpty(result));
    return given.every(isTruthy) ? given.length === results.length || undefined : false;
  };
}
