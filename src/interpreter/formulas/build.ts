import { shorten, type Problem } from '../issues';
import { unknownHere, unknownName } from '../unknownNames';
import { isList, isObject, type Json, type Value, type ValueType } from '../../language';
import type { Names, RowColumns, Scope } from '../scope';
import { type Evaluate, type Expression, type FormulaEnv, typeWords } from './types';
import { settled, type ExactValue } from './fractions';
import type { FunctionRow } from './functionRow';
import { functionNames, functions, isFunction, signature } from './functions';
import { nodesIn, partsOf } from './nodes';
import { binary, checkUnary, unary } from './operators';
import type { Node } from './parse';
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
  reads: Set<string>;
  problem: (problem: Problem) => void;
  /** The row whose answers `rows.column` means here. */
  row?: { rows: string; names: Names };
}

/** Checks a syntax tree and turns it into closures. Reports all that is wrong; then the result is never run. */
export function build(at: Build, node: Node): Expression {
  switch (node.kind) {
    case 'literal':
      return {
        type: literalType(node.value),
        piped: false,
        literal: node.value,
        text: node.text,
        evaluate: () => node.value,
      };
    case 'name':
      return buildName(at, node.name);
    case 'unary': {
      const operand = build(at, node.operand);
      report(at, checkUnary(node.operator, operand));
      const row = unary[node.operator];
      return {
        type: row.type,
        piped: false,
        text: shorten(at.source),
        ...('compute' in row
          ? computed((scope) => row.compute(exactly(operand)(scope)))
          : { evaluate: row.evaluate(operand.evaluate) }),
      };
    }
    case 'binary': {
      const left = build(at, node.left);
      const right = build(at, node.right);
      const row = binary[node.operator];
      report(at, row.check(left, right));
      return {
        type: row.type(left.type, right.type),
        piped: (node.operator === '&&' || node.operator === '||') && (left.piped || right.piped),
        text: shorten(at.source),
        ...('compute' in row
          ? computed((scope) => row.compute(exactly(left)(scope), exactly(right)(scope)))
          : { evaluate: row.evaluate(left.evaluate, right.evaluate) }),
      };
    }
    case 'choose':
      return { ...buildCall(at, 'if', partsOf(node)), text: shorten(at.source) };
    case 'call':
      return buildCall(at, node.name, node.args);
    case 'member':
      return buildMember(at, node.object, node.key);
  }
}

/** What is rounded when nothing more is computed with it. */
function computed(exact: Evaluate<ExactValue>): Pick<Expression, 'exact' | 'evaluate'> {
  return { exact, evaluate: (scope) => settled(exact(scope)) };
}

function exactly({ exact, evaluate }: Expression): Evaluate<ExactValue> {
  return exact ?? evaluate;
}

