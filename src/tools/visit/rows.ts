import { freeSlot, rowTitle, slotsIn, slotsOf, type RowsField } from '../../interpreter';
import { DeadEnd } from './deadEnd';
import type { Visit } from './visit';
import { openField, refuseLocked } from './fillField';

/** Presses the button of a row group that adds a row. */
export function addRow(visit: Visit, group: string): void {
  const { definition, slots, most } = openRows(visit, group);
  if (slots.length >= most)
    throw new DeadEnd(`Kelompok baris "${group}" sudah penuh: paling banyak ${most} baris.`);
  write(visit, group, [...slots, freeSlot(slots, slotsOf(definition))]);
}

/** Removes a row, by its group and its number now. */
export function removeRow(visit: Visit, written: string): void {
  const [group = '', number] = written.split('.');
  const { slots } = openRows(visit, group);
  const slot = slots[Number(number)];
  if (slot === undefined) {
    const there = slots.map(
      (one) => `"${rowTitle(visit.form, visit.session.state(), { rows: group, slot: one })}"`,
    );
    throw new DeadEnd(`Baris "${written}" belum ada. Yang ada: ${there.join(', ') || 'tidak satu pun'}.`);
  }
  write(
    visit,
    group,
    slots.filter((one) => one !== slot),
  );
  visit.run(visit.session.send({ type: 'touch', name: group }));
}

/** A row group of the step that is shown, open to the visitor. */
function openRows(
  visit: Visit,
  group: string,
): { definition: RowsField; slots: readonly number[]; most: number } {
  const { definition, max, value } = openField(visit, group);
  if (definition.type !== 'rows')
    throw new DeadEnd(`Kolom "${group}" (${definition.type}) bukan kelompok baris.`);
  refuseLocked(visit, group);
  const most = Math.min(typeof max === 'number' ? max : Infinity, slotsOf(definition));
  return { definition, slots: slotsIn(value), most };
}

function write({ run, session }: Visit, group: string, slots: readonly number[]): void {
  run(session.send({ type: 'write', by: 'visitor', writes: { [group]: { raw: slots } } }));
}
