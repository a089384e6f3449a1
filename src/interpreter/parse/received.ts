const longestText = 40;
const mostParts = 3;

/**
 * A value as shortened JSON, for an editor to recognise: at most three parts per list or object, two levels, 40
 * characters per text. 'tidak ada' for `undefined`. The cost does not grow with the value.
 */
export function received(value: unknown, depth = 2): string {
  switch (typeof value) {
    case 'undefined':
      return 'tidak ada';
    case 'string':
      return quoted(value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value, depth) : objectText(value, depth);
    default:
      return 'bukan nilai JSON';
  }
}

/** A text in quotes, cut after 40 characters. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > longestText ? `${text.slice(0, longestText)}…` : text);
}

function listText(list: readonly unknown[], depth: number): string {
  if (list.length === 0) return '[]';
  if (depth === 0) return '[…]';
  const parts = list.slice(0, mostParts).map((item) => received(item, depth - 1));
  return `[${joined(parts, list.length)}]`;
}

function objectText(object: object, depth: number): string {
  const keys = Object.keys(object);
  if (keys.length === 0) return '{}';
  if (depth === 0) return '{…}';
  const parts = keys.slice(0, mostParts).map((key) => {
    // Only own keys are read, by descriptor: a `__proto__` of hostile JSON is data here.
    const value: unknown = Object.getOwnPropertyDescriptor(object, key)?.value;
    return `${quoted(key)}: ${received(value, depth - 1)}`;
  });
  return `{${joined(parts, keys.length)}}`;
}

function joined(parts: readonly string[], count: number): string {
  return parts.join(', ') + (count > parts.length ? ', …' : '');
}

/** A path as a developer would type it: `steps[1].blocks[3].label`; keys that are no identifiers in `["…"]`. */
export function pathText(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => path + stepText(key, path === ''), '');
}

function stepText(key: unknown, first: boolean): string {
  if (typeof key === 'number') return `[${key}]`;
  const word = String(key);
  if (!/^[A-Za-z_$][\w$]{0,79}$/.test(word)) return `[${quoted(word)}]`;
  return first ? word : `.${word}`;
}
