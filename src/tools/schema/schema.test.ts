import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { loadForm, checkSite, parseText, type Json } from '../../interpreter';
import { json, list, object, oneOf, text, transformed } from '../../language/schema';
import { buildSchema } from './build';
import { definitionSchema, schemaText, siteSchema } from './definitionSchema';
import type { JsonSchema } from './jsonSchema';
import { definitionFiles, faults, read, schemaName, validatorOf, editorKeys } from './testing/schemaFile';
import type { ObjectWords } from './words/types';
import { formDefinition } from '../../language/schemas/form';
import { definitionWith, recipesIn } from '../../../tests/forms/guide/recipes';
import {
  type Json as JsonOfSamples,
  type JsonObject,
  type Schema,
  isList,
  isObject,
  type Keys,
  type Optional,
} from '../../language';
import { describedSchemas, keysOf as sampleKeys } from './described';
import { beginningsOf, besideKey, examplesOf, isForeign, samplesOf } from './samples';
import { catalogue } from '../checker/catalogue';
import { faults as faultsOfKeyAnswers } from '../checker/testing/planted';
import answers from './keyAnswers.json';
import { bare } from './bare';

/** The schema of what stands under a key; the tables of several objects may share one. */
type Row = Schema<unknown>;

/** The tables of keys of a language, each with where it is first met. */
type Tables = Map<Keys, { at: string; rows: readonly (readonly [key: string, row: Row])[] }>;

/** Every table of keys that a schema reads by. */
function keysOf(schema: Row): Tables {
  const found: Tables = new Map();
  const seen = new Set<Row>();
  const visit = (one: Row | Optional<unknown>, at: string): void => {
    const row = bare(one);
    if (seen.has(row)) return;
    seen.add(row);
    const { node } = row;
    if (node.kind === 'object') {
      const rows = Object.entries(node.keys).map(([key, below]) => [key, bare(below)] as const);
      found.set(node.keys, { at, rows });
      for (const [key, below] of rows) visit(below, `${at}.${key}`);
    } else if (node.kind === 'union') {
      for (const [name, below] of Object.entries(node.branches)) visit(below, `${at}:${name}`);
    } else {
      for (const below of insideOf(row)) visit(below, at);
    }
  };
  visit(schema, '');
  return found;
}

/** Notes which keys a value has, by what they are read with; of a union the branch that reads it without a fault. */
function noteUsed(schema: Row | Optional<unknown>, value: unknown, used: Map<Row, Set<string>>): void {
  const row = bare(schema);
  const { node } = row;
  if (node.kind === 'object') {
    for (const [key, below] of isObject(value) ? Object.entries(node.keys) : []) {
      if (!isObject(value) || !Object.hasOwn(value, key)) continue;
      const read = bare(below);
      used.set(read, (used.get(read) ?? new Set()).add(key));
      noteUsed(read, value[key], used);
    }
  } else if (node.kind === 'union') {
    const branch = Object.values(node.branches).find((one) => !refuses(one, value));
    if (branch) noteUsed(branch, value, used);
  } else if (node.kind === 'list') {
    for (const one of isList(value) ? value : []) noteUsed(node.item, one, used);
  } else if (node.kind === 'dictionary') {
    for (const one of isObject(value) ? Object.values(value) : []) noteUsed(node.value, one, used);
  } else {
    for (const below of insideOf(row)) noteUsed(below, value, used);
  }
}

/** What a wrapper stands around, or what a collection holds; a leaf has nothing. */
function insideOf({ node }: Row): readonly Row[] {
  switch (node.kind) {
    case 'nullable':
      return [node.inner];
    case 'list':
      return [node.item];
    case 'dictionary':
      return [node.value];
    default:
      return [];
  }
}

/** Whether what stands under a key may not be this. */
function refuses(row: Row, value: unknown): boolean {
  return row.read(value).findings !== undefined;
}

