import { type Condition, isObject } from '../../../interpreter';
import { type Path, schemaBelow } from '../../../language/schema';
import { answerChecks } from '../../../language/schemas/checks';
import { condition, namedCondition } from '../../../language/schemas/conditions';
import { textIn, valueAt } from '../../checker/json/walk';
import { isBirth } from '../../words/values';
import { keyOf } from './comparing';
import type { Operand } from './expressions';
import { schemaFor } from './fit';
import {
  type Known,
  labelIn,
  operandWords,
  type Question,
  questionAround,
  questionsAbove,
  questionsAt,
  questionsOf,
  rowsAround,
} from './questions';
import { wayIn } from './language';
import { words } from './words';

/** What stands at a place may be said by controls in place of a formula, or of a number in a unit that nobody counts in. */
export type Sayable =
  /** The first or last day of a date; of a day of birth it is said as an age, too. */
  | { kind: 'bound'; end: 'first' | 'last'; isBirth: boolean; dates: readonly Question[] }
  /** What must hold: what may be compared, and the questions above; `inFormulas`: a comparison alone is written as a formula. */
  | {
      kind: 'condition';
      condition: Condition;
      sides: readonly Operand[];
      questions: readonly Question[];
      above: readonly Question[];
      inFormulas: boolean;
    }
  | {
      kind: 'amount';
      amounts: readonly Operand[];
      numbers: readonly Question[];
      dates: readonly Question[];
    }
  | { kind: 'size' };

/** What may be said at a path; `undefined`: nothing but what is written. */
export function sayableAt(known: Pick<Known, 'form' | 'json'>, path: Path): Sayable | undefined {
  const written = conditionAt(known, path);
  if (written) return written;
  const [around, place] = wayIn(known.json, path)?.slice(-2) ?? [];
  const { node } = place?.schema ?? {};
  const key = path.at(-1);
  if (!around || !node) return undefined;
  if (node.kind === 'number') return key === 'maxSizeBytes' ? { kind: 'size' } : undefined;
  if (node.kind !== 'text') return undefined;
  const own = textIn(around.value, 'name');
  const isBound = key === 'minDate' || key === 'maxDate';
  if (node.role === 'formula' && isBound && textIn(around.value, 'type') === 'date') {
    const label = textIn(around.value, 'label');
    return {
      kind: 'bound',
      end: key === 'minDate' ? 'first' : 'last',
      isBirth: isBirth({ label, name: own }),
      dates: questionsAt(known, path).filter((one) => isA(one, 'date') && one.name !== own),
    };
  }
  return node.role === 'formula' && key === 'compute' ? amountsAt(known, path, own) : undefined;
}

/** What must hold in a check: a condition, or a formula in its place. */
const held = schemaBelow(schemaBelow(answerChecks, 0) ?? answerChecks, 'that');

/** The condition that stands at a path; `undefined`: none does, or it cannot be read. */
function conditionAt(known: Pick<Known, 'form' | 'json'>, path: Path): Sayable | undefined {
  const schema = schemaFor(known.json, { do: 'set', path, value: null });
  const value = valueAt(known.json, path);
  const isNamed = schema === namedCondition && !(isObject(value) && 'when' in value);
  const inFormulas = schema === held;
  if (!schema || !(schema === condition || isNamed || inFormulas)) return undefined;
  const isFormula = inFormulas && typeof value === 'string' && !known.form.definition.conditions?.[value];
  const read = condition.read(isFormula ? { formula: value } : value);
  if (read.findings) return undefined;
  const questions = questionsAt(known, path);
  const own = inFormulas ? undefined : questionAround(known, path)?.name;
  const rows = rowsAround(known.json, path);
  const values = [...known.form.values.values()].filter(({ inRow }) => !inRow || inRow.rows === rows);
  const sides: Operand[] = [
    ...questions.filter(({ name }) => name !== own).flatMap(sidesOf),
    ...sumsAt(known, path),
    ...values.map(({ name, inRow }): Operand => ({ kind: 'answer', name: inRow?.column ?? name })),
  ];
  const kept = sides.filter(
    (one, index) => sides.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  const above = questionsAbove(known, path);
  return { kind: 'condition', condition: read.value, questions, above, inFormulas, sides: kept };
}

const isA = ({ field }: Question, type: string): boolean => field.row.valueType === type;

function sidesOf(question: Question): Operand[] {
  const { name } = question;
  switch (question.field.row.valueType) {
    case 'date':
      return [
        { kind: 'answer', name },
        { kind: 'age', name },
      ];
    case 'choices':
    case 'rows':
      return [
        { kind: 'answer', name },
        { kind: 'count', name },
      ];
    default:
      return [{ kind: 'answer', name }];
  }
}

/** The sums of the columns of rows; inside of a row its own columns are meant by their names. */
function sumsAt(known: Pick<Known, 'form' | 'json'>, path: Path): Operand[] {
  const around = rowsAround(known.json, path);
  return questionsOf(known).flatMap((one): Operand[] =>
    one.rows && one.rows.name !== around && isA(one, 'number')
      ? [{ kind: 'column', rows: one.rows.name, column: one.name }]
      : [],
  );
}

function amountsAt(known: Pick<Known, 'form' | 'json'>, path: Path, own: string): Sayable {
  const questions = questionsAt(known, path).filter(({ name }) => name !== own);
  const numbers = questions.filter((one) => isA(one, 'number'));
  const dates = questions.filter((one) => isA(one, 'date'));
  const [of, from] = [numbers[0]?.name, dates[0]?.name];
  const names = numbers.map(({ name }) => name);
  const amounts: Operand[] = [
    ...numbers.map(({ name }): Operand => ({ kind: 'answer', name })),
    ...sumsAt(known, path),
    ...questions.flatMap(sidesOf).filter(({ kind }) => kind === 'age' || kind === 'count'),
    ...(names.length > 1 ? [{ kind: 'total', names } as const] : []),
    ...(of === undefined ? [] : [{ kind: 'percent', by: 10, of } as const]),
    ...(from === undefined ? [] : [{ kind: 'between', from } as const]),
    { kind: 'number', value: 1 },
  ];
  return { kind: 'amount', amounts, numbers, dates };
}

/** A side of a comparison as it stands in a list of choices. */
export function sideLabel(known: Pick<Known, 'form'>, operand: Operand): string {
  if (operand.kind === 'answer') {
    const question = questionsOf(known).find(({ name }) => name === operand.name);
    if (question) return labelIn(question);
    return known.form.values.has(operand.name) ? words.valueNamed(operand.name) : operand.name;
  }
  const said = operandWords(known, operand);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
