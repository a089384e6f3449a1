import { isObject } from '../../../interpreter';

/** A text of a JSON, where it stands. */
export interface PlacedText {
  path: string;
  /** The key under which it, or the list that it is in, stands. */
  key: string;
  text: string;
  /** The object that has the key. */
  owner: Readonly<Record<string, unknown>>;
}

/** Every text in a JSON, those in lists under the key of their list. */
export function* textsIn(
  json: unknown,
  path = '',
  key = '',
  owner: PlacedText['owner'] = {},
): Generator<PlacedText> {
  if (typeof json === 'string') yield { path, key, text: json, owner };
  else if (Array.isArray(json)) {
    for (const [index, one] of json.entries()) yield* textsIn(one, `${path}[${index}]`, key, owner);
  } else if (isObject(json)) {
    for (const [own, one] of Object.entries(json)) {
      yield* textsIn(one, path === '' ? own : `${path}.${own}`, own, json);
    }
  }
}

/** The JSON of a text; `undefined` for a text that is none. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
