import type { Below } from './place';
import type { JsonSchema, Snippet } from './jsonSchema';
import { allowed, choiceSchema } from './leaves';
import type { Json, JsonObject, Node, UnionKind } from '../../language';
import { plain, property } from './property';
import { beginningsOf } from './samples';
import { given, type ObjectWords, type UnionWords } from './words/types';

type Union = Extract<Node, { kind: 'union' }>;

/**
 * The schema of a union. `if` and `then` lead to one shape, as in the parser: an editor then completes the keys of that
 * shape and underlines what is wrong in it, not that none of twenty shapes fits. Throws where shapes and words differ.
 */
export function unionSchema(union: Union, words: UnionWords, below: Below): JsonSchema {
  const { by, branches } = union;
  const orphaned = Object.keys(words.branches).filter((name) => !Object.hasOwn(branches, name));
  if (orphaned.length > 0)
    throw new Error(`${words.name}: words on ${orphaned.join(', ')}, which is no shape of it`);
  const shape = (name: string): JsonSchema => {
    const branch = branches[name];
    if (branch === undefined) throw new Error(`${words.name}: the parser has no shape ${name}`);
    const place = {
      where: `${words.name}.${name}`,
      of: given(words.branches[name]),
      choices: words.choices,
      each: words.each,
    };
    return below(branch, place);
  };
  return { title: words.title, ...wayOf(by)(Object.keys(branches), shape, words, union) };
}

type Shape = (name: string) => JsonSchema;
type Way = (names: readonly string[], shape: Shape, words: UnionWords, union: Union) => JsonSchema;

/** By the value of `type`. Shapes of several types are asked for once. */
const byType: Way = (names, shape, words, union) => {
  const types = new Map<string, string[]>();
  for (const name of names) {
    const ref = shape(name).$ref ?? '';
    types.set(ref, [...(types.get(ref) ?? []), name]);
  }
  const type = choiceSchema(names, words.choices, words.name);
  const about = 'Jenis blok; menentukan kunci-kunci lainnya.';
  return {
    type: 'object',
    errorMessage: allowed('objek dengan kunci type'),
    properties: { type: property(type, { about, examples: names.slice(0, 1) }) },
    required: ['type'],
    allOf: [...types].map(([$ref, its]) => ({
      // From here `type` would be suggested with the first value that is asked for.
      if: { properties: { type: { enum: its, doNotSuggest: true } }, required: ['type'] },
      then: { $ref },
    })),
    defaultSnippets: snippets(union, words),
  };
};

/** By the one key that is there. Without any, these are all that may stand there. */
const byKey: Way = (names, shape, words, union) => ({
  type: 'object',
  errorMessage: allowed(`objek dengan tepat satu dari kunci ${names.join(', ')}`),
  if: { anyOf: names.map((key) => ({ required: [key] })) },
  then: { allOf: names.map((key) => ({ if: { required: [key] }, then: shape(key) })) },
  else: {
    properties: Object.fromEntries(names.map((key) => [key, headKey(words, key)])),
    additionalProperties: false,
    minProperties: 1,
    errorMessage: allowed(`objek dengan tepat satu dari kunci ${names.join(', ')}`),
  },
  defaultSnippets: snippets(union, words),
});

const jsonTypes: Readonly<Record<string, string>> = {
  list: 'array',
  object: 'object',
  text: 'string',
  number: 'number',
};

/** By the kind of JSON. Texts that mean something are suggested, whatever stands there yet. */
const byJson: Way = (names, shape, words) => {
  const types = names.map((name) => jsonTypes[name] ?? name);
  return {
    type: types,
    errorMessage: allowed(words.title),
    allOf: names.map((name, at) => ({ if: { type: types[at] ?? name }, then: shape(name) })),
    ...(words.choices === undefined ? {} : { defaultSnippets: texts(words.choices) }),
  };
};

