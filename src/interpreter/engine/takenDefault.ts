import type { CompiledField } from '../compile/model';
import type { Bounds, Entered } from '../../fields/pure';
import type { Value } from '../../language';
import { readEntry } from '../readEntry';

/**
 * A computed text as its own field takes it: in its letters and characters, and cut to its longest length between words, with a word on
 * what was left out. The empty value where its meaning would go, or where it would still be wrong: nothing is told of a text that no
 * visitor has typed.
 */
export function takenDefault(
  { row, definition, schema }: CompiledField,
  value: Value,
  bounds: Bounds,
): Pick<Entered, 'value' | 'notice'> {
  if (row.input !== 'text' || typeof value !== 'string' || value === '') return { value };
  const entered = readEntry(row, definition, bounds.rule, value);
  if (typeof entered?.value !== 'string' || entered.refused) return { value: row.empty };
  const taken = cut(entered.value, schema.most);
  const isWrong = row.checks?.(schema).some((check) => check(taken, bounds) !== undefined);
  if (isWrong === true) return { value: row.empty };
  const shortened = { rule: 'shortened', args: { n: schema.most ?? null } } as const;
  return { value: taken, notice: taken === entered.value ? entered.notice : shortened };
}

/** The words of a text that fit into a length in code points, or as much as fits of the first one. */
function cut(text: string, most = Infinity): string {
  const letters = [...text.trim().normalize('NFC')];
  if (letters.length <= most) return text;
  const fitting = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  return (end > 0 ? fitting.slice(0, end) : fitting).trimEnd();
}
