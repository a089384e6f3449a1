import type { Facet } from '../compile/facet';
import type { CompiledField } from '../compile/model';
import { labelOf, limitOf, messageOf, type Failure } from '../../fields/pure';
import type { Json, MessageName, Value } from '../../language';
import type { Scope } from '../scope';

/** How a moment of a form is read: its answers, and its facets. */
export interface ReadContext {
  scope: Scope;
  read: <T>(facet: Facet<T>) => T;
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
