import {
  type CompiledField,
  type CompiledForm,
  isObject,
  type Json,
  type OperatorName,
  pathText,
  toOption,
} from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { columnsOf } from '../../checker/definition/columns';
import { textIn } from '../../checker/json/walk';
import { labelWords } from '../../words/values';
import { wayIn } from './language';
import type { Choice } from './parts';
import type { ProjectFiles } from './projectFiles';
import { words } from './words';
import { formulaWords } from '../../words/expressions';
import { type Operand, writtenOperand } from './expressions';

/** A question by the name under which a place of the form means its answer. */
export interface Question {
  name: string;
  label: string;
  field: CompiledField;
  /** The list that asks it in each row. */
  rows?: { name: string; label: string } | undefined;
}

/** Every question, those of rows once. */
export function questionsOf({ form }: Pick<Known, 'form'>): Question[] {
  const fields = [...form.fields.values()].filter(({ inRow }) => inRow === undefined || inRow.slot === 0);
  return fields.map((field): Question => {
    const { inRow, definition } = field;
    const name = inRow?.column ?? definition.name;
    return { name, label: labelWords(definition), field, rows: rowsOf(form, inRow) };
  });
}

function rowsOf({ fields }: CompiledForm, inRow: CompiledField['inRow']): Question['rows'] {
  const around = inRow && fields.get(inRow.rows)?.definition;
  return around && { name: around.name, label: labelWords(around) };
}

/** The questions whose answers a place means by their names alone: in a row those of that row, too. */
export function questionsAt(known: Pick<Known, 'form' | 'json'>, path: Path): Question[] {
  const around = rowsAround(known.json, path);
  return questionsOf(known).filter(({ rows }) => rows === undefined || rows.name === around);
}

/** The name of the list of rows in which a place stands. */
export function rowsAround(json: unknown, path: Path): string | undefined {
  const way = wayIn(json, path) ?? [];
  const around = way.find(
    ({ value, path: at }) => isObject(value) && value.type === 'rows' && path[at.length] === 'blocks',
  );
  return around && textIn(around.value, 'name');
}

/** The question of a name, wherever it is asked. */
export function questionNamed({ form }: Pick<Known, 'form'>, name: string): CompiledField | undefined {
  return columnsOf(form).get(name);
}

/** The question that a path stands in. */
export function questionAround(known: Pick<Known, 'form' | 'json'>, path: Path): Question | undefined {
  const way = wayIn(known.json, path) ?? [];
  const names = way.map(({ value }) => (isObject(value) && 'label' in value ? textIn(value, 'name') : ''));
  const name = names.findLast((one) => one !== '');
  return questionsOf(known).find((one) => one.name === name);
}

/** The questions that are asked before a place, in the order of the form. */
export function questionsAbove(known: Pick<Known, 'form' | 'json'>, path: Path): Question[] {
  const own = questionAround(known, path)?.name;
  const here = placeIn(pathText(path));
  const isAbove = ({ field }: Question): boolean =>
    field.places.some(({ path: at, step }) => {
      const around = known.form.steps.get(step)?.path ?? '';
      // What a shared piece asks stands where that is taken in.
      const there = placeIn(at.startsWith(around) ? at : around);
      const differs = there.findIndex((one, index) => one !== here[index]);
      return differs >= 0 && (there[differs] ?? 0) < (here[differs] ?? 0);
    });
  const questions = questionsAt(known, path);
  const at = questions.findIndex(({ name }) => name === own);
  return at >= 0 ? questions.slice(0, at) : questions.filter(isAbove);
}

const placeIn = (path: string): readonly number[] =>
  [...path.matchAll(/\[(\d+)\]/g)].map(([, at]) => Number(at));

/** What may stand at a place; `open`: a formula or another text, too. */
export interface Meant {
  choices: readonly Choice[];
  open?: boolean;
}

/** What a place is chosen from. */
export interface Known {
  json: unknown;
  form: CompiledForm;
  projectFiles: ProjectFiles;
}

/** Every field of a form by its label, those of rows once and with the list that they are asked in, and every value. */
export function fieldChoices(form: CompiledForm): Choice[] {
  const values = [...form.values.values()].map(({ name: own, inRow }) => {
    const name = inRow?.column ?? own;
    return { name, label: words.valueNamed(name), rows: rowsOf(form, inRow) };
  });
  const named = [...questionsOf({ form }), ...values];
  const choices = named.map((one) => ({ value: one.name, about: labelIn(one) }));
  return choices.filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at);
}

/** A comparison to begin with: of an answer that is chosen with its first option, of a tick with yes, of any other that it is there. */
export function comparisonWith(
  form: CompiledForm,
  name: string,
): { name: string; condition: OperatorName; value?: Json } {
  const first = sampleOf(form, name);
  return first === undefined ? { name, condition: 'isFilled' } : { name, condition: 'equals', value: first };
}

function sampleOf(form: CompiledForm, name: string): Json | undefined {
  const found = questionNamed({ form }, name)?.definition;
  if (found?.type === 'checkbox' || found?.type === 'switch') return true;
  const [option] = found && 'options' in found ? (found.options ?? []) : [];
  return option === undefined ? undefined : toOption(option).code;
}

/** A question's label, of a row with the list that asks it. */
export function labelIn({ label, rows }: Pick<Question, 'label' | 'rows'>): string {
  return rows ? `${label} (${rows.label})` : label;
}

/** An operand as people say it: `jumlah dari Setoran dan Bonus`, `17 tahun lalu`, `sehari sesudah Tanggal Mulai`. */
export function operandWords({ form }: Pick<Known, 'form'>, operand: Operand): string {
  const said = formulaWords(form, writtenOperand(operand));
  return operand.kind === 'text' ? said : said.replace(/[“”]/g, '');
}