/** The type of what a part of a formula gives; `unknown` where that is not sure. */
export function typeOf(node: Node, names: Names): ValueType {
  return build({ env: { names }, source: '', reads: new Set(), problem: () => undefined }, node).type;
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
function unknown(text: string): Expression {
  return { type: 'unknown', piped: false, text, scores: new Map(), evaluate: () => undefined };
}

function buildName({ env, reads, problem }: Build, name: string): Expression {
  const extra = env.extras?.includes(name) ? (extraType(name) ?? 'unknown') : undefined;
  if (extra !== undefined) {
    return {
      type: extra,
      piped: false,
      text: name,
      // What an action brings is the JSON of an answer.
      evaluate: (scope) => scope.extras?.[name] as Json | undefined,
    };
  }
  const info = env.names.get(name);
  if (info) {
    const answer = info.answer ?? name;
    reads.add(answer);
    return {
      type: info.type,
      piped: ['choice', 'choices', 'unknown'].includes(info.type),
      text: name,
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

function buildCall(at: Build, name: string, nodes: readonly Node[]): Expression {
  const over = isFunction(name) ? (functions[name] as FunctionRow).overRows : undefined;
  const parts = nodes.map((node) => (over === undefined ? [build(at, node)] : buildInRows(at, node)));
  // One row stands for all: they differ in nothing but their answers.
  const args = parts.flatMap(([first]) => first ?? []);
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
    type: row.type(args),
    piped: row.piped === true && args.some((arg) => arg.piped),
    text: `${name}(…)`,
    ...evaluateCall(at, row, nodes, parts),
  };
}

/** What is wrong with a part is wrong with it in each row: it is reported of the first. */
function skip(): void {}

/** A part of a call once for each row of the group that it reads by a column; once, when it reads none. */
function buildInRows(at: Build, node: Node): Expression[] {
  const rows = readRows(node, at.env.names);
  if (!rows) return [build(at, node)];
  at.reads.add(rows.name);
  return Array.from({ length: rows.slots }, (_, slot) =>
    build(
      {
        ...at,
        row: { rows: rows.name, names: rows.inRow(slot) },
        problem: slot === 0 ? at.problem : skip,
      },
      node,
    ),
  );
}

function evaluateCall(
  at: Build,
  row: FunctionRow,
  nodes: readonly Node[],
  parts: readonly (readonly Expression[])[],
): Pick<Expression, 'exact' | 'evaluate'> {
  const rowsOf = nodes.map((node) => row.overRows && readRows(node, at.env.names)?.name);
  if (row.overRows === 'every' || row.overRows === 'some') {
    const place = rowsOf.findIndex((rows) => rows !== undefined);
    const rows = rowsOf[place];
    if (rows !== undefined) {
      const bySlot = (parts[place] ?? []).map(({ evaluate }) => evaluate);
      return { evaluate: holdsIn(row.overRows, { rows, bySlot }) };
    }
    at.problem({
      code: 'formula',
      received: shorten(at.source),
      expected: `${row.overRows}(baris.pertanyaan …): sebuah syarat atas pertanyaan di dalam baris`,
    });
  }
  const args = <T>(taken: (part: Expression) => Evaluate<T>): Evaluate<T | undefined>[] =>
    parts.flatMap((part, place) => {
      const rows = rowsOf[place];
      const bySlot = part.map(taken);
      return rows === undefined ? bySlot : inOrder({ rows, bySlot });
    });
  return 'compute' in row
    ? computed(row.compute(args(exactly), parts.flat()))
    : { evaluate: row.evaluate(args(({ evaluate }) => evaluate)) };
}

/** A part of `response`, or of a part of it. A missing part is empty; what objects inherit is no part of them. */
function buildMember(at: Build, objectNode: Node, keyNode: Node): Expression {
  let root = objectNode;
  while (root.kind === 'member') root = root.object;
  const column = columnOf({ kind: 'member', object: objectNode, key: keyNode }, at.env.names);
  if (column) return buildColumn(at, column);
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
  const object = build(at, objectNode);
  const key = build(at, keyNode);
  return {
    type: 'unknown',
    piped: false,
    text: shorten(at.source),
    evaluate: (scope) => part(object.evaluate(scope), key.evaluate(scope)),
  };
}

/** The answer of one row; outside of what is asked row by row there is none to take. */
function buildColumn(at: Build, { rows, column }: { rows: ReadRows; column: string }): Expression {
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
  return { ...buildName({ ...at, env: { names: at.row.names } }, column), text };
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

/** A part of a formula, built for the row of each slot. */
interface RowPart<T = Value> {
  rows: string;
  bySlot: readonly Evaluate<T>[];
}

function slotsNow({ rows }: Pick<RowPart, 'rows'>, scope: Scope): readonly number[] {
  const value = scope.read(rows);
  return isList(value) ? value.filter((slot) => typeof slot === 'number') : [];
}

/** The part in the first row, the second, …, as many as there may be; empty where there is no such row. */
function inOrder<T>(part: RowPart<T>): Evaluate<T | undefined>[] {
  return part.bySlot.map((_, place) => (scope) => {
    const slot = slotsNow(part, scope)[place];
    return part.bySlot[slot ?? -1]?.(scope);
  });
}

/** Whether a part holds in every row, or in some; nothing where it would in every one but for rows in which it is empty. */
function holdsIn(join: 'every' | 'some', part: RowPart): Evaluate {
  return (scope) => {
    const results = slotsNow(part, scope).map((slot) => part.bySlot[slot]?.(scope));
    if (join === 'some') return results.some(isTruthy);
    const given = results.filter((result) => !isEmpty(result));
    return given.every(isTruthy) ? given.length === results.length || undefined : false;
  };
}
