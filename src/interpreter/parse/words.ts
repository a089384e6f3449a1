import { nearest } from '../nearest';

/**
 * 'salah satu dari: a, b' (with but one: 'hanya a'), and 'Mungkin maksud Anda …?' when what stood there is near one
 * of the names. `others` follow the names and are no candidates for the hint.
 */
export function oneOfWords(
  start: string,
  names: readonly string[],
  received?: unknown,
  others: readonly string[] = [],
): { expected: string; hint?: string } {
  const near = typeof received === 'string' ? nearest(received, names) : undefined;
  const allowed = [...names, ...others];
  const expected = allowed.length === 1 ? `hanya ${allowed.join()}` : `${start}: ${allowed.join(', ')}`;
  return near === undefined
    ? { expected }
    : { expected, hint: `Mungkin maksud Anda ${JSON.stringify(near)}?` };
}
