import { isObject } from '../values';
import { inOwnSpelling } from './aliases';
import type { JsonRole, Optional, RawObject, Relation, Role, Schema, TextNode, UnionKind } from './schema';

/** Where something stands below the value that a walk began with. */
export type Path = readonly (string | number)[];

/** A schema, with the value that it reads and where that stands. */
export interface SchemaPlace {
  schema: Schema<unknown>;
  value: unknown;
  /** As an editor wrote it, in whichever spelling. */
  path: Path;
  /** The object in which it stands; of an item of a list the object around the list. */
  owner: RawObject;
  /** It is the key of a dictionary. */
  isKey?: true;
  /** An editor wrote it as one text: whatever is in it stands at this path, too. */
  isOneText?: true;
}

/** A text of a definition, with what it means. */
export interface MeantText extends Pick<SchemaPlace, 'path' | 'owner' | 'isKey'> {
  role: Role;
  text: string;
  /** What it names is declared here. */
  declares: boolean;
}

/** Every text in a value that means something, in the order in which it is written. What fits no schema is passed by. */
export function* textsOf(schema: Schema<unknown>, value: unknown): Generator<MeantText> {
  for (const { schema: own, value: text, path, owner, isKey } of placesIn(schema, value)) {
    const { node } = own;
    if (node.kind !== 'text' || node.role === undefined || typeof text !== 'string') continue;
    yield { role: node.role, text, path, owner, declares: node.declares === true, ...(isKey && { isKey }) };
  }
}

/** Every place in a value, each with the schema that reads it there, in the order in which they are written. */
export function* placesIn(schema: Schema<unknown>, value: unknown): Generator<SchemaPlace> {
  yield* placesFrom({ schema, value, path: [], owner: {} });
}

function* placesFrom(around: SchemaPlace): Generator<SchemaPlace> {
  const place = plain(around);
  if (!place) return;
  yield place;
  const { schema, value, path } = place;
  if (schema.node.kind === 'dictionary' && isObject(value)) {
    for (const key of Object.keys(value))
      yield { schema: schema.node.key, value: key, path: [...path, key], owner: value, isKey: true };
  }
  for (const below of placesBelow(place)) yield* placesFrom(below);
}

/**
 * The places from a value down to a path, each with the schema that reads it there: of a union the shape that fits what is there. The
 * last one may not be there yet. `undefined`: the language has no such place.
 */
export function resolvePath(
  schema: Schema<unknown>,
  value: unknown,
  path: Path,
): readonly SchemaPlace[] | undefined {
  const way: SchemaPlace[] = [];
  let place = placeOf(schema, value);
  for (const key of path) {
    if (!place) return undefined;
    way.push(place);
    const below = placesBelow(place).find((one) => one.path.at(-1) === key) ?? placeToBe(place, key);
    place = below && plain(below);
  }
  return place && [...way, place];
}

/** A value with the schema that reads it: of a union the shape that fits. `undefined`: none fits. */
export function placeOf(schema: Schema<unknown>, value: unknown): SchemaPlace | undefined {
  return plain({ schema, value, path: [], owner: {} });
}

/** What stands directly in an object, a dictionary or a list, by its key there, each as `placeOf` gives it. */
export function placesInside(place: SchemaPlace): ReadonlyMap<string | number | undefined, SchemaPlace> {
  return new Map(
    placesBelow(place)
      .flatMap((one) => plain(one) ?? [])
      .map((one) => [one.path.at(-1), one]),
  );
}

/** A place with the schema that reads it, without those around it. */
function plain(place: SchemaPlace): SchemaPlace | undefined {
  const { kind } = place.schema.node;
  const isAround = kind === 'later' || kind === 'nullable' || kind === 'transformed' || kind === 'union';
  if (!isAround) return place;
  const [inner] = placesBelow(place);
  return inner && plain(inner);
}

/** The place of a key or an item that is not there yet. */
function placeToBe(
  { schema, value, path, owner }: SchemaPlace,
  key: string | number,
): SchemaPlace | undefined {
  const around = isObject(value) ? value : owner;
  const inner = schemaBelow(schema, key);
  return inner && { schema: inner, value: undefined, path: [...path, key], owner: around };
}

/** The schema of a key of an object or a dictionary, or of an item of a list. */
export function schemaBelow({ node }: Schema<unknown>, key: string | number): Schema<unknown> | undefined {
  switch (node.kind) {
    case 'list':
      return node.item;
    case 'dictionary':
      return node.meaningOf?.(String(key)) ?? node.value;
    case 'object': {
      const row = Object.hasOwn(node.keys, key) ? node.keys[key] : undefined;
      return row ? schemaOf(row) : node.others;
    }
    default:
      return undefined;
  }
}

/** What the keys of an object must hold together; of anything else nothing. */
export function relationsOf({ node }: Schema<unknown>): readonly Relation[] {
  return node.kind === 'object' ? node.relations : [];
}

/** The keys of an object of the language that may not be left out; none of any other schema. */
export function neededKeys({ node }: Schema<unknown>): string[] {
  if (node.kind !== 'object') return [];
  return Object.entries(node.keys).flatMap(([key, row]) => ('optional' in row ? [] : [key]));
}

