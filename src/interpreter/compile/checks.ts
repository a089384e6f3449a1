import { isRowAnswer } from '../../fields/pure';
import type { AnswerCheck, Value } from '../../language';
import { isEmpty, isTruthy } from '../formulas/values';
import { shorten, unknownName } from '../issues';
import type { Scope } from '../scope';
import { answerOf, condition, formula, text, type Builder } from './builder';
import type { CompiledCheck, PlacedCheck } from './checkModel';

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

/** Puts checks where they are told; `key` tells hosts apart. */
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
  const judged = compileThat(builder, check.that, `${path}.that`);
  const message = text(builder, check.message, `${path}.message`);
  check.at?.forEach((name, index) => {
    if (builder.names.get(name)?.kind === 'field') return;
    builder.report(
      `${path}.at[${index}]`,
      unknownName(name, 'nama kolom di formulir ini', builder.names.all()),
    );
  });
  if (!judged || !message) return undefined;
  const isAsked = (name: string): boolean => isRowAnswer(name) || builder.names.get(name)?.kind === 'field';
  const reads = judged.reads.filter((name) => builder.names.get(name)?.kind !== 'constant');
  if (reads.length === 0) {
    builder.report(`${path}.that`, {
      code: 'wrong-value',
      received: shorten(JSON.stringify(check.that)),
      expected: 'syarat atau rumus yang membaca paling sedikit satu jawaban',
    });
  }
  const first = owner ?? reads.find(isAsked);
  return {
    path,
    source: check,
    level: check.level ?? 'error',
    judgesEmpty: check.whenEmpty === 'judge',
    reads,
    ofRows: builder.slot === undefined && reads.some(isRowAnswer),
    at: check.at?.map((name) => answerOf(builder, name)) ?? (first === undefined ? [] : [first]),
    holds: judged.holds,
    tree: judged.tree,
    message,
  };
}

interface That extends Pick<CompiledCheck, 'holds' | 'tree'> {
  reads: readonly string[];
}

/** A text is the name of a condition where there is one of that name, and else a formula. */
function compileThat(builder: Builder, that: AnswerCheck['that'], path: string): That | undefined {
  const named = builder.definition.conditions ?? {};
  if (typeof that !== 'string' || Object.hasOwn(named, that)) {
    const compiled = condition(builder, that, path, 'check');
    return compiled && { reads: compiled.reads, holds: compiled.test, tree: compiled.tree };
  }
  const compiled = formula(builder, that, path);
  if (!compiled) return undefined;
  if (compiled.type !== 'boolean' && compiled.type !== 'unknown') {
    builder.report(path, {
      code: 'formula',
      received: `"${shorten(that)}"`,
      expected: 'rumus yang hasilnya ya atau tidak, misalnya "jumlah <= batas"',
    });
  }
  return { reads: compiled.reads, holds: (scope) => isTruthy(compiled.evaluate(scope)) };
}

/**
 * Whether a check does not hold. What is not asked reads as `undefined`, and switches the check off; what is empty skips it, unless
 * it says otherwise.
 */
export function isBroken(check: CompiledCheck, scope: Scope): boolean {
  // From outside a check reads the rows that there are; what the others would hold concerns it not.
  const concerns = (name: string, value: Value): boolean =>
    value !== undefined || !check.ofRows || !isRowAnswer(name);
  const values = check.reads.flatMap((name) => {
    const value = scope.read(name);
    return concerns(name, value) ? [value] : [];
  });
  if (values.some((value) => value === undefined)) return false;
  return (check.judgesEmpty || !values.some(isEmpty)) && !check.holds(scope);
}
