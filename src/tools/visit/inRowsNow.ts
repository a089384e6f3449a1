import { rowAnswer, slotsIn } from '../../interpreter';
import type { Visit } from './visit';

/** An answer of a row by its row's number now, as visitors count, from 0 on: `ahliWaris.0.nama`; any other name as it is. */
export function inRowsNow({ session }: Visit, written: string): string {
  const [rows = '', number, column] = written.split('.');
  if (column === undefined) return written;
  const slot = slotsIn(session.state().values[rows])[Number(number)];
  return slot === undefined ? written : rowAnswer(rows, slot, column);
}
