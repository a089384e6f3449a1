import type { Json, Value } from '../language';
import type { ValueType } from '../scope';
import type { Expression } from './expression';
import { extraType } from './extras';
import { functionNames, isFunction } from './functionNames';
import type { FunctionRow } from './functionRow';
import { functions, signature } from './functions';
import { binary, checkUnary, commonType, unary } from './operators';
import type { Node } from './parse';
import { didYouMean, shorten, typeWords, type Problem } from './problems';
import type { FormulaEnv } from './types';
import { isDay, isEmpty, isList, isObject, isTruthy } from './values';

/** What building one formula needs and collects. */
export interface Build {
  env: Pick<FormulaEnv, 'names' | 'extras' | 'inBody'>;
  source: string;
  reads: Set<string>;
  problem: (problem: Problem) => void;
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
        evaluate: row.evaluate(operand.evaluate),
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
        evaluate: row.evaluate(left.evaluate, right.evaluate),
      };
    }
    case 'choose': {
      const [test, then, otherwise] = [build(at, node.test), build(at, node.then), build(at, node.otherwise)];
      return {
        type: commonType(then, otherwise),
        piped: then.piped || otherwise.piped,
        text: shorten(at.source),
        evaluate: (scope) =>
          isTruthy(test.evaluate(scope)) ? then.evaluate(scope) : otherwise.evaluate(scope),
      };
    }
    case 'call':
      return buildCall(at, node.name, node.args);
    case 'member':
      return buildMember(at, node.object, node.key);
  }
}

function report(at: Build, problem: Problem | undefined): void {
  if (problem) at.problem(problem);
}

function literalType(value: Value): ValueType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string') return 'unknown';
  return isDay(value) ? 'date' : 'text';
}

/** What stands in for a part that is wrong, so that the rest is checked, too. */
function unknown(text: string): Expression {
  return { type: 'unknown', piped: false, text, evaluate: () => undefined };
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
    reads.add(name);
    return {
      type: info.type,
      piped: ['choice', 'choices', 'unknown'].includes(info.type),
      text: name,
      evaluate: (scope) => scope.read(name),
    };
  }
  const elsewhere = extraType(name) !== undefined;
  problem({
    received: `"${name}"`,
    expected: 'nama kolom, nilai, atau konstanta di formulir ini',
    hint: isFunction(name)
      ? `Fungsi ditulis dengan kurung: ${signature(name)}.`
      : elsewhere
        ? `"${name}" hanya ada di dalam aksi, sesudah sebuah panggilan.`
        : didYouMean(name, [...env.names.all(), ...(env.extras ?? [])]),
  });
  return unknown(name);
}

function buildCall(at: Build, name: string, nodes: readonly Node[]): Expression {
  const args = nodes.map((node) => build(at, node));
  if (!isFunction(name)) {
    at.problem({
      received: `${shorten(name)}(…)`,
      expected: `salah satu fungsi: ${functionNames.join(', ')}`,
      hint: didYouMean(name, functionNames),
    });
    return unknown(name);
  }
  const row: FunctionRow = functions[name];
  const wanted = row.parameters.length;
  if (args.length < wanted || (args.length > wanted && !row.rest)) {
    at.problem({ received: `${name}(…) dengan ${args.length} bagian`, expected: signature(name) });
    return unknown(name);
  }
  if (row.onlyInBody && at.env.inBody !== true) {
    at.problem({ received: `${name}(…)`, expected: `${name}(…) hanya di dalam "body" sebuah panggilan` });
  }
  args.forEach((arg, index) => {
    const parameter = row.parameters[index] ?? row.rest;
    if (!parameter || arg.type === 'unknown' || parameter.accepts.includes(arg.type)) return;
    at.problem({
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
    evaluate: row.evaluate(args.map((arg) => arg.evaluate)),
  };
}

/** A part of `response`, or of a part of it. A missing part is empty; what objects inherit is no part of them. */
function buildMember(at: Build, objectNode: Node, keyNode: Node): Expression {
  let root = objectNode;
  while (root.kind === 'member') root = root.object;
  if (root.kind !== 'name' || root.name !== 'response') {
    at.problem({
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

function part(object: Value, key: Value): Value {
  if (isEmpty(object)) return undefined;
  if (isList(object)) return typeof key === 'number' ? object[key] : undefined;
  return isObject(object) && typeof key === 'string' && Object.hasOwn(object, key) ? object[key] : undefined;
}
