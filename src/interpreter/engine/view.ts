import type {
  BranchesState,
  CompiledForm,
  CompiledOption,
  LookupState,
  Place,
  Texts,
} from '../compile/model';
import type { Failure } from '../failures';
import { fitText } from '../fitText';
import type { Field, Value } from '../language';
import { facet } from './read';
import { stored, type FormState } from './state';

/** Everything that is shown of a field at one place. */
export interface FieldView {
  definition: Field;
  visible: boolean;
  value: Value;
  label: string;
  guideText?: string;
  placeholder?: string;
  required: boolean;
  readOnly: boolean;
  failure?: Failure;
  notice?: Failure;
  options?: readonly CompiledOption[];
  lookup?: LookupState;
  branches?: BranchesState;
  min?: number | string;
  max?: number | string;
}

/** A field at a place, as it is to be shown. A failure is shown once the answer was touched. */
export function fieldView(form: CompiledForm, state: FormState, place: Place): FieldView {
  const field = form.fields.get(place.field);
  if (!field) throw new Error(`form: no field ${place.field}`);
  const texts = textsOf(form, state, place.texts);
  const bound = (value: Value): number | string | undefined =>
    typeof value === 'number' || typeof value === 'string' ? value : undefined;
  return {
    definition: field.definition,
    visible: facet(form, state, place.visible),
    value: stored(state.values, field.name) ?? field.row.empty,
    label: texts.label ?? '',
    guideText: texts.guideText,
    placeholder: texts.placeholder,
    required: facet(form, state, place.required),
    readOnly: facet(form, state, field.locked) || facet(form, state, place.readOnly),
    failure: Object.hasOwn(state.touched, field.name) ? state.failures[field.name] : undefined,
    notice: state.notices[field.name],
    options: field.options && facet(form, state, field.options),
    lookup: field.lookup && facet(form, state, field.lookup.state),
    branches: field.branches && facet(form, state, field.branches),
    min: bound(facet(form, state, field.min)),
    max: bound(facet(form, state, field.max)),
  };
}

/** The texts of a block or step, with their formulas filled in. */
export function textsOf(form: CompiledForm, state: FormState, texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, facet(form, state, text)]));
}

/** What may stay of a text that is typed into a field now: its rule and letter case. */
export function filterTyped(form: CompiledForm, state: FormState, name: string, text: string): string {
  const field = form.fields.get(name);
  return field ? fitText(field.definition, facet(form, state, field.rule), text) : text;
}
