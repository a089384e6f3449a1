import type { RowsField, Value } from '../../language';
import type { Check } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { firstSlots, freeSlot, slotsIn, slotsOf } from './slots';

const noRows: readonly number[] = [];

/** The slots of rows, each once; records from outside (a draft) take the first slots in their order. */
function parseRows(slots: number, raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return noRows;
  if (!Array.isArray(raw)) return undefined;
  if (raw.every((item) => typeof item === 'object')) return firstSlots(Math.min(raw.length, slots));
  const isSlot = (item: unknown): item is number =>
    typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < slots;
  return [...new Set(raw.filter(isSlot))];
}

const enough: Check = (value, { min }) =>
  typeof min === 'number' && slotsIn(value).length < min ? { rule: 'minRows', args: { min } } : undefined;

const notTooMany: Check = (value, { max }) =>
  typeof max === 'number' && slotsIn(value).length > max ? { rule: 'maxRows', args: { max } } : undefined;

/**
 * As many rows as the lower bound asks for, when the group is shown and whenever the bound moves. Rows that a higher bound had
 * brought go with it as long as nothing stands in them; what was typed stays.
 */
function followed(slots: number): Pick<FieldTypeRow<RowsField>, 'initial' | 'followMin'> {
  const wanted = (min: Value): number =>
    typeof min === 'number' ? Math.min(Math.max(Math.ceil(min), 0), slots) : 0;
  return {
    initial: (min) => firstSlots(wanted(min)),
    followMin: (value, { before, now }, isBare) => {
      const [from, to] = [wanted(before), wanted(now)];
      const there = slotsIn(value);
      // More than the bound had asked for: then the visitor has added rows, and each of them may be wanted.
      const rows = there.filter((slot, index) => index < to || there.length > from || !isBare(slot));
      while (rows.length < to) rows.push(freeSlot(rows, slots));
      return rows;
    },
  };
}

/** Any number of records with the same questions. The answer is the slots of the rows, in their order. */
export const field: FieldTypeRow<RowsField> = {
  input: 'rows',
  labelPlace: 'group',
  valueType: 'rows',
  empty: noRows,
  parse: (raw) => parseRows(99, raw),
  variant: (definition) => {
    const slots = slotsOf(definition);
    return { ...field, ...followed(slots), variant: undefined, parse: (raw) => parseRows(slots, raw) };
  },
  ...followed(99),
  bounds: (definition) => ({
    // Needed means one at least.
    min: definition.minRows ?? (definition.required === true ? 1 : undefined),
    max: definition.maxRows ?? slotsOf(definition),
    minKey: 'minRows',
    maxKey: 'maxRows',
  }),
  checks: () => [enough, notTooMany],
  missing: 'required',
  // No row at all is judged as well: it may be fewer than there must be.
  given: () => true,
  // A row is shown by its answers.
  display: () => '',
  submit: () => undefined,
};
