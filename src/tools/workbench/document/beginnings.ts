import type { AnswerCheck } from '../../../interpreter';
import { type Path, type Schema, schemaBelow } from '../../../language/schema';
import { answerChecks } from '../../../language/schemas/checks';
import { isNeverMet } from '../../checker/rules/reach/checksMet';
import { modelOf } from '../../reach';
import { bare } from '../../schema/bare';
import { comparatorWords, kindOf, operatorsFor } from './comparing';
import { type Compared, type Operand, readComparison, writtenComparison } from './expressions';
import {
  comparisonWith,
  type Known,
  operandWords,
  type Question,
  questionAround,
  questionsAbove,
  questionsAt,
  questionsOf,
} from './questions';
import { words } from './words';

/** Whether a schema reads a check, or a list of them. */
export function readsChecks(schema: Schema<unknown>): 'one' | 'list' | undefined {
  if (bare(schema) === bare(answerChecks)) return 'list';
  const one = schemaBelow(answerChecks, 0);
  return one && bare(schema) === bare(one) ? 'one' : undefined;
}

/**
 * Checks to begin with at a place, the likeliest first: two questions of one kind that no check compares yet, those of the same step
 * before others. None: there are no such two.
 */
export function beginningChecks(known: Pick<Known, 'form' | 'json'>, path: Path): readonly AnswerCheck[] {
  const own = questionAround(known, path);
  const near = nearFirst(questionsAt(known, path), stepAround(path, own), known);
  const compared = comparedPairs(known);
  const pairs = near.flatMap((left, at) =>
    near.slice(at + 1).map((right): readonly [Question, Question] => [left, right]),
  );
  const isOwn = ([left, right]: readonly [Question, Question]): boolean =>
    own === undefined ||
    own.field.row.valueType === 'rows' ||
    left.name === own.name ||
    right.name === own.name;
  // Answers that have an order come before others, and a question before the one that it is compared with.
  const rank = ({ left, operator }: Compared): number =>
    Number(operator === 'notEquals') * 2 +
    Number(left.kind === 'answer' && own !== undefined && left.name !== own.name);
  const between = pairs
    .filter(([left, right]) => isOwn([left, right]) && !compared.has(pairKey(left.name, right.name)))
    .flatMap(([left, right]): Compared[] => {
      const { valueType } = left.field.row;
      if (valueType !== right.field.row.valueType) return [];
      // Answers that have an order are compared by it, others by whether they are the same.
      const fits = operatorsFor(known, answer(left));
      const operator = (['atMost', 'notEquals'] as const).find((one) => fits.includes(one));
      if (!operator || left.field.definition.type !== right.field.definition.type) return [];
      // Of days the earlier one is asked first; an amount is bounded by another one where it is checked.
      const isTurned = valueType === 'number' && right.name === own?.name;
      const [one, other] = isTurned ? [right, left] : [left, right];
      return [{ left: answer(one), operator, right: answer(other) }];
    })
    .sort((one, other) => rank(one) - rank(other));
  return [...sums(known, own), ...between].map((one) => ({
    that: writtenComparison(one),
    message: checkMessage(known, one),
  }));
}

const answer = ({ name }: Question): Operand => ({ kind: 'answer', name });

function sums(known: Pick<Known, 'form' | 'json'>, own: Question | undefined): Compared[] {
  if (own?.field.row.valueType !== 'rows') return [];
  const columns = questionsOf(known).filter(
    ({ rows, field }) => rows?.name === own.name && field.row.valueType === 'number',
  );
  return columns.flatMap(({ name, label, field }): Compared[] => {
    const left: Operand = { kind: 'column', rows: own.name, column: name };
    const unit = 'suffix' in field.definition ? (field.definition.suffix ?? '') : '';
    const isShare = /persen|%|bagian|porsi/i.test(`${label} ${unit}`);
    const amounts = questionsOf(known).filter(
      ({ rows, field: one }) => rows === undefined && one.definition.type === field.definition.type,
    );
    return [
      ...(isShare ? [{ left, operator: 'equals', right: { kind: 'number', value: 100 } } as const] : []),
      ...amounts.map((one): Compared => ({ left, operator: 'atMost', right: answer(one) })),
    ];
  });
}

function stepAround(path: Path, own: Question | undefined): string | undefined {
  return own?.field.places[0]?.step ?? (path[0] === 'steps' ? String(path[1]) : undefined);
}

/** The questions of a step before all others; the order of the form otherwise. */
function nearFirst(
  questions: readonly Question[],
  step: string | undefined,
  { form }: Pick<Known, 'form'>,
): readonly Question[] {
  const at = Number(step);
  const id = Number.isInteger(at) ? [...form.steps.keys()][at] : step;
  const isNear = ({ field }: Question): boolean => field.places.some((place) => place.step === id);
  return [...questions.filter(isNear), ...questions.filter((one) => !isNear(one))];
}

/** What a condition at a place likely asks: the choice or the tick that is nearest above, else the question that is. */
export function beginningComparison(
  known: Pick<Known, 'form' | 'json'>,
  path: Path,
): ReturnType<typeof comparisonWith> | undefined {
  const near = questionsAbove(known, path).map(({ name }) => comparisonWith(known.form, name));
  return near.findLast(({ value }) => value !== undefined) ?? near.at(-1);
}

function comparedPairs({ form }: Pick<Known, 'form'>): ReadonlySet<string> {
  return new Set(
    [...form.checks.values()].flat().flatMap(({ source: { that } }) => {
      const { left, right } = (typeof that === 'string' && readComparison(that)) || {};
      return left?.kind === 'answer' && right?.kind === 'answer' ? [pairKey(left.name, right.name)] : [];
    }),
  );
}

const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');

/** Whether some answers pass a check, as far as that is known; `today` YYYY-MM-DD. */
export function canHold({ form }: Pick<Known, 'form'>, { that }: AnswerCheck, today: string): boolean {
  return typeof that !== 'string' || !isNeverMet(modelOf(form, { today }), that);
}

/** What a visitor reads of whom a comparison does not hold. */
export function checkMessage(known: Pick<Known, 'form'>, { left, operator, right }: Compared): string {
  const isTime = [left, right].some((one) => ['time', 'month'].includes(kindOf(known, one)));
  const must =
    operator === 'notEquals'
      ? words.mustNotEqual
      : !isTime && (operator === 'atMost' || operator === 'atLeast')
        ? words.bounds[operator]
        : words.must(comparatorWords(operator, isTime));
  return `${operandWords(known, left)} ${must} ${operandWords(known, right)}`;
}
