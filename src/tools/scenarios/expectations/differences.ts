import { isObject } from '../../../interpreter';
import { shown } from '../words/shown';

/**
 * Where a value differs from what is expected of it, as sentences. Of an object only the expected keys are looked at,
 * `null` among them standing for a key that is not there; lists and all else must be the same.
 */
export function differences(actual: unknown, expected: unknown, what: string): string[] {
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, wanted]) =>
      differences(Object.hasOwn(actual, key) ? actual[key] : undefined, wanted, `${what}.${key}`),
    );
  }
  if (same(actual ?? null, expected)) return [];
  const wanted = expected === null ? 'tidak ada' : shown(expected);
  return [`${what} seharusnya ${wanted}, ternyata ${shown(actual)}.`];
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => same(one, (b as readonly unknown[])[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}
