import {
  activeStage,
  codeOf,
  facet,
  fieldsByRow,
  stageOf,
  storedFiles,
  type CompiledField,
  type CompiledForm,
  type FormState,
  type Json,
} from '../interpreter';
import { inputsOfSubmission } from '../interpreter/machine';

/**
 * What the visitor wants to be registered, as one text: everything that decides what is sent and that they, or a button that they press,
 * can set. What is computed, or comes from the bank, may differ when the same is sent again, after midnight for instance. Rows count by
 * their place, since a draft numbers them again; a choice by its code, since its label may come later; a file by its address, since each
 * choice of a file gets one of its own. What later stages ask does not count: coming back from one of them changes nothing.
 *
 * @param lost  places of files that the bank has lost, as `lostLast` gives them: whichever file stands there now is chosen in their place
 */
export function intentOf(form: CompiledForm, state: FormState, lost: readonly string[] = []): string {
  const inputs = inputsOfSubmission(form);
  const reached = form.stages.slice(0, form.stages.indexOf(activeStage(form, state)) + 1);
  const given = (field: CompiledField, key: string): readonly (readonly [string, Json])[] => {
    const { definition, name, row } = field;
    if (!inputs.has(name)) return [];
    if (!field.places.some(({ step }) => reached.includes(stageOf(form, step)))) return [];
    if (!facet(form, state, field.counts)) return [];
    if (facet(form, state, field.locked) && !Object.hasOwn(state.locks, name)) return [];
    const value = state.values[name];
    if (definition.type === 'rows') {
      const rows = fieldsByRow(form, state, name).map((fields, place) =>
        fields.flatMap((one) => given(one, keyInRow(one, place))),
      );
      return rows.length > 0 ? [[name, rows]] : [];
    }
    if (definition.type === 'upload') {
      const files = storedFiles(value).map(({ url }, place) =>
        lost.includes(fileKey(key, place)) ? '' : url,
      );
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

/** How a file of an upload field is called by its place among those of the field, from 0 on. */
function fileKey(field: string, place: number): string {
  return `${field}.${place}`;
}

/**
 * Answers in which lost files stand behind the others of their field, where those will stand that are chosen in their place; and these
 * places, as `intentOf` calls them.
 */
export function lostLast(
  form: CompiledForm,
  state: FormState,
  lost: ReadonlySet<string>,
): { state: FormState; places: readonly string[] } {
  const values = { ...state.values };
  const places: string[] = [];
  const look = ({ definition, name }: CompiledField, key: string): void => {
    if (definition.type !== 'upload') return;
    const files = storedFiles(values[name]);
    const left = files.filter(({ url }) => !lost.has(url));
    const gone = files.filter(({ url }) => lost.has(url));
    places.push(...gone.map((_, place) => fileKey(key, left.length + place)));
    if (files.length > 1) values[name] = [...left, ...gone];
  };
  for (const field of form.fields.values()) {
    if (!field.inRow) look(field, field.name);
    fieldsByRow(form, state, field.name).forEach((fields, place) =>
      fields.forEach((one) => look(one, keyInRow(one, place))),
    );
  }
  return { state: { ...state, values }, places };
}
