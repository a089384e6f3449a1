import type { Scope } from '../scope';
import { isList, isObject, type Value } from '../../language';
import { codeOf, labelOf } from '../../fields/pure';
import { build } from './build';
import { formatDate } from './dates';
import { formatNumber } from './numbers';
import { parse } from './parse';
import { textParts } from './textParts';
import type {
  CompiledFormula,
  CompiledTemplate,
  CompiledText,
  Expression,
  FormulaEnv,
  WithFormulas,
} from './types';
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

interface Parts {
  pieces: readonly (string | Expression)[];
  inserted: readonly Expression[];
  kept: WithFormulas;
}

function compileParts(source: string, env: FormulaEnv): Parts | undefined {
  const parts = textParts(source, env);
  if (!parts) return undefined;
  const pieces: (string | Expression)[] = [];
  for (const part of parts) {
    const piece = 'text' in part ? part.text : compileExpression(part.formula, env);
    if (piece !== undefined) pieces.push(piece);
  }
  if (pieces.length < parts.length) return undefined;
  const inserted = pieces.filter((piece) => typeof piece !== 'string');
  const reads = [...new Set(inserted.flatMap((one) => one.reads))];
  return { pieces, inserted, kept: { source, reads, nodes: inserted } };
}

/**
 * Compiles a text for readers with `{formula}` parts; `{{` is a brace. Gives
 * `undefined` for a broken text, which is reported.
 */
export function compileText(source: string, env: FormulaEnv): CompiledText | undefined {
  const parts = compileParts(source, env);
  if (!parts) return undefined;
  const { pieces, inserted, kept } = parts;
  const { escape = String } = env;
  const constant = inserted.length === 0;
  const fixed = pieces.filter((piece) => typeof piece === 'string').join('');
  return {
    ...kept,
    constant,
    render: (scope) => {
      if (constant) return fixed;
      const show = (piece: Expression): string => escape(readable(piece.evaluate(scope), piece));
      return pieces.map((piece) => (typeof piece === 'string' ? piece : show(piece))).join('');
    },
  };
}

/** Compiles a text for the back end, such as a lookup's filter value; as `compileText`. */
export function compileTemplate(source: string, env: FormulaEnv): CompiledTemplate | undefined {
  const parts = compileParts(source, env);
  if (!parts) return undefined;
  const { pieces, inserted, kept } = parts;
  const show = (piece: string | Expression, scope: Scope): string =>
    typeof piece === 'string' ? piece : plain(piece.evaluate(scope), piece);
  return {
    ...kept,
    render: (scope) => pieces.map((piece) => show(piece, scope)).join(''),
    isReady: (scope) => inserted.every((one) => !isEmpty(one.evaluate(scope))),
  };
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
