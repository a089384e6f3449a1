import { isList, isObject, type Json, type Value } from '../../language';
import { codeOf } from '../../fields/pure';

/**
 * A choice as it is compared: only the part before the first pipe, of an object with `label` and `value` its value
 *, of a list each member.
 */
export function toCodes(value: Value): Value {
  return value === undefined ? undefined : codes(value);
}

function codes(value: Json): Json {
  if (typeof value === 'string') return codeOf(value);
  if (isList(value)) return value.map(codes);
  const inner = optionValue(value);
  // An option's value is no option again.
  return typeof inner === 'string' ? codeOf(inner) : (inner ?? value);
}

/** The value of an object with `label` and `value`. */
export function optionValue(value: Json): Json | undefined {
  return isObject(value) && Object.hasOwn(value, 'label') && Object.hasOwn(value, 'value')
    ? value['value']
    : undefined;
}
