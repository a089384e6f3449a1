import {
  fieldView,
  formPath,
  startState,
  stepOf,
  storedFiles,
  fileNameOf,
  type CompiledStep,
  type FieldView,
  type Json,
  type JsonObject,
  type Value,
} from '../../../interpreter';
import type { Standing } from '../insight/standing';
import type { Exchange } from '../preview/exchanges';
import { callsOf } from './callsOf';

/**
 * The walk of a visitor who gives the present answers step by step, up to the step that is shown (or, `toPreview`, on to the
 * preview), as a scenario without a name: what is typed, what the back end has answered, and what is on the screen in the end.
 */
export function scenarioOf(
  standing: Standing,
  toPreview: boolean,
  exchanges: readonly Exchange[],
): JsonObject {
  const { form, state, facts } = standing;
  const path = formPath(form, state());
  const last = path.findIndex(({ id }) => id === state().step);
  const walked = toPreview || last < 0 ? path : path.slice(0, last + 1);
  const acts = walked.flatMap((step, index): JsonObject[] => [
    ...actsOn(standing, step),
    ...(toPreview || index < walked.length - 1 ? [{ next: true }] : []),
  ]);
  const calls = callsOf(standing, walked, exchanges);
  return {
    today: facts().today,
    ...(Object.keys(calls).length > 0 && { calls }),
    steps: [...acts, { expect: expectation(standing, toPreview) }],
  };
}

/** The answers of one step: what a visitor can write and has changed. */
function actsOn({ form, state, facts }: Standing, step: CompiledStep): JsonObject[] {
  const blank = startState(form, facts());
  const fill: Record<string, Json> = {};
  const upload: Record<string, Json> = {};
  for (const place of step.places) {
    const view = fieldView(form, state(), place);
    const name = place.field;
    if (!view.visible || view.readOnly || sameJson(view.value, blank.values[name])) continue;
    if (view.definition.type === 'upload') upload[name] = fileNames(view);
    else if (view.value !== undefined) fill[name] = view.value;
  }
  return [
    ...(Object.keys(fill).length > 0 ? [{ fill }] : []),
    ...(Object.keys(upload).length > 0 ? [{ upload }] : []),
  ];
}

function fileNames({ value }: FieldView): Json {
  if (typeof value === 'string') return fileNameOf(value);
  return storedFiles(value).map(({ filename }) => filename);
}

function expectation({ form, state }: Standing, toPreview: boolean): JsonObject {
  if (toPreview) return { route: `/form/${form.definition.slug}/preview` };
  const { step } = state();
  const fields = stepOf(form, step)
    .places.filter((place) => fieldView(form, state(), place).visible)
    .map((place) => place.field);
  return { step, ...(fields.length > 0 && { fields }) };
}

function sameJson(one: Value, other: Value): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