/** Inside a group of conditions: a name, a comparison by any of its keys, or a group. An empty object may become either. */
const byConditionEntry: Way = (_, shape, words) => ({
  type: ['object', 'string'],
  errorMessage: allowed(words.title),
  allOf: [
    { if: { type: 'string' }, then: shape('name') },
    {
      if: { type: 'object' },
      then: {
        if: { anyOf: Object.keys(groupKeys(words)).map((key) => ({ required: [key] })) },
        then: {
          if: { anyOf: ['name', 'condition', 'value'].map((key) => ({ required: [key] })) },
          then: shape('item'),
          else: shape('group'),
        },
        else: { allOf: [shape('item')], properties: groupKeys(words) },
      },
    },
  ],
});

/** The blocks without `type`, by the key that each is known by. */
const headKeys = { used: 'use', fragment: 'fragment' } as const;

/** A field that is shown again has `use`, a fragment has `fragment`, and neither has a `type`; all else has one. */
const byUse: Way = (_, shape, words, union) => {
  const heads = Object.entries(headKeys);
  return {
    if: { required: ['type'] },
    then: shape('typed'),
    else: {
      if: { anyOf: heads.map(([, key]) => ({ required: [key] })) },
      then: { allOf: heads.map(([name, key]) => ({ if: { required: [key] }, then: shape(name) })) },
      else: {
        allOf: [shape('typed')],
        properties: Object.fromEntries(heads.map(([name, key]) => [key, headKey(words, name, key)])),
      },
    },
    defaultSnippets: snippets(union, words),
  };
};

/** A named condition: an object with `when` has a title. */
const byWhen: Way = (_, shape) => ({
  if: { type: 'object', required: ['when'] },
  then: shape('titled'),
  else: shape('plain'),
});

/** Copies: exactly `from` and `to` are two uses of fragments. */
const byEnds: Way = (_, shape) => ({
  if: { type: 'object', required: ['from', 'to'], maxProperties: 2 },
  then: shape('uses'),
  else: shape('fields'),
});

/** A beginning of each shape, with its texts as places to type over. */
const snippets = (union: Union, words: UnionWords): Snippet[] =>
  beginningsOf(union, words).flatMap(({ name, about, fixed, samples: [sample] }) =>
    sample ? [{ label: name, description: about, body: marked(sample, fixed) }] : [],
  );

function marked(sample: JsonObject, fixed: JsonObject): JsonObject {
  let place = 0;
  const mark = ([key, value]: [string, Json]): [string, Json] =>
    typeof value === 'string' && !Object.hasOwn(fixed, key) && !/[$}\\]/.test(value)
      ? [key, `\${${++place}:${value}}`]
      : [key, value];
  return Object.fromEntries(Object.entries(sample).map(mark));
}

const ways: Readonly<Record<Exclude<UnionKind, 'own'>, Way>> = {
  type: byType,
  key: byKey,
  json: byJson,
  conditionEntry: byConditionEntry,
  use: byUse,
  when: byWhen,
  ends: byEnds,
};

function wayOf(by: UnionKind): Way {
  if (by === 'own') throw new Error('schema: a union of its own kind has no way to be said');
  return ways[by];
}

function objectOf(words: UnionWords, name: string): ObjectWords {
  const found = given(words.branches[name]);
  if (found?.kind !== 'object') throw new Error(`${words.name}: no words on the object ${name}`);
  return found;
}

function headKey(words: UnionWords, name: string, key = name): JsonSchema {
  const said = objectOf(words, name).keys[key];
  if (said === undefined) throw new Error(`${words.name}: no words on ${key}`);
  return property({}, said);
}

function groupKeys(words: UnionWords): Readonly<Record<string, JsonSchema>> {
  const group = given(words.branches.group);
  if (group?.kind !== 'union') throw new Error(`${words.name}: no words on the group`);
  return Object.fromEntries(Object.keys(group.branches).map((key) => [key, headKey(group, key)]));
}

const texts = (choices: Readonly<Record<string, string>>): Snippet[] =>
  Object.entries(choices).map(([body, sentence]) => ({ label: body, description: plain(sentence), body }));
