import { rowAnswer, slotsIn } from '../../interpreter';
import type { Session } from '../../session';

interface Page {
  session: Pick<Session, 'form' | 'state'>;
}

/** An answer of a row by its row's number now, as visitors count, from 0 on: `ahliWaris.0.nama`; any other name as it is. */
export function inRowsNow({ session }: Page, written: string): string {
  const [rows = '', number, column] = written.split('.');
  if (column === undefined) return written;
  const slot = slotsIn(session.state().values[rows])[Number(number)];
  return slot === undefined ? written : rowAnswer(rows, slot, column);
}

/** The other way round: the name of an answer with the number that its row has now. */
export function numberedNow({ session }: Page, name: string): string {
  const { inRow } = session.form.fields.get(name) ?? {};
  if (!inRow) return name;
  const number = slotsIn(session.state().values[inRow.rows]).indexOf(inRow.slot);
  return number < 0 ? name : rowAnswer(inRow.rows, number, inRow.column);
}
