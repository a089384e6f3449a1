import { isObject } from '../json';
import type { JsonRole, Optional, RawObject, Role, Schema, UnionKind } from './schema';

/** Where something stands below the value that a walk began with. */
export type Path = readonly (string | number)[];

/** A text of a definition, with what it means. */
export interface MeantText {
  role: Role;
  text: string;
  /** As an editor wrote it, in whichever spelling. */
  path: Path;
  /** The object in which it stands; of a text in a list the object around the list. */
  owner: RawObject;
  /** What it names is declared here. */
  declares: boolean;
  /** It is the key of a dictionary. */
  isKey?: true;
}

/** A schema, with the value that it reads and where that stands. */
export interface Place {
  schema: Schema<unknown>;
  value: unknown;
  path: Path;
  owner: RawObject;
}

/** Every text in a value that means something, in the order in which it is written. What fits no schema is passed by. */
export function* textsOf(schema: Schema<unknown>, value: unknown): Generator<MeantText> {
  yield* textsAt({ schema, value, path: [], owner: {} });
}

function* textsAt(place: Place): Generator<MeantText> {
  const { schema, value, path, owner } = place;
  const { node } = schema;
  if (node.kind === 'text') {
    if (node.role !== undefined && typeof value === 'string')
      yield { role: node.role, text: value, path, owner, declares: node.declares === true };
    return;
  }
  if (node.kind === 'dictionary' && isObject(value) && node.key.node.kind === 'text') {
    const { role, declares = false } = node.key.node;
    for (const text of role === undefined ? [] : Object.keys(value))
      yield { role: role as Role, text, path: [...path, text], owner: value, declares, isKey: true };
  }
  for (const below of placesBelow(place)) yield* textsAt(below);
}

/**
 * The places from a value down to a path, each with the schema that reads it there: of a union the shape that fits what is there. The
 * last one may not be there yet. `undefined`: the language has no such place.
 */
export function wayTo(schema: Schema<unknown>, value: unknown, path: Path): readonly Place[] | undefined {
  const way: Place[] = [];
  let place = plain({ schema, value, path: [], owner: {} });
  for (const key of path) {
    if (!place) return undefined;
    way.push(place);
    const below = placesBelow(place).find((one) => one.path.at(-1) === key) ?? placeToBe(place, key);
    place = below && plain(below);
  }
  return place && [...way, place];
}

/** A place with the schema that reads it, without those around it. */
function plain(place: Place): Place | undefined {
  const { kind } = place.schema.node;
  const isAround = kind === 'later' || kind === 'nullable' || kind === 'transformed' || kind === 'union';
  if (!isAround) return place;
  const [inner] = placesBelow(place);
  return inner && plain(inner);
}

/** The place of a key or an item that is not there yet. */
function placeToBe({ schema, value, path, owner }: Place, key: string | number): Place | undefined {
  const around = isObject(value) ? value : owner;
  const inner = schemaBelow(schema, key);
  return inner && { schema: inner, value: undefined, path: [...path, key], owner: around };
}

/** The schema of a key of an object or a dictionary, or of an item of a list. */
export function schemaBelow({ node }: Schema<unknown>, key: string | number): Schema<unknown> | undefined {
  switch (node.kind) {
    case 'rewritten':
      return schemaBelow(node.inner, key);
    case 'list':
      return node.item;
    case 'dictionary':
      return node.value;
    case 'object': {
      const row = Object.hasOwn(node.keys, key) ? node.keys[key] : undefined;
      return row && schemaOf(row);
    }
    default:
      return undefined;
  }
}

/** What stands directly below a place. */
function placesBelow({ schema, value, path, owner }: Place): Place[] {
  const { node } = schema;
  const at = (inner: Schema<unknown>): Place => ({ schema: inner, value, path, owner });
  switch (node.kind) {
    case 'later':
      return [at(node.get())];
    case 'nullable':
    case 'transformed':
      return value === null ? [] : [at(node.inner)];
    case 'union': {
      const chosen = node.choose(value);
      const branch = typeof chosen === 'string' ? node.branches[chosen] : undefined;
      return branch ? [at(branch)] : [];
    }
    case 'rewritten': {
      if (!isObject(value)) return [];
      const { value: own, origins } = node.toOwn(value);
      return placesBelow({ schema: node.inner, value: own, path: [], owner }).map((place) => {
        const [key = '', ...others] = place.path;
        return { ...place, path: [...path, origins.get(key) ?? key, ...others] };
      });
    }
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown, index) => ({
            schema: node.item,
            value: item,
            path: [...path, index],
            owner,
          }))
        : [];
    case 'dictionary':
      return isObject(value)
        ? Object.entries(value).map(([key, item]) => ({
            schema: node.value,
            value: item,
            path: [...path, key],
            owner: value,
          }))
        : [];
    case 'object':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, item]): Place[] => {
            const row = Object.hasOwn(node.keys, key) ? node.keys[key] : undefined;
            return row ? [{ schema: schemaOf(row), value: item, path: [...path, key], owner: value }] : [];
          })
        : [];
    default:
      return [];
  }
}

/** The schema of a key, which may be left out or not. */
export function schemaOf(row: Schema<unknown> | Optional<unknown>): Schema<unknown> {
  return 'optional' in row ? row.optional : row;
}

/** What becomes of a value's texts. */
export interface TextMapping {
  /** A text, by its role; `in` is the union that it is a shape of. `undefined` takes it out of a list or a dictionary. */
  text: (text: string, role: Role, union: UnionKind | undefined) => unknown;
  /** Any JSON in which texts may mean something. */
  json: (value: unknown, role: JsonRole | undefined) => unknown;
}

/** A value with other texts in it, in the language's own spelling; what fits no schema stays as it is. */
export function mapTexts(
  schema: Schema<unknown>,
  value: unknown,
  mapping: TextMapping,
  union?: UnionKind,
): unknown {
  const { node } = schema;
  const below = (inner: Schema<unknown>, one: unknown): unknown => mapTexts(inner, one, mapping);
  switch (node.kind) {
    case 'text':
      return typeof value === 'string' && node.role !== undefined
        ? mapping.text(value, node.role, union)
        : value;
    case 'json':
      return mapping.json(value, node.role);
    case 'later':
      return mapTexts(node.get(), value, mapping, union);
    case 'nullable':
    case 'transformed':
      return value === null ? null : below(node.inner, value);
    case 'rewritten':
      return isObject(value) ? below(node.inner, node.toOwn(value).value) : value;
    case 'union': {
      const chosen = node.choose(value);
      const branch = typeof chosen === 'string' ? node.branches[chosen] : undefined;
      return branch ? mapTexts(branch, value, mapping, node.by) : value;
    }
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) => below(node.item, item)).filter((item) => item !== undefined)
        : value;
    case 'dictionary':
      return isObject(value) ? Object.fromEntries(mappedEntries(value, node.key, node.value, below)) : value;
    case 'object':
      return isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => {
              const row = Object.hasOwn(node.keys, key) ? node.keys[key] : undefined;
              return [key, row ? (below(schemaOf(row), item) ?? item) : item];
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
  valueSchema: Schema<unknown>,
  below: (inner: Schema<unknown>, one: unknown) => unknown,
): [string, unknown][] {
  return Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const mapped = below(keySchema, key);
    return typeof mapped === 'string' ? [[mapped, below(valueSchema, item) ?? item]] : [];
  });
}
