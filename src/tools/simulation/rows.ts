import {
  answersOfRow,
  fieldView,
  freeSlot,
  rowAnswer,
  slotsIn,
  slotsOf,
  type Place,
  type RowsField,
} from '../../interpreter';
import type { Session } from '../../session';
import { give, run } from './fill';
import type { Slot, Visit } from './visit';

/** Row groups among places. */
export function rowGroups({ form }: Session, places: readonly Place[]): readonly Place[] {
  return places.filter(({ field }) => form.fields.get(field)?.definition.type === 'rows');
}

/** How many rows a group has. */
export function rowCount(session: Session, rows: string): number {
  return slotsIn(session.state().values[rows]).length;
}

/** Does with the rows of a group what its buttons do; of all but the new one by the row's number from 0 on. */
export function changeRows(
  visit: Visit,
  slot: Slot,
  session: Session,
  act: 'addRow' | 'removeRow' | 'undoRow' | 'moveRow',
  row: string,
): void {
  const [rows = '', number] = row.split('.');
  const before = slotsIn(session.state().values[rows]);
  const dropped = before[Number(number)];
  if (act === 'addRow') {
    add(visit, slot, session, rows);
    return;
  }
  if (dropped === undefined) return;
  const answers = answersOfRow(session.form, session.state(), rows, dropped);
  give(
    visit,
    slot,
    session,
    rows,
    before.filter((one) => one !== dropped),
  );
  if (act === 'removeRow' || rowCount(session, rows) === before.length) return;
  if (act === 'undoRow') {
    const writes = { [rows]: { raw: before }, ...answers };
    run(visit, session.send({ type: 'write', by: 'visitor', writes }));
    return;
  }
  const added = add(visit, slot, session, rows);
  if (added === undefined) return;
  for (const [name, { raw }] of Object.entries(answers)) {
    const field = session.form.fields.get(name);
    const copied = field?.inRow && rowAnswer(rows, added, field.inRow.column);
    // A file is chosen again; an answer of the interpreter is JSON.
    if (copied === undefined || field?.definition.type === 'upload') continue;
    give(visit, slot, session, copied, raw as Parameters<typeof give>[4]);
  }
}

/** A new row at the end, on its page where it has one; `undefined`: nothing was added. */
function add(visit: Visit, slot: Slot, session: Session, rows: string): number | undefined {
  const { form, state } = session;
  const place = form.fields.get(rows)?.places[0];
  if (!place) return undefined;
  const { max } = fieldView(form, state(), place);
  // The caller has looked for the type.
  const definition = form.fields.get(rows)?.definition as RowsField;
  const before = slotsIn(state().values[rows]);
  const most = Math.min(typeof max === 'number' ? max : Infinity, slotsOf(definition));
  if (before.length >= most) return undefined;
  const added = freeSlot(before, slotsOf(definition));
  give(visit, slot, session, rows, [...before, added]);
  if (!slotsIn(state().values[rows]).includes(added)) return undefined;
  if (definition.editing === 'ownPage') {
    const { step } = state();
    run(visit, session.send({ type: 'goTo', target: { step } }, { row: { rows, slot: added } }));
  }
  return added;
}