describe('schema', () => {
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

  test.each(definitionFiles())('shipped definitions: %s fits and names the schema', (name) => {
    const definition: unknown = JSON.parse(read(name));
    const fits = validatorOf();
    expect(fits(definition) ? [] : faults(fits)).toEqual([]);
    expect(definition).toHaveProperty('$schema', `./${schemaName}`);
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
});

describe('keysUsed', () => {
  const folder = 'form-definitions';
  const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');
  const jsonIn = (...path: string[]): Record<string, unknown>[] =>
    readdirSync(join(folder, ...path))
      .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
      .map((name) => JSON.parse(read(...path, name)) as Record<string, unknown>); // Their shape is looked at by the schema.
  const inStep = ({ blocks, conditions = {} }: Record<string, unknown>): object => ({
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    conditions,
    steps: [{ id: 'satu', title: 'Satu', blocks }],
  });

  /** Everything that is written in the language: shipped products, fragments and pages, and the recipes of the guide. */
  const written = [
    ...jsonIn(),
    ...jsonIn('fragments').map(inStep),
    ...jsonIn('pages').map(({ blocks, content }) => ({
      start: { blocks: blocks ?? (content as { blocks?: unknown } | undefined)?.blocks ?? [] },
    })),
    ...recipesIn(read('README.md'))
      .filter(({ kind }) => kind !== 'skenario')
      .map((recipe) =>
        recipe.kind === 'halaman'
          ? { start: JSON.parse(recipe.text) as object }
          : (JSON.parse(definitionWith(recipe)) as object),
      ),
  ];

  /** Keys that are not used, and why. */
  const unwritten: Readonly<Record<string, string>> = {
    showInCSMobile: 'steps of the staff, which no shipped form has',
    type: 'the default of a filter is what the bank takes; every other `type` is written',
    comparisonOperator: 'as `type` of a filter',
    lastUpdatedDate: 'a branch as the bank tells it; no page looks at it',
    isCurrentDate: 'as `lastUpdatedDate`',
  };

  const tables = [...keysOf(formDefinition)];

  test('every key of the language stands in a shipped form or page, or in a recipe of the guide', () => {
    const used = new Map<Row, Set<string>>();
    for (const one of written) noteUsed(formDefinition, one, used);
    const missing = tables.flatMap(([, { at, rows }]) =>
      rows.flatMap(([key, row]) => (used.get(row)?.has(key) ? [] : [{ key, at: `${at}.${key}` }])),
    );
    // That a block can be hidden is said of every block in the same way.
    const reported = missing.filter(({ key }) => key !== 'visibleWhen');
    expect(reported.filter(({ key }) => !Object.hasOwn(unwritten, key)).map(({ at }) => at)).toEqual([]);
    expect(Object.keys(unwritten).filter((key) => !reported.some((one) => one.key === key))).toEqual([]);
  });

  test('what is written in the language is read, and nothing of it is lost or changed', () => {
    const forms = written.filter((one) => 'steps' in one || 'stages' in one);
    expect(forms.length).toBeGreaterThan(40);
    for (const one of forms) expect(parseText(JSON.stringify(one))).toEqual({ ok: true, definition: one });
  });

  test('every key of the language stands in a JSON case', () => {
    const casesIn = (path: string): string[] =>
      readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
        const below = join(path, entry.name);
        if (entry.isDirectory()) return casesIn(below);
        return entry.name.endsWith('.cases.json') ? [readFileSync(below, 'utf8')] : [];
      });
    const cases = casesIn('src').join('\n');
    const keys = new Set(tables.flatMap(([, { rows }]) => rows.map(([key]) => key)));
    expect(keys.size).toBeGreaterThan(200);
    expect([...keys].filter((key) => !cases.includes(`"${key}":`))).toEqual([]);
  });
});

