import { isObject, pathText } from '../../../interpreter';
import { textsOf, type Role, type Schema } from '../../../language/schema';
import { content } from '../../../language/schemas/content';
import { formDefinition, fragment } from '../../../language/schemas/form';
import { siteFile } from '../../../language/schemas/site';

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

/** The text that stands at a path of a JSON. */
export function textAt(json: unknown, path: string): string | undefined {
  return [...textsIn(json)].find((one) => one.path === path)?.text;
}

/** A text of a definition, with what it means to the language. */
export interface MeantText extends PlacedText {
  role: Role;
}

/** Every text in a JSON that means something to this schema; keys of dictionaries are none. */
export function meantIn(json: unknown, schema: Schema<unknown> = formDefinition): MeantText[] {
  return [...textsOf(schema, json)].flatMap(({ role, text, path, owner, isKey }) => {
    const key = path.findLast((one) => typeof one === 'string') ?? '';
    return isKey ? [] : [{ role, text, path: pathText(path), key, owner }];
  });
}

/** The schema of a file of the folder of definitions, by its name there. */
export function schemaOf(name: string): Schema<unknown> {
  if (name === 'pages/site.json') return siteFile;
  if (/^(?:pages|popups)\//.test(name)) return content;
  return name.startsWith('fragments/') ? fragment : formDefinition;
}

/** Whether a path leads to a place or to something in it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
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
