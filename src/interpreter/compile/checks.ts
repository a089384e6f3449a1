import { isRowAnswer } from '../../fields/pure';
import type { AnswerCheck } from '../../language';
import { isYesOrNo } from '../conditions/compileCondition';
import { asCondition } from '../formulas/build';
import type { CompiledCondition } from '../formulas/types';
import { isEmpty } from '../formulas/values';
import { shorten } from '../issues';
import type { Scope } from '../scope';
import { answerOf, condition, formula, text, type Builder } from './builder';
import type { CompiledCheck, PlacedCheck } from './model';
import { checkField, isConstant, isField } from './references';

/** Compiles checks; `owner` is the field that they stand on. What is broken is left out, and reported. */
export function compileChecks(
  builder: Builder,
  checks: readonly AnswerCheck[] | undefined,
  path: string,
  owner?: string,
): CompiledCheck[] {
  return (checks ?? []).flatMap((check, index) => {
    const compiled = compileCheck(builder, check, `${path}.checks[${index}]`, owner);
    return compiled ? [compiled] : [];
  });
}

/** Puts checks where they are reported; `key` distinguishes hosts. */
export function placeChecks(
  checks: readonly CompiledCheck[],
  key: string,
  { host, row, visible }: Pick<PlacedCheck, 'host' | 'row' | 'visible'>,
): PlacedCheck[] {
  return checks.map((check, index) => ({ ...check, id: `${key}/checks[${index}]`, host, row, visible }));
}

function compileCheck(
  builder: Builder,
  check: AnswerCheck,
  path: string,
  owner: string | undefined,
): CompiledCheck | undefined {
  const that = compileThat(builder, check.that, `${path}.that`);
  const message = text(builder, check.message, `${path}.message`);
  check.at?.forEach((name, index) => checkField(builder, name, `${path}.at[${index}]`));
  if (!that || !message) return undefined;
  const isAsked = (name: string): boolean => isRowAnswer(name) || isField(builder, name);
  const reads = that.reads.filter((name) => !isConstant(builder, name));
  if (reads.length === 0) {
    builder.report(`${path}.that`, {
      code: 'wrong-value',
      received: shorten(JSON.stringify(check.that)),
      expected: 'syarat atau rumus yang membaca paling sedikit satu jawaban',
    });
  }
  const first = owner ?? reads.find(isAsked);
  const isOfThisRow = (name: string): boolean =>
    answerOf(builder, name.slice(name.lastIndexOf('.') + 1)) === name;
  return {
    path,
    source: check,
    level: check.level ?? 'error',
    judgesEmpty: check.whenEmpty === 'judge',
    reads,
    ofRows: new Set(reads.filter((name) => isRowAnswer(name) && !isOfThisRow(name))),
    at: check.at?.map((name) => answerOf(builder, name)) ?? (first === undefined ? [] : [first]),
    that,
    message,
  };
}

/** A text is the name of a condition where there is one of that name, and else a formula. */
function compileThat(
  builder: Builder,
  that: AnswerCheck['that'],
  path: string,
): CompiledCondition | undefined {
  const named = builder.definition.conditions ?? {};
  if (typeof that !== 'string' || Object.hasOwn(named, that)) return condition(builder, that, path, 'check');
  const compiled = formula(builder, that, path);
  if (compiled) isYesOrNo(compiled, path, builder.report);
  return compiled && asCondition(compiled.nodes[0]);
}

/**
 * Whether a check does not hold. What is not asked reads as `undefined`, and switches the check off, unless it is of a row that is
 * not there; what is empty skips it, unless it says otherwise.
 */
export function isBroken(check: CompiledCheck, scope: Scope): boolean {
  for (const name of check.reads) {
    const value = scope.read(name);
    if (value === undefined && check.ofRows.has(name)) continue;
    if (value === undefined || (!check.judgesEmpty && isEmpty(value))) return false;
  }
  return !check.that.test(scope);
}
