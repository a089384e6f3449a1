import { loadForm } from '../../interpreter';
import { json, list, object, oneOf, text, transformed, type Keys } from '../../language/schema';
import { buildSchema } from './build';
import { definitionSchema, schemaText } from './definitionSchema';
import type { JsonSchema } from '../../fields/common/words/jsonSchema';
import { definitionFiles, faults, read, schemaName, validatorOf } from './testing/schemaFile';
import type { ObjectWords } from '../../fields/common/words/types';

const { definitions = {}, ...top } = definitionSchema();

/** The named parts, and the definition itself, with the JSON pointers that lead to them. */
const parts = [
  { name: 'formulir', pointer: '', part: top as JsonSchema },
  ...Object.entries(definitions).map(([name, part]) => ({ name, pointer: `/definitions/${name}`, part })),
];

/** Every key that the schema knows, with what is said of it. */
const keys = parts.flatMap(({ name, pointer, part }) =>
  [
    ['', part.properties] as const,
    ['/else', part.else?.properties] as const,
    ['/else/else', part.else?.else?.properties] as const,
  ].flatMap(([inside, properties = {}]) =>
    Object.entries(properties).flatMap(([key, said]) =>
      said === false
        ? []
        : [{ name: `${name}.${key}`, pointer: `${pointer}${inside}/properties/${key}`, said }],
    ),
  ),
);

test('the schema in form-definitions is the one that the parser makes (mend it with: npm run schema)', () => {
  expect(read(schemaName) === schemaText()).toBe(true);
});

describe('every key', () => {
  test('has an Indonesian description and an example', () => {
    expect(keys.length).toBeGreaterThan(300);
    const bare = keys.filter(
      ({ said }) => !said.description || !said.markdownDescription || !said.examples?.length,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('has examples that its own schema takes', () => {
    const refused = keys.flatMap(({ name, pointer, said }) => {
      const fits = validatorOf(pointer);
      return (said.examples ?? []).filter((example) => !fits(example)).map(() => [name, ...faults(fits)]);
    });
    expect(refused).toEqual([]);
  });

  test('in a hover ends with the examples, and in a plain text has no marks', () => {
    const label = keys.find(({ name }) => name === 'field-teks.label')?.said;
    expect(label?.markdownDescription).toMatch(/`\{rumus\}`[^]*"Nama Lengkap"/);
    expect(keys.filter(({ said }) => /\*\*|`/.test(said.description ?? ''))).toEqual([]);
  });
});

test('what an editor inserts to start a block, an effect or a condition fits', () => {
  const starters = parts.flatMap(({ name, pointer, part }) =>
    (part.defaultSnippets ?? []).map(({ label, body }) => ({ name: `${name} ${label}`, pointer, body })),
  );
  expect(starters.length).toBeGreaterThan(50);
  const plain = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body).replace(/\$\{\d+:([^}]*)\}/g, '$1'));
  const refused = starters.flatMap(({ name, pointer, body }) => {
    const fits = validatorOf(pointer);
    return fits(plain(body)) ? [] : [[name, ...faults(fits)]];
  });
  expect(refused).toEqual([]);
});

describe('shipped definitions', () => {
  test.each(definitionFiles())('%s fits and names the schema', (name) => {
    const definition: unknown = JSON.parse(read(name));
    const fits = validatorOf();
    expect(fits(definition) ? [] : faults(fits)).toEqual([]);
    expect(definition).toHaveProperty('$schema', `./${schemaName}`);
  });
});

describe('words and schemas go together', () => {
  const words: ObjectWords = {
    kind: 'object',
    name: 'contoh',
    title: 'Contoh',
    keys: { satu: { about: 'Satu.', examples: [1] } },
  };
  const build = (keys: Keys) => () => buildSchema(object(keys), words);

  test('a key of the language without words is reported', () => {
    expect(build({ satu: json, dua: json })).toThrow('contoh: no words on dua');
  });

  test('words on a key that the language does not know are reported', () => {
    expect(build({})).toThrow('contoh: words on satu, which the parser does not know');
  });

  test('an object without words is reported by its place', () => {
    expect(build({ satu: list(object({})) })).toThrow('contoh.satu: no words on the object there');
  });

  test('a closed set with a text that has no sentence is reported', () => {
    const choosing: ObjectWords = {
      ...words,
      keys: { satu: { about: 'Satu.', examples: ['a'], choices: { a: 'A.' } } },
    };
    expect(() => buildSchema(object({ satu: oneOf(['a', 'b']) }), choosing)).toThrow(
      'contoh.satu: no words on "b"',
    );
  });

  test('what a JSON Schema cannot say is reported', () => {
    expect(build({ satu: transformed(text, Number) })).toThrow('cannot say what is transformed');
  });
});

test('every spelling of an operator that the schema suggests is one that forms load with', () => {
  const condition = definitions.perbandingan?.properties?.condition;
  const spellings = condition === false ? [] : (condition?.enum ?? []);
  expect(spellings.length).toBeGreaterThan(20);
  const formWith = (spelling: unknown): string =>
    JSON.stringify({
      version: 1,
      slug: 'a',
      title: 'A',
      subProductId: '1',
      values: [{ name: 'n' }],
      conditions: { c: [{ name: 'n', condition: spelling, value: 1 }] },
      steps: [{ id: 'a', title: 'A', blocks: [] }],
    });
  const unknown = spellings.filter((spelling) => {
    const loaded = loadForm(formWith(spelling), 'a');
    return !loaded.ok && loaded.issues.some(({ path }) => path.endsWith('.condition'));
  });
  expect(unknown).toEqual([]);
});