describe('siteSchema', () => {
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
  ajv.addVocabulary(editorKeys);
  const fits = ajv.compile(siteSchema());

  /** Whether the schema and the parser take a file alike. */
  const isTaken = (site: Json): boolean => {
    const parsed = checkSite(JSON.stringify(site)).length === 0;
    expect(fits(site)).toBe(parsed);
    return parsed;
  };

  test("the frame's schema in form-definitions is the one that the parser makes (mend it with: npm run schema)", () => {
    expect(read('site.schema.json') === schemaText(siteSchema())).toBe(true);
  });

  test('the shipped frame fits and names it', () => {
    const site = JSON.parse(read('pages/site.json')) as Json; // JSON.parse gives JSON.
    expect(isTaken(site)).toBe(true);
    expect(site).toHaveProperty('$schema', '../site.schema.json');
  });

  test.each<[string, Json]>([
    ['a misspelt key', { brnad: 'A' }],
    ['a brand without letters', { brand: '' }],
    ['a logo of nowhere', { logo: 'javascript:x' }],
    ['a link without a text', { navigation: [{ href: '/' }] }],
    ['a way of contact that the frame does not show', { contact: { fax: '1' } }],
  ])('%s is refused', (_, site) => {
    expect(isTaken(site)).toBe(false);
  });

  test('every example may be written', () => {
    const { definitions = {}, ...top } = siteSchema();
    const examplesOf = ({ properties = {} }: typeof top): Record<string, Json> =>
      Object.fromEntries(
        Object.entries(properties).flatMap(([key, said]) =>
          said === false || said.examples?.[0] === undefined ? [] : [[key, said.examples[0]] as const],
        ),
      );
    expect(isTaken({ ...examplesOf(top), contact: examplesOf(definitions.kontak ?? {}) })).toBe(true);
    expect(Object.keys(examplesOf(top))).toHaveLength(11);
  });
});

describe('samples', () => {
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
  function withKey(
    schema: Schema<unknown>,
    object: JsonObject,
    key: string,
    value: JsonOfSamples,
  ): JsonObject {
    const { without, needed } = besideKey(schema, object, key);
    const kept = Object.entries(object).filter(([other]) => !without.includes(other));
    const examples = sampleKeys(schema).map((one) => [one.key, examplesOf(one.said)[0] ?? null] as const);
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
      sampleKeys(schema).flatMap(({ key, said }) =>
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
});

describe('keyAnswers', () => {
  /** Every key of the language, with what is read under it at each of its places. */
  const keys = new Map<string, Row[]>();
  for (const { rows } of keysOf(formDefinition).values()) {
    for (const [key, row] of rows) keys.set(key, [...(keys.get(key) ?? []), row]);
  }

  /** What nobody means who writes a key: of every type, and out of every range. */
  const nonsense = [[[]], { '?': 1 }, 7.5, ' ', '?', true, null, -1];

  test('each key of the language has one answer to what happens when it is wrong', () => {
    const answered = [...Object.keys(answers.found), ...answers.refused, ...Object.keys(answers.right)];
    expect(answered.sort()).toEqual([...keys.keys()].sort());
  });

  test.each(Object.entries(answers.found))('"%s": a planted fault is reported by %s', (key, rule) => {
    expect(Object.keys(catalogue)).toContain(rule);
    const named = faultsOfKeyAnswers.filter(
      ([, fault]) =>
        fault.rule === rule && [fault.put, fault.line].some((text) => text?.includes(`"${key}"`)),
    );
    expect(named.map(([name]) => name)).not.toEqual([]);
  });

  test('whatever is refused under a key, what may stand there is said', () => {
    const said = [...keys.values()]
      .flat()
      .flatMap((row) => nonsense.flatMap((one) => row.read(one).findings ?? []));
    expect(said.length).toBeGreaterThan(1000);
    expect(said.filter(({ problem }) => !/\w/.test(problem.expected))).toEqual([]);
  });

  test.each(answers.refused)('"%s": what is not of its kind is refused wherever it stands', (key) => {
    for (const row of keys.get(key) ?? []) expect(nonsense.some((value) => refuses(row, value))).toBe(true);
  });

  test.each(Object.entries(answers.right))('"%s" cannot be wrong: %s', (key) => {
    for (const row of keys.get(key) ?? []) expect(nonsense.some((value) => refuses(row, value))).toBe(false);
  });
});
