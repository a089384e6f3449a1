import { isObject, type CompiledField } from '../../../interpreter';
import { type Path } from '../../../language/schema';
import { columnsOf } from '../../checker/definition/columns';
import { textIn } from '../../checker/json/walk';
import { labelWords } from '../../words/values';
import { wayIn } from './language';
import type { Known } from './known';

/** A question by the name under which a place of the form means its answer. */
export interface Question {
  name: string;
  label: string;
  field: CompiledField;
  /** The list that asks it in each row. */
  rows?: { name: string; label: string };
}

/** Every question, those of rows once. */
export function questionsOf({ form }: Pick<Known, 'form'>): Question[] {
  const fields = [...form.fields.values()].filter(({ inRow }) => inRow === undefined || inRow.slot === 0);
  return fields.map((field): Question => {
    const { inRow, definition } = field;
    const around = inRow && form.fields.get(inRow.rows);
    return {
      name: inRow?.column ?? definition.name,
      label: labelWords(definition),
      field,
      ...(around && { rows: { name: around.definition.name, label: labelWords(around.definition) } }),
    };
  });
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
