import type { NumberField, WholeField } from '../../language';
import { numberChecks } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import {
  readNumber,
  unread,
  type BoxNotation,
  type NumberReading,
  withoutCrumbs,
} from '../common/readNumber';

/** Numbers have at most 15 digits: what a double holds exactly. */
const tooLarge = 1e15;

/** With dots between groups of three, and all digits behind the comma: `1500000` is `1.500.000`. */
export function grouped(amount: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(amount).toFixed(decimals).split('.');
  const dots = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}${dots}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** `undefined` above 15 digits. Adding zero turns -0 into 0. */
function withinLimit(amount: number): number | undefined {
  return Math.abs(amount) < tooLarge ? amount + 0 : undefined;
}

/** Whole numbers as they are read and typed without dots, such as years and counts. */
export const plainNumbers: BoxNotation = { kind: 'number', decimals: 0, dots: false };

export const dottedNumbers: BoxNotation = { ...plainNumbers, dots: true };

/** How numbers of one notation are read: texts by the one reader, numbers as `exact` rounds them. */
export function readAs(
  notation: BoxNotation,
  exact: (raw: number) => number = withoutCrumbs,
): Pick<FieldTypeRow, 'parse' | 'read' | 'within'> {
  const readRaw = (raw: unknown): NumberReading => {
    if (raw === undefined || raw === null) return { empty: true };
    if (typeof raw === 'string') return readNumber(raw, notation);
    if (typeof raw !== 'number') return unread(notation);
    const value = withinLimit(exact(raw));
    return value === undefined ? { refused: { rule: 'tooManyDigits' } } : { value };
  };
  return {
    within: (own) => readAs({ ...notation, ...own }, exact),
    parse: (raw) => {
      const reading = readRaw(raw);
      return 'value' in reading ? reading.value : 'empty' in reading ? null : undefined;
    },
    read: (raw) => {
      const reading = readRaw(raw);
      if ('value' in reading) {
        const { value, label } = reading;
        return { value, ...(label !== undefined && { notice: { rule: 'label', args: { signs: [label] } } }) };
      }
      return { value: null, refused: 'refused' in reading ? reading.refused : undefined };
    },
  };
}

export const numberRow: FieldTypeRow<NumberField> = {
  input: 'number',
  usual: [6, 24],
  valueType: 'number',
  empty: null,
  ...readAs(plainNumbers),
  missing: 'required',
  given: (value) => typeof value === 'number',
  checks: () => numberChecks('min', 'max'),
  bounds: ({ min, max }) => ({ min, max, minKey: 'min', maxKey: 'max' }),
  display: (value) => (typeof value === 'number' ? String(value).replace('.', ',') : ''),
  submit: (value) => (typeof value === 'number' ? value : undefined),
};

/** A number that is not an amount: shown plainly, since years and counts read oddly with dots, unless it asks for them. */
export const field: FieldTypeRow<WholeField> = {
  ...numberRow,
  variant: ({ dots }) => (dots === true ? dotted : undefined),
};

const dotted: FieldTypeRow<WholeField> = {
  ...numberRow,
  ...readAs(dottedNumbers),
  display: (value) => (typeof value === 'number' ? grouped(value) : ''),
};
