import {
  fieldView,
  fileNameOf,
  rowAnswer,
  slotsIn,
  storedFiles,
  type CompiledStep,
  type FieldView,
  type Json,
  type JsonObject,
  type Value,
} from '../../../interpreter';
import type { Standing } from '../../scenarios/words/why';

/** The answers of one step that are others than before, as a visitor can write them: in reading order, files apart. */
export function answersOn(
  { form, state }: Standing,
  step: CompiledStep,
  before: (name: string) => Value,
): JsonObject[] {
  const fill: Record<string, Json> = {};
  const upload: Record<string, Json> = {};
  for (const place of step.places) {
    const view = fieldView(form, state(), place);
    const { field: name } = place;
    // A row is answered with its group.
    if (!view.visible || view.readOnly || view.row) continue;
    if (view.definition.type === 'rows') {
      const records = recordsOf(name, view);
      if (records.length > 0 && isChanged(name, view)) fill[name] = records;
    } else if (!sameJson(view.value, before(name))) {
      if (view.definition.type === 'upload') upload[name] = fileNames(view);
      else if (view.definition.type === 'captcha') fill[name] = true;
      else if (view.value !== undefined) fill[name] = view.value;
    }
  }
  return [
    ...(Object.keys(fill).length > 0 ? [{ fill }] : []),
    ...(Object.keys(upload).length > 0 ? [{ upload }] : []),
  ];

  /** Every row as an object of what was written into it. */
  function recordsOf(group: string, { value }: FieldView): JsonObject[] {
    return slotsIn(value).map((slot) => {
      const columns = step.places.flatMap((place): [string, Json][] => {
        const inRow = form.fields.get(place.field)?.inRow;
        if (inRow?.rows !== group || inRow.slot !== slot) return [];
        const view = fieldView(form, state(), place);
        const isEmpty = form.fields.get(place.field)?.row.given(view.value) !== true;
        const isWritten = view.visible && !view.readOnly && !isEmpty;
        return isWritten ? [[inRow.column, view.value ?? null]] : [];
      });
      return Object.fromEntries(columns);
    });
  }

  function isChanged(group: string, { value }: FieldView): boolean {
    if (!sameJson(value, before(group))) return true;
    return step.places.some(({ field }) => {
      const inRow = form.fields.get(field)?.inRow;
      if (inRow?.rows !== group) return false;
      return !sameJson(
        state().values[rowAnswer(group, inRow.slot, inRow.column)],
        before(rowAnswer(group, inRow.slot, inRow.column)),
      );
    });
  }
}

function fileNames({ value }: FieldView): Json {
  if (typeof value === 'string') return fileNameOf(value);
  return storedFiles(value).map(({ filename }) => filename);
}

/** Whether two answers are the same, none being `null`. */
const sameJson = (one: Value, other: Value): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
