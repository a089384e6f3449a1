/** An own part of a list or object; `undefined` for a missing one, and inside anything else. */
export function partOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // Lists and objects alike: the key was found to be their own.
  return (value as Readonly<Record<string | number, unknown>>)[key];
}

/** The value at the end of a way through lists and objects. */
export function valueAt(root: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce(partOf, root);
}

/** The text that is a part of an object; empty where there is none. */
export function textIn(value: unknown, key: string): string {
  const part = partOf(value, key);
  return typeof part === 'string' ? part : '';
}
