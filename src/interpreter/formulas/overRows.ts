import { isList, type Value } from '../../language';
import { nodesIn } from './nodes';
import type { Names, RowColumns, Scope } from '../scope';
import type { Evaluate } from './types';
import type { Node } from './parse';
import { isEmpty, isTruthy } from './values';

/** A row group that a part of a formula reads by a column. */
export interface ReadRows extends RowColumns {
  name: string;
}

/** The row group of `rows.column`; `undefined` for every other node. */
export function columnOf(node: Node, names: Names): { rows: ReadRows; column: string } | undefined {
  if (node.kind !== 'member' || node.object.kind !== 'name' || node.key.kind !== 'literal') return undefined;
  const { name } = node.object;
  const { value: column } = node.key;
  const rows = names.rows(name);
  return rows && typeof column === 'string' ? { rows: { ...rows, name }, column } : undefined;
}

/** The first row group that a part of a formula reads by a column. */
export function readRows(node: Node, names: Names): ReadRows | undefined {
  for (const one of nodesIn([node])) {
    const found = columnOf(one, names);
    if (found) return found.rows;
  }
  return undefined;
}

/** A part of a formula, built for the row of each slot. */
export interface RowPart<T = Value> {
  rows: string;
  bySlot: readonly Evaluate<T>[];
}

function slotsNow({ rows }: Pick<RowPart, 'rows'>, scope: Scope): readonly number[] {
  const value = scope.read(rows);
  return isList(value) ? value.filter((slot) => typeof slot === 'number') : [];
}

/** The part in the first row, the second, …, as many as there may be; empty where there is no such row. */
export function inOrder<T>(part: RowPart<T>): Evaluate<T | undefined>[] {
  return part.bySlot.map((_, place) => (scope) => {
    const slot = slotsNow(part, scope)[place];
    return part.bySlot[slot ?? -1]?.(scope);
  });
}

/** Whether a part holds in every row, or in some; nothing where it would in every one but for rows in which it is empty. */
export function holdsIn(join: 'every' | 'some', part: RowPart): Evaluate {
  return (scope) => {
    const results = slotsNow(part, scope).map((slot) => part.bySlot[slot]?.(scope));
    if (join === 'some') return results.some(isTruthy);
    const given = results.filter((result) => !isEmpty(result));
    return given.every(isTruthy) ? given.length === results.length || undefined : false;
  };
}
