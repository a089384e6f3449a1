import type { Node } from '../formulas/parse';
import { isDay, isEmpty, isMonth } from '../formulas/values';
import { isList, type Json, type Value, type ValueType, isObject } from '../../language';
import { codeOf } from '../../fields/pure';
import type { OperatorRow } from './operators';

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
function optionValue(value: Json): Json | undefined {
  return isObject(value) && Object.hasOwn(value, 'label') && Object.hasOwn(value, 'value')
    ? value['value']
    : undefined;
}

/** Reads a literal in the type of the name beside it; `undefined` when it cannot be of that type. */
type Reader = (written: Json) => Json | undefined;

const readers: Readonly<Record<ValueType, Reader>> = {
  text: textOf,
  number: numberOf,
  date: (written) => (isDay(written) ? written : undefined),
  month: (written) => (isMonth(written) ? written : undefined),
  boolean: (written) => {
    if (typeof written === 'boolean') return written;
    return written === 'true' ? true : written === 'false' ? false : undefined;
  },
  choice: codeIn,
  choices: codeIn,
  // Rows are only asked whether there are any.
  rows: () => undefined,
  unknown: (written) => (typeof written === 'string' ? codeOf(written) : written),
};

/**
 * A literal as it is compared: the CMS writes numbers and ticks as texts, and choices with their labels, so it is read
 * once, here, in the type of the name beside it; nothing is coerced when the condition is tested. Gives `undefined` for
 * a literal that this operator could never find in such a name.
 */
export function readLiteral(row: OperatorRow, type: ValueType, written: Json): Node | undefined {
  const value = optionValue(written) ?? written;
  if (row.takes === 'list') {
    if (!isList(value)) return undefined;
    const read = value.map((one) => readOne(row, type, optionValue(one) ?? one));
    return read.every((one) => one !== undefined) ? literalOf(read) : undefined;
  }
  if (isEmpty(value)) return row.emptyLiteral ? literalOf(value) : undefined;
  const literal = readOne(row, type, value);
  return literal === undefined ? undefined : literalOf(literal);
}

/** A literal as it is compared. */
export function literalOf(value: Value): Node {
  return { kind: 'literal', value, text: '' };
}

function readOne(row: OperatorRow, type: ValueType, value: Json): Json | undefined {
  if (isEmpty(value)) return undefined;
  return row.ranks && type === 'unknown'
    ? (numberOf(value) ?? readers.date(value) ?? readers.month(value))
    : readers[type](value);
}

function numberOf(written: Json): number | undefined {
  if (typeof written === 'number') return written;
  return typeof written === 'string' && /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
}

function textOf(written: Json): string | undefined {
  if (typeof written === 'string') return written;
  return typeof written === 'number' ? String(written) : undefined;
}

function codeIn(written: Json): string | undefined {
  const text = textOf(written);
  return text === undefined ? undefined : codeOf(text);
}
