import type { Field, RowsField, Value } from '../../language';

/** Most rows of a group that says nothing of it, and of any group. */
const defaultRows = 20;
const mostRows = 99;

/** How many rows of a group there may be at once: of a formula as many as it can give, at most as many as the language allows. */
export function slotsOf({ maxRows, slots = mostRows }: Pick<RowsField, 'maxRows' | 'slots'>): number {
  return Math.min(typeof maxRows === 'string' ? slots : (maxRows ?? defaultRows), mostRows);
}

/** The name of an answer in the row of a slot. No name of a definition has the character between. */
export function rowAnswer(rows: string, slot: number, name: string): string {
  return `${rows}.${slot}.${name}`;
}

/** Whether a name is that of an answer in a row. */
export function isRowAnswer(name: string): boolean {
  return name.includes('.');
}

/** The slots of the rows that there are, in their order; none for what is no answer of a row group. */
export function slotsIn(value: Value): readonly number[] {
  return Array.isArray(value) ? value.filter((slot): slot is number => typeof slot === 'number') : [];
}

/** A question of a row as the field of one row. */
export function inSlot(rows: string, slot: number, field: Field): Field {
  return { ...field, name: rowAnswer(rows, slot, field.name) };
}

/** The slot of a row that is to be added: the first that none has. */
export function freeSlot(used: readonly number[], slots: number): number {
  for (let slot = 0; slot < slots; slot += 1) if (!used.includes(slot)) return slot;
  return slots;
}

/** The slots of so many rows of which none was removed. */
export function firstSlots(count: number): readonly number[] {
  return Array.from({ length: count }, (_, slot) => slot);
}
