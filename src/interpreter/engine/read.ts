import type { Computed } from '../compile/graph';
import type { CompiledForm, CompiledField } from '../compile/model';
import type { Value, Json, MessageName } from '../../language';
import type { Scope } from '../scope';
import { stored, type Facts, type FormState } from './state';
import { labelOf, limitOf, messageOf, type Failure } from '../../fields/pure';

/** A form as it is filled in now. */
export interface FilledForm {
  form: CompiledForm;
  state: FormState;
}

/** A form as it is filled in now, with what is known of the world at this moment. */
export interface Moment extends FilledForm {
  facts: Facts;
}

/** A computed value among results by number. */
export function computedIn<T>(
  form: CompiledForm,
  result: (number: number) => unknown,
  computed: Computed<T>,
): T {
  if ('constant' in computed) return computed.constant;
  const number = form.graph.numbers.get(computed.node);
  if (number === undefined) throw new Error(`graph: no node ${computed.node}`);
  // Nodes are made together with the computed values that name them, so the result has its type.
  return result(number) as T;
}

/** A computed value in a state. */
export function computed<T>(form: CompiledForm, state: FormState, of: Computed<T>): T {
  return computedIn(form, (number) => state.results[number], of);
}

/** Effective answers: constants, and the remembered values and fields that count; all else is `undefined`. */
export function readEffective(
  form: CompiledForm,
  answer: (name: string) => Value,
  result: (number: number) => unknown,
  name: string,
): Value {
  const held = form.fields.get(name) ?? form.values.get(name);
  if (!held) return form.constants.get(name);
  return computedIn(form, result, held.counts) === true ? answer(name) : undefined;
}

/** The scope of formulas and conditions over a state. */
export function scopeOf(form: CompiledForm, state: FormState, facts: Facts): Scope {
  const answer = (name: string): Value => stored(state.values, name);
  const result = (number: number): unknown => state.results[number];
  return { read: (name) => readEffective(form, answer, result, name), today: facts.today };
}

/** How a moment of a form is read: its answers, and its computed values. */
export interface ReadContext {
  scope: Scope;
  read: <T>(computed: Computed<T>) => T;
}

/** A failure with the definition's own words, where it has some for it that say something. */
export function inOwnWords(field: CompiledField, failure: Failure, value: Value, look: ReadContext): Failure {
  const text = ownWords(field, messageOf(failure), { limit: limitOf(failure), value }, look);
  return text ? { ...failure, text } : failure;
}

/** A definition's own words for what is wrong with an answer; `undefined` where it has none. */
export function ownWords(
  { messages, places, row }: CompiledField,
  name: MessageName,
  { limit, value }: { limit: Json; value: Value },
  { scope, read }: ReadContext,
): string | undefined {
  const words = messages.get(name);
  if (!words) return undefined;
  const place = places.find((one) => read(one.visible)) ?? places[0];
  const label = place?.texts.label ? read(place.texts.label) : '';
  const isChoice = row.valueType === 'choice' || row.valueType === 'choices';
  const extras = { limit, label, value: isChoice ? row.display(value, labelOf) : value };
  return words.render({ ...scope, extras });
}
