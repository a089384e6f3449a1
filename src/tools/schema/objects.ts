import type { JsonSchema } from './jsonSchema';
import { given, type ObjectWords } from './words/types';
import type { Node, Relation } from '../../language';
import { fieldAliases, type Aliases } from '../../language/schema';
import { aliasKeys } from './words/aliases';
import type { Below } from './place';
import { allowed } from './leaves';
import { property } from './property';

// Object.entries gives the names of the table.
const otherSpellings = Object.entries(fieldAliases) as [keyof typeof fieldAliases, Aliases[string]][];

/**
 * The schema of an object: every key with its words, and no other key. Throws where keys and words differ.
 */
export function objectSchema(
  { keys: schemas, relations, others: open, aliases = {} }: Extract<Node, { kind: 'object' }>,
  words: ObjectWords,
  below: Below,
): JsonSchema {
  const keys = Object.keys(schemas);
  sameKeys(words.name, keys, Object.keys(words.keys));
  const spelt = Object.keys(aliases);
  if (spelt.length > 0) sameKeys('aliases', spelt, Object.keys(aliasKeys));

  const properties: Record<string, JsonSchema> = {};
  for (const key of keys) {
    const [schema, said] = [schemas[key], words.keys[key]];
    if (schema === undefined || said === undefined) continue;
    const { choices, each, of } = said;
    const place = { where: `${words.name}.${key}`, of: given(of), choices, each };
    properties[key] = property(below(schema, place), said);
  }
  const others = otherSpellings.filter(
    ([key, { as = key }]) => spelt.includes(key) && (as === key || keys.includes(as)),
  );
  for (const [key] of others) {
    const alias = aliasKeys[key];
    properties[key] = { ...property(alias.schema, alias), deprecationMessage: alias.instead };
  }
  const together = [
    ...relations.flatMap(relationSchema),
    ...(words.together ?? []),
    ...aliasTogether(others),
  ];
  const required = keys.filter((key) => !('optional' in (schemas[key] ?? {})));
  return {
    title: words.title,
    type: 'object',
    errorMessage: allowed(`objek dengan kunci ${named(keys)}`),
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: open ? below(open, { where: words.name }) : false,
    ...(together.length > 0 ? { allOf: together } : {}),
  };
}

/** More keys are no help to whoever has misspelt one: an editor suggests them. */
const mostNamed = 8;

const named = (keys: readonly string[]): string =>
  keys.length > mostNamed ? `${keys.slice(0, mostNamed).join(', ')}, …` : keys.join(', ');

function sameKeys(where: string, keys: readonly string[], described: readonly string[]): void {
  const lacking = keys.filter((key) => !described.includes(key));
  const orphaned = described.filter((key) => !keys.includes(key));
  if (lacking.length > 0) throw new Error(`${where}: no words on ${lacking.join(', ')}`);
  if (orphaned.length > 0)
    throw new Error(`${where}: words on ${orphaned.join(', ')}, which the parser does not know`);
}

const without = (key: string): JsonSchema => ({
  properties: { [key]: false },
  errorMessage: `Tanpa ${key} di sini.`,
});

/** How the content system's keys hang together with one another and with the language's own. */
function aliasTogether(aliases: typeof otherSpellings): JsonSchema[] {
  if (aliases.length === 0) return [];
  const rules: JsonSchema[] = [
    { dependencies: { conditions: ['conditionalLogic'] } },
    {
      if: {
        properties: { conditionalLogic: { const: true, doNotSuggest: true } },
        required: ['conditionalLogic'],
      },
      then: {
        required: ['conditions'],
        properties: { conditions: { $ref: '#/definitions/syarat' }, visibleWhen: false },
        errorMessage: 'Tulis visibleWhen atau conditions, bukan keduanya.',
      },
    },
  ];
  for (const [alias, { as }] of aliases) {
    if (as !== undefined && alias !== 'conditions')
      rules.push({ if: { required: [alias] }, then: without(as) });
  }
  return rules;
}

/** What keys must hold together, as a part of the schema of their object. */
function relationSchema({ as }: Relation): readonly JsonSchema[] {
  switch (as?.kind) {
    case undefined:
      return [];
    case 'exactlyOne':
      return exactlyOne(as.keys);
    case 'needs':
      // A JSON Schema refuses, and cannot advise.
      return as.advised ? [] : [{ dependencies: { [as.key]: [as.other] } }];
    case 'without': {
      const others = Object.fromEntries(as.others.map((other) => [other, false as const]));
      const types: Readonly<Record<string, JsonSchema>> =
        as.types === undefined ? {} : { type: { enum: as.types } };
      const only = as.types === undefined ? '' : `; hanya pada jenis ${as.types.join(', ')}`;
      const errorMessage = `Dengan ${as.key}, tanpa ${as.others.join(', ')}${only}.`;
      return [{ if: { required: [as.key] }, then: { properties: { ...types, ...others }, errorMessage } }];
    }
  }
}

/** Exactly one of these keys, reported at the key that is too much. */
function exactlyOne(keys: readonly string[]): JsonSchema[] {
  const all = keys.join(', ');
  return [
    { anyOf: keys.map((key) => ({ required: [key] })) },
    ...keys.slice(0, -1).map((key, at) => ({
      if: { required: [key] },
      then: {
        properties: Object.fromEntries(keys.slice(at + 1).map((other) => [other, false as const])),
        errorMessage: `Tepat satu dari kunci: ${all}.`,
      },
    })),
  ];
}
