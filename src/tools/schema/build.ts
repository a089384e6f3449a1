import type { JsonSchema } from './jsonSchema';
import { allowed, choiceSchema, scalarSchema } from './leaves';
import { objectSchema } from './objects';
import { bare } from './bare';
import type { Below, WrittenPlace } from './place';
import type { Schema } from '../../language';
import { property } from './property';
import { unionSchema } from './unions';
import type { ObjectWords, TypeWords } from './words/types';

/** Keys by which JSON could reach the prototype of an object. */
const hostileKeys = { not: { enum: ['__proto__', 'constructor', 'prototype'] } };

/** Any JSON. */
const json: JsonSchema = {
  propertyNames: { ...hostileKeys, errorMessage: 'Nama ini milik JavaScript dan tidak boleh dipakai.' },
  additionalProperties: { $ref: '#/definitions/json' },
  items: { $ref: '#/definitions/json' },
};

/**
 * Walks the schemas of the language with the words beside them; each object and union becomes a part with a name. Throws where a
 * key has no words, words have no key, or a part no name: then the language was changed and `words/` was not.
 */
export function buildSchema(root: Schema<unknown>, words: ObjectWords): JsonSchema {
  const parts = new Map<string, JsonSchema>([['json', json]]);
  const sources = new Map<string, Schema<unknown>>();

  const named = (source: Schema<unknown>, { name }: TypeWords, make: () => JsonSchema): JsonSchema => {
    const first = sources.get(name);
    // Two parts that a JSON Schema cannot distinguish share their words.
    if (first !== undefined && first !== source && JSON.stringify(make()) !== JSON.stringify(parts.get(name)))
      throw new Error(`${name}: words on two parts of the language`);
    if (first === undefined) {
      // Before it is made: parts nest in themselves.
      sources.set(name, source);
      parts.set(name, make());
    }
    return { $ref: `#/definitions/${name}` };
  };

  const below: Below = (schema, place) => {
    const source = bare(schema);
    const { node } = source;
    switch (node.kind) {
      case 'object':
        return named(source, wordsAt(place, 'object'), () =>
          objectSchema(node, wordsAt(place, 'object'), below),
        );
      case 'union':
        if (!place.of)
          return scalarUnion(
            Object.values(node.branches).map((one) => below(one, place)),
            place,
          );
        return named(source, wordsAt(place, 'union'), () =>
          unionSchema(node, wordsAt(place, 'union'), below),
        );
      case 'list':
        return {
          type: 'array',
          errorMessage: allowed(node.fewest > 0 ? 'daftar yang tidak kosong' : 'daftar'),
          ...(node.fewest > 0 ? { minItems: node.fewest } : {}),
          items: below(node.item, place),
        };
      case 'dictionary':
        return dictionarySchema(below(node.key, { where: place.where }), below(node.value, place), place);
      case 'oneOf':
        return choiceSchema(node.options, place.choices, place.where);
      case 'json':
        return { $ref: '#/definitions/json' };
      case 'literal':
        return { const: node.literal, errorMessage: allowed(String(node.literal)) };
      case 'nullable': {
        const inner = below(node.inner, place);
        return { ...inner, type: [String(inner.type), 'null'] };
      }
      case 'text':
        // A text of which the compiler knows only these.
        if (place.choices) return choiceSchema(Object.keys(place.choices), place.choices, place.where);
        return scalarSchema(node);
      case 'number':
      case 'flag':
        return scalarSchema(node);
      case 'later':
      case 'transformed':
        throw new Error(`${place.where}: a JSON Schema cannot say what is ${node.kind}`);
      default:
        throw new Error(`schema: unknown kind of schema ${JSON.stringify(node satisfies never)}`);
    }
  };

  below(root, { where: words.name, of: words });
  const top = parts.get(words.name);
  parts.delete(words.name);
  const definitions = Object.fromEntries([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...top, definitions };
}

function wordsAt<Kind extends TypeWords['kind']>(
  { of, where }: WrittenPlace,
  kind: Kind,
): Extract<TypeWords, { kind: Kind }> {
  if (of?.kind !== kind) throw new Error(`${where}: no words on the ${kind} there`);
  // Its kind was just compared.
  return of as Extract<TypeWords, { kind: Kind }>;
}

function dictionarySchema(key: JsonSchema, value: JsonSchema, { each, where }: WrittenPlace): JsonSchema {
  if (each === undefined) throw new Error(`${where}: no words on each of its keys`);
  return {
    type: 'object',
    errorMessage: allowed('objek'),
    propertyNames: { ...key, ...hostileKeys },
    additionalProperties: property(value, { about: each, examples: [] }),
  };
}

const kindWords: Readonly<Record<string, string>> = { number: 'bilangan', string: 'rumus' };

/** A number or a formula: both stand in one schema, whose demands look at their own kind. */
function scalarUnion(shapes: readonly JsonSchema[], { where }: WrittenPlace): JsonSchema {
  const types = shapes.map(({ type, $ref }) => {
    if (typeof type !== 'string' || $ref !== undefined)
      throw new Error(`${where}: no words on the shapes there`);
    return type;
  });
  const errorMessage = allowed(types.map((type) => kindWords[type] ?? type).join(' atau '));
  const demands = shapes.reduce((all, shape) => ({ ...all, ...shape }), {});
  return { ...demands, type: types, errorMessage };
}
