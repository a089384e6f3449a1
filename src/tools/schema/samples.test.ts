import type { Json, JsonObject } from '../../language';
import { describedSchemas, keysOf } from './described';
import { beginningsOf, besideKey, examplesOf, isForeign, samplesOf } from './samples';
import type { Schema } from '../../language';

const all = [...describedSchemas()];
const objects = all.flatMap(([schema, { words, keys }]) =>
  words.kind === 'object' ? [{ name: words.name, schema, words, keys }] : [],
);
const unions = all.flatMap(([{ node }, { words }]) =>
  node.kind === 'union' && words.kind === 'union' ? [{ name: words.name, node, words }] : [],
);

/** What the reader finds in a value, in short. */
const issuesOf = (schema: Schema<unknown>, value: unknown): string[] =>
  (schema.read(value).findings ?? []).map(({ path, problem }) => `${path.join('.')}: ${problem.expected}`);

/** An object with a key, put there as the editor does. */
function withKey(schema: Schema<unknown>, object: JsonObject, key: string, value: Json): JsonObject {
  const { without, needed } = besideKey(schema, object, key);
  const kept = Object.entries(object).filter(([other]) => !without.includes(other));
  const examples = keysOf(schema).map((one) => [one.key, examplesOf(one.said)[0] ?? null] as const);
  const others = examples.filter(([other]) => needed.includes(other));
  return Object.fromEntries([...kept, ...others, [key, value]]);
}

test('every object and union of the language has words', () => {
  expect(objects.length).toBeGreaterThan(80);
  expect(unions.length).toBeGreaterThan(15);
});

test.each(objects.map((one) => [one.name, one] as const))(
  'an object %s begins with what its reader takes',
  (_, one) => {
    const samples = samplesOf(one.schema, one.words);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.flatMap((sample) => issuesOf(one.schema, sample))).toEqual([]);
  },
);

test.each(unions.map((one) => [one.name, one] as const))(
  'a shape of %s begins with what its reader takes',
  (_, one) => {
    const refused = beginningsOf(one.node, one.words).flatMap(({ name, samples }) =>
      samples.flatMap((sample) => {
        const chosen = one.node.choose(sample);
        const branch = typeof chosen === 'string' ? one.node.branches[chosen] : undefined;
        return branch ? issuesOf(branch, sample).map((issue) => `${name}: ${issue}`) : [name];
      }),
    );
    expect(refused).toEqual([]);
  },
);

/** Objects as they begin, each once more for each other type that it may have. */
const begun = objects.flatMap(({ schema, words, keys }) => {
  const types = keys.find(({ key }) => key === 'type')?.schema.node;
  const names = types?.kind === 'oneOf' ? types.options : [undefined];
  return names.flatMap((type) =>
    samplesOf(schema, words, type === undefined ? {} : { type }).map((sample) => ({
      name: words.name,
      schema,
      sample,
    })),
  );
});

test('every key that is added to an object is taken, with every example, beside what it begins with', () => {
  const refused = begun.flatMap(({ name, schema, sample }) =>
    keysOf(schema).flatMap(({ key, said }) =>
      isForeign(schema, sample, key)
        ? []
        : examplesOf(said).flatMap((value) =>
            key === 'type'
              ? []
              : issuesOf(schema, withKey(schema, sample, key, value)).map(
                  (issue) => `${name} + ${key}: ${issue}`,
                ),
          ),
    ),
  );
  expect([...new Set(refused)]).toEqual([]);
});
