import type { Scope } from '../scope';
import { isList, isObject, type Value } from '../../language';
import { codeOf, labelOf } from '../../fields/pure';
import { build, readsIn } from './build';
import { formatDate } from './dates';
import { formatNumber } from './numbers';
import { parse } from './parse';
import { textParts } from './textParts';
import type { CompiledFormula, CompiledText, Expression, FormulaEnv } from './types';
import { isDay, isEmpty, isMonth } from './values';

/** Parses, checks and compiles one formula; `undefined` when something is wrong, all of which is reported. */
function compileExpression(source: string, env: FormulaEnv): Expression | undefined {
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
  const expression = build({ env, source, problem }, parsed);
  return broken ? undefined : expression;
}

/**
 * Compiles a formula to closures: at most 2,000 characters, no `eval`. An empty operand
 * makes a result empty, never NaN or Infinity. Gives `undefined` for a broken formula, which is reported.
 */
export function compileFormula(source: string, env: FormulaEnv): CompiledFormula | undefined {
  const expression = compileExpression(source, env);
  if (!expression) return undefined;
  const { reads, type, evaluate } = expression;
  return { source, reads, nodes: [expression], type, evaluate };
}

/** Compiles a text with `{formula}` parts, of which each is shown in this way; `undefined` for a broken one, which is reported. */
function compileParts(
  source: string,
  env: FormulaEnv,
  show: (value: Value, part: Expression) => string,
): CompiledText | undefined {
  const parts = textParts(source, env);
  if (!parts) return undefined;
  const pieces = parts.flatMap((part) =>
    'text' in part ? part.text : (compileExpression(part.formula, env) ?? []),
  );
  if (pieces.length < parts.length) return undefined;
  const nodes = pieces.filter((piece) => typeof piece !== 'string');
  const shown = (piece: string | Expression, scope: Scope): string =>
    typeof piece === 'string' ? piece : show(piece.evaluate(scope), piece);
  return {
    ...{ source, nodes, reads: readsIn(nodes), constant: nodes.length === 0 },
    render: (scope) => pieces.map((piece) => shown(piece, scope)).join(''),
  };
}

/** Compiles a text for readers; `{{` is a brace. */
export function compileText(source: string, env: FormulaEnv): CompiledText | undefined {
  const { escape = String } = env;
  return compileParts(source, env, (value, part) => escape(readable(value, part)));
}

/** Compiles a text for the back end, such as a lookup's filter value. */
export function compileTemplate(source: string, env: FormulaEnv): CompiledText | undefined {
  return compileParts(source, env, plain);
}

/** How a value that a formula inserts reads: see `CompiledText.render`. A year is a number, too; `concat` keeps it plain. */
function readable(value: Value, shown: Pick<Expression, 'type' | 'piped'>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (isList(value)) return value.map((one) => readable(one, shown)).join(', ');
  if (typeof value !== 'string') return isObject(value) && shown.piped ? readable(value['label'], shown) : '';
  if ((shown.type === 'date' || shown.type === 'unknown') && isDay(value)) {
    return formatDate(value, 'dd/MM/yyyy') ?? '';
  }
  if ((shown.type === 'month' || shown.type === 'unknown') && isMonth(value)) {
    return formatDate(value, 'MM/yyyy') ?? '';
  }
  return shown.piped ? labelOf(value) : value;
}

/** How a value goes into a request: a choice by its code, a number plainly, a day as `YYYY-MM-DD`. */
function plain(value: Value, { piped }: Pick<Expression, 'piped'>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'string') return piped ? codeOf(value) : value;
  if (isList(value)) return value.map((one) => plain(one, { piped })).join(',');
  return isObject(value) ? '' : String(value);
}
