import type { CompiledField, CompiledForm, CompiledOption, CompiledStep, Place } from '../compile/model';
import type { Failure } from '../failures';
import type { FieldType } from '../language';
import { isClosedDay } from '../validation/closedDays';
import { validate } from '../validation/validate';
import { formPath, isOnPath } from './path';
import { facet, scopeOf } from './read';
import { stored, type Facts, type FormState } from './state';

/** The places at which an answer is asked for now: shown, on a step that is on the path. */
export function askedAt(form: CompiledForm, state: FormState, field: CompiledField): Place[] {
  return field.places.filter(
    (place) => facet(form, state, place.visible) && isOnPath(form, state, place.step),
  );
}

/** What is wrong with one answer now; an answer that is not asked for is never wrong. */
export function checkField(
  form: CompiledForm,
  state: FormState,
  name: string,
  facts: Facts,
): Failure | undefined {
  const field = form.fields.get(name);
  if (!field) return undefined;
  const places = askedAt(form, state, field);
  if (places.length === 0) return undefined;
  if (Object.hasOwn(state.unreadable, name)) return { rule: 'date' };
  const limit = (value: unknown): number | string | undefined =>
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
  const options = field.options && facet(form, state, field.options);
  const { definition } = field;
  const value = stored(state.values, name) ?? field.row.empty;
  const required = places.some((place) => facet(form, state, place.required));
  const requiredText = field.requiredMessage?.render(scopeOf(form, state, facts));
  if (!field.row.given(value)) return required ? missing(field, requiredText) : undefined;
  return validate(field.schema, value, {
    required,
    rule: facet(form, state, field.rule),
    min: limit(facet(form, state, field.min)),
    max: limit(facet(form, state, field.max)),
    codes: options && codesOf(options),
    closed: definition.type === 'date' ? (day) => isClosedDay(day, definition, facts) : undefined,
    code: facts.codes?.[name],
    requiredText,
  });
}

const withoutAnswer = new Map<FieldType, Failure | undefined>();

/**
 * What is wrong with an answer that is needed and not given. It depends on the field's type alone, unless the
 * definition has words of its own: asked once, since yup throws what it finds, which is dear a thousand times over.
 */
function missing({ definition: { type }, schema, row }: CompiledField, text?: string): Failure | undefined {
  if (text || !withoutAnswer.has(type)) {
    const failure = validate(schema, row.empty, { required: true, requiredText: text });
    if (text) return failure;
    withoutAnswer.set(type, failure);
  }
  return withoutAnswer.get(type);
}

const codes = new WeakMap<readonly CompiledOption[], ReadonlySet<string>>();

/** The codes of a list, gathered once for as long as the same list is offered. */
function codesOf(options: readonly CompiledOption[]): ReadonlySet<string> {
  const known = codes.get(options) ?? new Set(options.map((option) => option.code));
  codes.set(options, known);
  return known;
}

/** The names of the answers that a step asks for now, in reading order, each once. */
export function askedNames(form: CompiledForm, state: FormState, step: CompiledStep): string[] {
  if (!isOnPath(form, state, step.id)) return [];
  const names = step.places.filter((place) => facet(form, state, place.visible)).map((place) => place.field);
  return [...new Set(names)];
}

/** What is wrong on a step, by name, in reading order. */
export function checkStep(
  form: CompiledForm,
  state: FormState,
  step: CompiledStep,
  facts: Facts,
): Record<string, Failure> {
  const failures: Record<string, Failure> = {};
  for (const name of askedNames(form, state, step)) {
    const failure = checkField(form, state, name, facts);
    if (failure) failures[name] = failure;
  }
  return failures;
}

/** The first step on the path with something wrong; `undefined` when the form can be sent. */
export function firstUnfinished(form: CompiledForm, state: FormState, facts: Facts): string | undefined {
  const isWrong = (name: string): boolean => !Object.hasOwn(state.proven, name);
  return formPath(form, state).find((step) => Object.keys(checkStep(form, state, step, facts)).some(isWrong))
    ?.id;
}
