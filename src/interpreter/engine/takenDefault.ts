import type { CompiledField } from '../compile/model';
import type { Bounds } from '../../fields/pure';
import type { Value } from '../../language';
import { readEntry } from '../readEntry';

/**
 * A computed text as its own field takes it: in its letters and characters, and cut to its longest length between words. The empty value
 * where its meaning would go, or where it would still be wrong: nothing is told of a text that no visitor has typed.
 */
export function takenDefault(
  { row, definition, schema }: CompiledField,
  value: Value,
  bounds: Bounds,
): Value {
  if (row.input !== 'text' || typeof value !== 'string' || value === '') return value;
  const entered = readEntry(row, definition, bounds.rule, value);
  if (typeof entered?.value !== 'string' || entered.refused) return row.empty;
  const taken = cut(entered.value, schema.maxLength);
  const isWrong = row.checks?.(schema).some((check) => check(taken, bounds) !== undefined);
  return isWrong === true ? row.empty : taken;
}

/** The words of a text that fit into a length in code points, or as much as fits of the first one. */
function cut(text: string, most = Infinity): string {
  const letters = [...text.trim().normalize('NFC')];
  if (letters.length <= most) return text;
  const fitting = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return (end > 0 ? fitting.slice(0, end) : fitting).trimEnd();
}
