import { parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser';
import { operatorOf, type Json } from '../../../interpreter';
import type { JsonSchema } from '../../../fields/common/words/jsonSchema';

/** A part of a definition, with what the schema says of it. */
export type Part = Place &
  (
    | { kind: 'object'; parts: readonly Part[]; missing: readonly Offer[]; named?: Json }
    | { kind: 'list'; parts: readonly Part[]; offers: readonly Offer[] }
    | { kind: 'text'; value: string; choices?: readonly Choice[] }
    | { kind: 'number'; value: number }
    | { kind: 'flag'; value: boolean }
    | { kind: 'fixed'; value: string }
    | { kind: 'nothing' }
  );

interface Place {
  path: JSONPath;
  /** What its key is for, in the schema's sentence. */
  about?: string;
  /** Whether the key may be taken away. */
  optional: boolean;
}

/** What may be added: a key of an object, or an item of a list, with a value to begin with. */
export interface Offer {
  name: string;
  about?: string;
  value: Json;
  /** What is added where the value cannot stand. */
  otherwise?: readonly Json[];
  /** The heading under which it is offered. */
  group?: string;
}

/** One of a closed set of words. */
export interface Choice {
  value: string;
  about?: string;
}

/** The schemas that hold for a place of a text, by the offset of its value; references are resolved. */
export type SchemasAt = (offset: number) => readonly JsonSchema[];

/** A definition as parts. `undefined`: the text is no JSON. */
export function partsOf(text: string, schemasAt: SchemasAt): Part | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return root && errors.length === 0 ? partOf(root, { path: [], optional: false }, schemasAt) : undefined;
}

/** The part at a path. */
export function partAt(root: Part, path: readonly (string | number)[]): Part | undefined {
  return path.reduce<Part | undefined>((part, key) => {
    if (!part || !('parts' in part)) return undefined;
    return part.parts.find((one) => one.path.at(-1) === key);
  }, root);
}

/** The text under a key of an object; `undefined` where there is none. */
export function textAt(part: Part, key: string): string | undefined {
  const found = partAt(part, [key]);
  return found?.kind === 'text' || found?.kind === 'fixed' ? found.value : undefined;
}

function partOf(node: Node, place: Place, schemasAt: SchemasAt, example?: Json): Part {
  const schemas = schemasAt(node.offset);
  switch (node.type) {
    case 'object':
      return { ...place, kind: 'object', ...insideObject(node, place.path, schemas, schemasAt, example) };
    case 'array': {
      const first = Array.isArray(example) ? (example[0] as Json) : undefined;
      const parts = (node.children ?? []).map((item, index) =>
        partOf(item, { path: [...place.path, index], optional: true }, schemasAt, first),
      );
      return { ...place, kind: 'list', parts, offers: itemOffers(schemas, first) };
    }
    case 'string':
      if (schemas.some(isFixed)) return { ...place, kind: 'fixed', value: String(node.value) };
      return {
        ...place,
        kind: 'text',
        value: String(node.value),
        choices: place.path.at(-1) === 'condition' ? ownSpellings(choicesOf(schemas)) : choicesOf(schemas),
      };
    case 'number':
      return { ...place, kind: 'number', value: Number(node.value) };
    case 'boolean':
      return { ...place, kind: 'flag', value: node.value === true };
    default:
      return { ...place, kind: 'nothing' };
  }
}

function insideObject(
  { children = [] }: Node,
  path: JSONPath,
  schemas: readonly JsonSchema[],
  schemasAt: SchemasAt,
  example: Json | undefined,
): Pick<Extract<Part, { kind: 'object' }>, 'parts' | 'missing' | 'named'> {
  const known = new Map<string, JsonSchema>();
  for (const { properties = {} } of schemas) {
    for (const [key, schema] of Object.entries(properties)) {
      // Another spelling of a key, and a key that only tells shapes apart, are not offered.
      if (schema === false || schema.deprecationMessage !== undefined) continue;
      if (schema.description !== undefined && !known.has(key)) known.set(key, schema);
    }
  }
  const needed = new Set(schemas.flatMap(({ required = [] }) => required));
  const there = new Set<string>();
  const parts = children.flatMap(({ children: [key, value] = [] }): Part[] => {
    if (!key || !value) return [];
    const name = String(key.value);
    there.add(name);
    const schema = known.get(name);
    const place = { path: [...path, name], about: schema?.description, optional: !needed.has(name) };
    return [partOf(value, place, schemasAt, schema?.examples?.[0] ?? memberOf(example))];
  });
  const missing = [...known].flatMap(([name, { description, examples }]): Offer[] => {
    const value = examples?.[0];
    return there.has(name) || value === undefined ? [] : [{ name, about: description, value }];
  });
  const isDictionary = known.size === 0 && schemas.some(({ propertyNames }) => propertyNames !== undefined);
  const named = isDictionary ? memberOf(example) : undefined;
  return { parts, missing, ...(named !== undefined && { named }) };
}

/** The first value of an object whose keys an editor chooses. */
function memberOf(example: Json | undefined): Json | undefined {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return undefined;
  return Object.values(example)[0];
}

function itemOffers(schemas: readonly JsonSchema[], example: Json | undefined): Offer[] {
  const snippets = schemas.flatMap(({ items }) => items?.defaultSnippets ?? []);
  if (snippets.length === 0) return example === undefined ? [] : [{ name: '', value: example }];
  return snippets.map(({ label, description, body }) => ({
    name: label,
    about: description,
    value: filledIn(body),
  }));
}

/** What stands in a beginning for the editor to type over, without the marks of a code editor. */
function filledIn(body: Json): Json {
  if (typeof body === 'string') return body.replace(/\$\{\d+:([^}]*)\}/g, '$1');
  if (Array.isArray(body)) return body.map(filledIn);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, filledIn(value)]));
}

/** Only one word may stand there: the kind of a block that has no others beside it. */
function isFixed(schema: JsonSchema): boolean {
  return schema.const !== undefined || (schema.enum?.length === 1 && schema.doNotSuggest !== true);
}

function choicesOf(schemas: readonly JsonSchema[]): readonly Choice[] | undefined {
  const closed = schemas.find((schema) => schema.enum !== undefined && schema.doNotSuggest !== true);
  const values = closed?.enum?.filter((value) => typeof value === 'string');
  if (!values || values.length < 2) return undefined;
  return values.map((value, index) => ({ value, about: closed?.enumDescriptions?.[index] }));
}

/** Each operator once: the file may spell it in other ways. */
const ownSpellings = (choices: readonly Choice[] | undefined): readonly Choice[] | undefined =>
  choices?.filter(({ value }) => operatorOf(value) === value);
