import type { CompiledField, CompiledForm, Place } from '../compile/model';
import { codeOf, labelOf } from '../options';
import { formPath } from './path';
import { facet } from './read';
import { stored, type FormState } from './state';

/** One answer as a person reads it; `''` when it was skipped. */
export interface PreviewRow {
  name: string;
  label: string;
  text: string;
  /** Whether the visitor can change it where it stands. */
  editable: boolean;
}

/** The answers of one step. */
export interface PreviewStep {
  id: string;
  title: string;
  rows: readonly PreviewRow[];
}

/** Every answer on the path by step; one that is shown again stands where it is shown first. */
export function previewSteps(form: CompiledForm, state: FormState): PreviewStep[] {
  const shown = new Set<string>();
  return formPath(form, state).map((step) => ({
    id: step.id,
    title: step.texts.title ? facet(form, state, step.texts.title) : '',
    rows: step.places.flatMap((place) => {
      const field = form.fields.get(place.field);
      if (!field || field.row.proof || shown.has(place.field) || !facet(form, state, place.visible))
        return [];
      shown.add(place.field);
      return [previewRow(form, state, field, place)];
    }),
  }));
}

function previewRow(form: CompiledForm, state: FormState, field: CompiledField, place: Place): PreviewRow {
  const options = field.options && facet(form, state, field.options);
  const label = (choice: string): string =>
    options?.find((option) => option.code === codeOf(choice))?.label ?? labelOf(choice);
  return {
    name: field.name,
    label: place.texts.label ? facet(form, state, place.texts.label) : field.name,
    editable: !facet(form, state, field.locked) && !facet(form, state, place.readOnly),
    text: field.row.display(stored(state.values, field.name), label),
  };
}
