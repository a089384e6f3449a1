import { freeSlot, rowTitle, slotsIn, slotsOf, type RowsField } from '../../interpreter';
import { DeadEnd } from './deadEnd';
import { leave, openField, refuseLocked, write } from './fillField';
import type { Driver } from './driver';

/** Presses the button of a row group that adds a row; gives its slot. */
export function addRow(visit: Driver, group: string): number {
  const { definition, slots, most } = openRows(visit, group);
  if (slots.length >= most)
    throw new DeadEnd(`Kelompok baris "${group}" sudah penuh: paling banyak ${most} baris.`);
  const added = freeSlot(slots, slotsOf(definition));
  write(visit, group, { raw: [...slots, added] });
  if (rowsOf(visit, group).length === slots.length) refuseLocked(visit, group);
  visit.added?.(group, added);
  return added;
}

/** A row by its group and its number now, beside all rows of its group. */
export function rowAt(
  visit: Driver,
  written: string,
): { group: string; slot: number; slots: readonly number[] } {
  const [group = '', number] = written.split('.');
  const { slots } = openRows(visit, group);
  const slot = slots[Number(number)];
  if (slot !== undefined) return { group, slot, slots };
  const { form, state } = visit.session;
  const there = slots.map((one) => `"${rowTitle(form, state(), { rows: group, slot: one })}"`);
  throw new DeadEnd(`Baris "${written}" belum ada. Yang ada: ${there.join(', ') || 'tidak satu pun'}.`);
}

/** Removes a row. */
export function removeRow(visit: Driver, written: string): void {
  const { group, slot, slots } = rowAt(visit, written);
  write(visit, group, { raw: slots.filter((one) => one !== slot) });
  leave(visit, group);

  if (rowsOf(visit, group).length === slots.length) refuseLocked(visit, group);
}

function rowsOf({ session }: Driver, group: string): readonly number[] {
  return slotsIn(session.state().values[group]);
}

/** A row group of the step that is shown, open to the visitor. */
function openRows(
  visit: Driver,
  group: string,
): { definition: RowsField; slots: readonly number[]; most: number } {
  const { definition, max, value } = openField(visit, group);
  if (definition.type !== 'rows')
    throw new DeadEnd(`Kolom "${group}" (${definition.type}) bukan kelompok baris.`);
  const most = Math.min(typeof max === 'number' ? max : Infinity, slotsOf(definition));
  return { definition, slots: slotsIn(value), most };
}
