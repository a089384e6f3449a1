import { nearest } from '../language/schema/nearest';
import { didYouMean, shorten, type Problem } from './issues';
import type { Names } from './scope';

// Of forms alone: pages are read without them.

/**
 * The problem of a name that nothing of the wanted kind has; the nearest known one is its hint, unless another `hint` says more, or
 * the name is known: then it was no slip.
 */
export function unknownName(name: string, expected: string, known: Iterable<string>, hint?: string): Problem {
  const all = [...known];
  const near = hint !== undefined || all.includes(name) ? undefined : nearest(name, all);
  return {
    code: 'unknown-name',
    received: `"${shorten(name)}"`,
    expected,
    hint: hint ?? didYouMean(near),
    args: { name, near },
  };
}

/** The problem of a name that stands for nothing here; one that only the rows of a group know says so. */
export function unknownHere(
  names: Names,
  name: string,
  expected = 'nama kolom, nilai, atau konstanta di formulir ini',
  { extras = [], hint }: { extras?: readonly string[] | undefined; hint?: string | undefined } = {},
): Problem {
  const rows = names.groupOf(name);
  if (rows === undefined) return unknownName(name, expected, [...names.all(), ...extras], hint);
  return {
    code: 'unknown-name',
    received: `"${shorten(name)}"`,
    expected: `nama ini hanya dikenal di dalam baris "${rows}"`,
    hint: `Di luar baris rumus membacanya: sum(${rows}.${name}), join(${rows}.${name}, ', '), atau count(${rows}).`,
    args: { name },
  };
}