/** What stands directly below a place. */
function placesBelow(place: SchemaPlace): SchemaPlace[] {
  const { schema, value, path, owner, isOneText } = place;
  const { node } = schema;
  switch (node.kind) {
    case 'later':
      return [{ ...place, schema: node.get() }];
    case 'nullable':
    case 'transformed':
      return value === null ? [] : [{ ...place, schema: node.inner }];
    case 'union': {
      const chosen = node.choose(value);
      const branch = typeof chosen === 'string' ? node.branches[chosen] : undefined;
      return branch ? [{ ...place, schema: branch }] : [];
    }
    case 'list':
      return (Array.isArray(value) ? value : []).map((item: unknown, index) => {
        const below: SchemaPlace = { schema: node.item, value: item, path: [...path, index], owner };
        return isOneText ? { ...below, path, isOneText } : below;
      });
    case 'dictionary':
    case 'object': {
      if (!isObject(value)) return [];
      const { value: own, origins } = inOwnSpelling('aliases' in node ? node.aliases : undefined, value);
      return Object.entries(own).flatMap(([key, part]): SchemaPlace[] => {
        const inner = schemaBelow(schema, key);
        if (!inner) return [];
        const origin = origins.get(key) ?? key;
        const below: SchemaPlace = { schema: inner, value: part, path: [...path, origin], owner: own };
        if (isOneText) return [{ ...below, path, isOneText }];
        const isText = typeof value[origin] === 'string' && typeof part !== 'string';
        return [{ ...below, ...(isText && { isOneText: true }) }];
      });
    }
    default:
      return [];
  }
}

/** The schema of a key, which may be left out or not. */
function schemaOf(row: Schema<unknown> | Optional<unknown>): Schema<unknown> {
  return 'optional' in row ? row.optional : row;
}

export interface Mapping {
  /** A text, by what it is; `union` is the one that it is a shape of. `undefined` takes it out of a list or a dictionary. */
  text: (
    text: string,
    node: TextNode & { role: Role },
    path: string,
    union: UnionKind | undefined,
  ) => unknown;
  /** Any JSON in which texts may mean something. */
  json: (value: unknown, role: JsonRole | undefined, path: string) => unknown;
  /** What a part becomes as a whole; `undefined`: what its own parts make of it. */
  whole?: (schema: Schema<unknown>, value: unknown, path: string) => unknown;
  /** The mapping of what stands where formulas know these names. */
  knowing?: (names: readonly string[]) => Mapping;
}

/**
 * A value of which something else is made part by part, in the language's own spelling; what fits no schema stays as it is. `path` is
 * where it stands.
 */
export function mapped(
  schema: Schema<unknown>,
  value: unknown,
  mapping: Mapping,
  path = '',
  union?: UnionKind,
): unknown {
  const { node } = schema;
  const whole = mapping.whole?.(schema, value, path);
  if (whole !== undefined) return whole;
  const below = (inner: Schema<unknown>, one: unknown, key: string | number): unknown =>
    mapped(inner, one, mapping, typeof key === 'number' ? `${path}[${key}]` : `${path && `${path}.`}${key}`);
  switch (node.kind) {
    case 'text': {
      const { role } = node;
      return typeof value === 'string' && role !== undefined
        ? mapping.text(value, { ...node, role }, path, union)
        : value;
    }
    case 'json':
      return mapping.json(value, node.role, path);
    case 'later': {
      const inside = (node.knows && mapping.knowing?.(node.knows)) ?? mapping;
      return mapped(node.get(), value, inside, path, union);
    }
    case 'nullable':
    case 'transformed':
      return value === null ? null : mapped(node.inner, value, mapping, path);
    case 'union': {
      const chosen = node.choose(value);
      const branch = typeof chosen === 'string' ? node.branches[chosen] : undefined;
      return branch ? mapped(branch, value, mapping, path, node.by) : value;
    }
    case 'list':
      return Array.isArray(value)
        ? value
            .map((item: unknown, index) => below(node.item, item, index))
            .filter((item) => item !== undefined)
        : value;
    case 'dictionary':
      return isObject(value) ? Object.fromEntries(mappedEntries(value, node.key, schema, below)) : value;
    case 'object':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(inOwnSpelling(node.aliases, value).value).map(([key, item]) => {
              const row = Object.hasOwn(node.keys, key) ? node.keys[key] : undefined;
              return [key, row ? (below(schemaOf(row), item, key) ?? item) : item];
            }),
          )
        : value;
    default:
      return value;
  }
}

function mappedEntries(
  value: RawObject,
  keySchema: Schema<string>,
  schema: Schema<unknown>,
  below: (inner: Schema<unknown>, one: unknown, key: string) => unknown,
): [string, unknown][] {
  return Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const name = below(keySchema, key, key);
    const inner = schemaBelow(schema, key);
    return inner && typeof name === 'string' ? [[name, below(inner, item, key) ?? item]] : [];
  });
}
