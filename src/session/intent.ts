import {
  activeStage,
  codeOf,
  computed,
  fieldsByRow,
  stageOf,
  storedFiles,
  type CompiledField,
  type CompiledForm,
  type FormState,
  type Json,
} from '../interpreter';
import { inputsOfSubmission } from '../interpreter/machine';
import type { WriteCall } from './records';

/**
 * What the visitor wants to be registered, as one text: everything that decides what is sent and that they, or a button that they press,
 * can set. What is computed, or comes from the bank, may differ when the same is sent again, after midnight for instance. Rows count by
 * their place, since a draft numbers them again; a choice by its code, since its label may come later; a file by its address, since each
 * choice of a file gets one of its own. A submission says all; of a registration what later stages ask does not count: coming back from
 * one of them changes nothing.
 */
export function intentOf(form: CompiledForm, state: FormState, call: WriteCall): string {
  const inputs = inputsOfSubmission(form);
  const last = call === 'submit' ? undefined : form.stages.indexOf(activeStage(form, state)) + 1;
  const reached = form.stages.slice(0, last);
  const given = (field: CompiledField, key: string): readonly (readonly [string, Json])[] => {
    const { definition, name, row } = field;
    if (!inputs.has(name)) return [];
    if (!field.places.some(({ step }) => reached.includes(stageOf(form, step)))) return [];
    if (!computed(form, state, field.counts)) return [];
    if (computed(form, state, field.locked) && !Object.hasOwn(state.locks, name)) return [];
    const value = state.values[name];
    if (definition.type === 'rows') {
      const rows = fieldsByRow(form, state, name).map((fields, place) =>
        fields.flatMap((one) => given(one, keyInRow(one, place))),
      );
      return rows.length > 0 ? [[name, rows]] : [];
    }
    if (definition.type === 'upload') {
      const files = storedFiles(value).map(({ url }) => url);
      return files.length > 0 ? [[key, files]] : [];
    }
    const sent = row.submit(value);
    if (sent === undefined || sent === null) return [];
    return [[key, row.valueType === 'choice' && typeof sent === 'string' ? codeOf(sent) : sent]];
  };
  const answers = [...form.fields.values()].flatMap((field) => (field.inRow ? [] : given(field, field.name)));
  const remembered = [...form.values.values()].flatMap(({ name, compute }): [string, Json][] =>
    compute || !inputs.has(name) ? [] : [[name, state.values[name] ?? null]],
  );
  return JSON.stringify([...answers, ...remembered]);
}

/** How an answer in a row is called by the place of its row, from 0 on. */
function keyInRow({ inRow, name }: CompiledField, place: number): string {
  return inRow ? `${inRow.rows}.${place}.${inRow.column}` : name;
}
