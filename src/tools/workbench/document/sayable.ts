import { wayTo, type Path } from '../../../language/schema';
import { formDefinition } from '../../../language/schemas/form';
import { textIn } from '../../checker/json/walk';
import { isBirth, labelWords } from '../../words/values';
import type { Operand } from './expressions';
import type { Known } from './known';
import { operandWords } from './operandWords';
import { questionsAt, questionsOf, rowsAround, type Question } from './questions';

/** What stands at a place may be said by controls in place of a formula, or of a number in a unit that nobody counts in. */
export type Sayable =
  /** The first or last day of a date; of a day of birth it is said as an age, too. */
  | { kind: 'bound'; end: 'first' | 'last'; isBirth: boolean; dates: readonly Question[] }
  /** What is compared, and with what. */
  | { kind: 'comparison'; sides: readonly Operand[]; questions: readonly Question[] }
  /** One amount out of others. */
  | { kind: 'amount'; amounts: readonly Operand[] }
  | { kind: 'size' };

/** What may be said at a path; `undefined`: nothing but what is written. */
export function sayableAt(known: Pick<Known, 'form' | 'json'>, path: Path): Sayable | undefined {
  const [around, place] = wayTo(formDefinition, known.json, path)?.slice(-2) ?? [];
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
  if (node.role === 'conditionOrFormula' || (node.role === 'formula' && key === 'formula')) {
    const questions = questionsAt(known, path);
    const sides = [...questions.flatMap(sidesOf), ...sumsAt(known, path)];
    return { kind: 'comparison', questions, sides };
  }
  return node.role === 'formula' && key === 'compute'
    ? { kind: 'amount', amounts: amountsAt(known, path) }
    : undefined;
}

const isA = ({ field }: Question, type: string): boolean => field.row.valueType === type;

/** What of a question can stand on the left side of a comparison. */
function sidesOf(question: Question): Operand[] {
  const { name } = question;
  switch (question.field.row.valueType) {
    case 'number':
    case 'text':
      return [{ kind: 'answer', name }];
    case 'date':
      return [
        { kind: 'answer', name },
        { kind: 'age', name },
      ];
    case 'choice':
      return [{ kind: 'code', name }];
    case 'choices':
    case 'rows':
      return [{ kind: 'count', name }];
    default:
      return [];
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

function amountsAt(known: Pick<Known, 'form' | 'json'>, path: Path): Operand[] {
  const [around] = wayTo(formDefinition, known.json, path)?.slice(-2) ?? [];
  const own = textIn(around?.value, 'name');
  const numbers = questionsAt(known, path).filter((one) => isA(one, 'number') && one.name !== own);
  const counted = questionsAt(known, path)
    .flatMap(sidesOf)
    .filter(({ kind }) => kind === 'age' || kind === 'count');
  const totals =
    numbers.length > 1 ? [{ kind: 'total' as const, names: numbers.map(({ name }) => name) }] : [];
  return [...sumsAt(known, path), ...totals, ...counted];
}

/** A side of a comparison as it stands in a list of choices. */
export function sideLabel(known: Pick<Known, 'form'>, operand: Operand): string {
  if (operand.kind === 'answer' || operand.kind === 'code') {
    const question = questionsOf(known).find(({ name }) => name === operand.name);
    return question ? labelIn(question) : operand.name;
  }
  const said = operandWords(known, operand);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A question's label, of a row with the list that asks it. */
export function labelIn({ field, rows }: Question): string {
  const label = labelWords(field.definition);
  return rows ? `${label} (${rows.label})` : label;
}
