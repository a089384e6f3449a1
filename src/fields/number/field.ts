import type { NumberField, SliderRange, Value, WholeField } from '../../language';
import { numberChecks } from '../common/checks';
import { withoutCrumbs } from '../common/decimal';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import type { Schema, SchemaKit } from '../common/schemaKit';

/** Numbers have at most 15 digits: what a double holds exactly. */
const tooLarge = 1e15;

/** With dots between groups of three, and all digits behind the comma: `1500000` is `1.500.000`. */
export function grouped(amount: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(amount).toFixed(decimals).split('.');
  const dots = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}${dots}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** `undefined` above 15 digits. Adding zero turns -0 into 0. */
export function withinLimit(amount: number): number | undefined {
  return Math.abs(amount) < tooLarge ? amount + 0 : undefined;
}

function readNumber(raw: number): number | undefined {
  return withinLimit(withoutCrumbs(raw));
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

/** What all numbers have in their definitions. */
export function numberKeys({ byKind, entries, flag, number, optional, text, wholeNumber }: SchemaKit) {
  const numberOrFormula = byKind('bilangan atau rumus', { number, text });
  return {
    min: optional(numberOrFormula),
    max: optional(numberOrFormula),
    clampToMax: optional(flag),
    slider: optional(
      entries<SliderRange>({ from: optional(number), to: optional(number), step: wholeNumber(1) }),
    ),
  };
}

function wholeSchema(kit: SchemaKit): Schema<WholeField> {
  const { common, entries, flag, oneOf, optional, shared } = kit;
  return entries<WholeField>({
    type: oneOf(['number']),
    ...common,
    ...shared(numberKeys),
    dots: optional(flag),
  });
}

/** What is the same of all numbers. */
export const numberRow: Omit<FieldTypeRow<NumberField>, 'schema'> = {
  input: 'number',
  usual: [6, 24],
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

/** A number that is not an amount: shown plainly, since years and counts read oddly with dots, unless it asks for them. */
export const field: FieldTypeRow<WholeField> = {
  ...numberRow,
  schema: wholeSchema,
  variant: ({ dots }) => (dots === true ? dotted : undefined),
};

const dotted: FieldTypeRow<WholeField> = {
  ...numberRow,
  schema: wholeSchema,
  display: (value) => (typeof value === 'number' ? grouped(value) : ''),
};
