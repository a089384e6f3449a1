import { build } from './build';
import type { Expression, CompiledFormula, FormulaEnv } from './types';
import { withAnswers } from './nodes';
import { parse, type Node } from './parse';

/** A formula inside a text, with what showing its result needs. */
export interface Inserted extends Expression {
  reads: readonly string[];
  node: Node;
}

/** Parses, checks and compiles one formula; `undefined` when something is wrong, all of which is reported. */
export function compileExpression(source: string, env: FormulaEnv): Inserted | undefined {
  let broken = false;
  const problem = (found: Parameters<FormulaEnv['report']>[1]): void => {
    broken = true;
    env.report(env.path, found);
  };
  const parsed = parse(source);
  if ('problem' in parsed) {
    problem(parsed.problem);
    return undefined;
  }
  const reads = new Set<string>();
  const expression = build({ env, source, reads, problem }, parsed);
  return broken ? undefined : { ...expression, reads: [...reads], node: withAnswers(parsed, env.names) };
}

/**
 * Compiles a formula to closures: at most 2,000 characters, no `eval`. An empty operand
 * makes a result empty, never NaN or Infinity. Gives `undefined` for a broken formula, which is reported.
 */
export function compileFormula(source: string, env: FormulaEnv): CompiledFormula | undefined {
  const expression = compileExpression(source, env);
  if (!expression) return undefined;
  const { reads, node, type, evaluate } = expression;
  return { source, reads, nodes: [node], type, evaluate };
}
