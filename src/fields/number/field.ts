import type { NumberField, Value } from '../../language';
import { numberChecks } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import type { Schema, SchemaKit } from '../common/schemaKit';

/** Numbers have at most 15 digits: what a double holds exactly. */
const tooLarge = 1e15;

/** `undefined` above 15 digits. Adding zero turns -0 into 0. */
export function withinLimit(amount: number): number | undefined {
  return Math.abs(amount) < tooLarge ? amount + 0 : undefined;
}

/** 15 significant digits, which also drops the binary crumbs of `0.1 + 0.2`. */
function readNumber(raw: number): number | undefined {
  return withinLimit(Number(raw.toPrecision(15)));
}

/**
 * Reads a number, or its text: digits, a minus in front, and what else `written` allows. A dot is refused,
 * because `1.500` is 1500 to one reader and 1.5 to another.
 */
const reader =
  (written: RegExp) =>
  (raw: unknown): Value | undefined => {
    if (raw === undefined || raw === null) return null;
    if (typeof raw === 'number') return readNumber(raw);
    if (typeof raw !== 'string') return undefined;
    const text = raw.trim();
    if (text === '') return null;
    return written.test(text) ? readNumber(Number(text.replace(',', '.'))) : undefined;
  };

/** A whole number; of a text with a comma nobody knows what was meant, so that `1,5` is not 15. */
const parseWhole = reader(/^-?\d{1,15}$/);

/** A number with a decimal comma. */
export const parseDecimal = reader(/^-?\d{1,15}(,\d{1,15})?$/);

function numberSchema({
  byKind,
  common,
  entries,
  flag,
  number,
  oneOf,
  optional,
  text,
}: SchemaKit): Schema<NumberField> {
  const numberOrFormula = byKind('bilangan atau rumus', { number, text });
  return entries<NumberField>({
    type: oneOf(['number', 'currency', 'decimal']),
    ...common,
    min: optional(numberOrFormula),
    max: optional(numberOrFormula),
    clampToMax: optional(flag),
  });
}

/** A number that is not an amount: shown plainly, since years and counts read oddly with dots. */
export const field: FieldTypeRow<NumberField> = {
  input: 'number',
  usual: [6, 24],
  schema: numberSchema,
  valueType: 'number',
  empty: null,
  parse: parseWhole,
  missing: 'required',
  unreadable: 'whole',
  given: (value) => typeof value === 'number',
  checks: () => numberChecks('min', 'max'),
  bounds: ({ min, max }) => ({ min, max, minKey: 'min', maxKey: 'max' }),
  display: (value) => (typeof value === 'number' ? String(value).replace('.', ',') : ''),
  submit: (value) => (typeof value === 'number' ? value : undefined),
};
