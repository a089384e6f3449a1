import { nearest } from './nearest';

/**
 * 'salah satu dari: a, b' (with but one: 'hanya a'), and the name that what stood there is near to. `others` follow the
 * names and are never near.
 */
export function oneOfWords(
  start: string,
  names: readonly string[],
  received?: unknown,
  others: readonly string[] = [],
): { expected: string; near: string | undefined } {
  const allowed = [...names, ...others];
  const expected = allowed.length === 1 ? `hanya ${allowed.join()}` : `${start}: ${allowed.join(', ')}`;
  return { expected, near: typeof received === 'string' ? nearest(received, names) : undefined };
}
