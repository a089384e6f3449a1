import { decimalText } from '../../fields/common/liveNumber';
import type { CompiledField, Value } from '../../interpreter';

/**
 * An answer in the plain spelling in which it is typed, to be filtered and read like any entry of a visitor: numbers with a decimal comma
 * and without dots, days and months with their years last. What is not typed stays as it is.
 */
export function asTyped({ input }: CompiledField['row'], value: Value): Value {
  if (typeof value === 'number') return decimalText(value);
  const isDate = input === 'day' || input === 'month';
  return isDate && typeof value === 'string' && /^\d{4}-/.test(value)
    ? value.split('-').reverse().join('/')
    : value;
}
