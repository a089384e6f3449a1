import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, checkDefinition, type Finding } from '.';
import type * as interpreter from '../../interpreter';
import { definitionOfCase, parseCases } from '../../interpreter/engine/testing/parseCases';
import { textOf, type Fragment } from './testing/fragment';

/** What the words of an issue become; no two of them alike, so that nothing can be compared by them either. */
let scramble: (words: string) => string = (words) => words;

jest.mock('../../interpreter', () => {
  const actual = jest.requireActual<typeof interpreter>('../../interpreter');
  const other = (issue: interpreter.Issue): interpreter.Issue => ({
    ...issue,
    received: scramble(issue.received),
    expected: scramble(issue.expected),
    hint: issue.hint === undefined ? undefined : scramble(issue.hint),
  });
  const scrambled = <R extends { ok: true } | { ok: false; issues: readonly interpreter.Issue[] }>(
    result: R,
  ): R => (result.ok ? result : { ...result, issues: result.issues.map(other) });
  return {
    ...actual,
    parseText: (text: string) => scrambled(actual.parseText(text)),
    parseContent: (json: unknown) => scrambled(actual.parseContent(json)),
    include: (...given: Parameters<typeof actual.include>) => scrambled(actual.include(...given)),
    compile: (definition: interpreter.FormDefinition) => scrambled(actual.compile(definition)),
  };
});

/** The cases of a file; what is in them, the caller knows. */
function casesIn<T>(...file: readonly string[]): T {
  return JSON.parse(readFileSync(path.join(__dirname, ...file), 'utf8')) as T;
}

const fragments = readdirSync(path.join(__dirname, 'cases')).flatMap((file) =>
  casesIn<{ name: string; definition: Fragment }[]>('cases', file).map(
    ({ name, definition }) => [`${file}: ${name}`, textOf(definition)] as const,
  ),
);

interface Refused {
  refused: readonly { name: string; formula: string; condition: interpreter.Json }[];
}

/** A field of every type of value, under the names that the cases of formulas and conditions use. */
const fields: readonly Fragment[] = [
  { type: 'number', name: 'nominal' },
  { type: 'number', name: 'jumlah' },
  { type: 'date', name: 'lahir' },
  { type: 'checkbox', name: 'benar' },
  { type: 'select', name: 'agama', options: ['1|A', '2|B'] },
  { type: 'checkboxGroup', name: 'fasilitas', options: ['1|A', '2|B'] },
  { type: 'text', name: 'nama' },
];

const formulas = casesIn<Refused>('../../interpreter/formulas/formulas.cases.json').refused.map(
  ({ name, formula }) =>
    [
      `formula: ${name}`,
      textOf({ blocks: [...fields, { type: 'number', name: 'hasil', compute: formula }] }),
    ] as const,
);

const conditions = casesIn<Refused>('../../interpreter/conditions/connectors.cases.json').refused.map(
  ({ name, condition }) =>
    [
      `condition: ${name}`,
      textOf({ blocks: [...fields, { name: 'hasil', visibleWhen: condition }] }),
    ] as const,
);

const structures = parseCases.map(
  (one) => [`structure: ${one.name}`, one.text ?? JSON.stringify(definitionOfCase(one), null, 2)] as const,
);

const includedForms: Readonly<Record<string, string>> = {
  'tamu-rusak': '{\n "version": 1,\n}',
  'tamu-salah': textOf({
    slug: 'tamu-salah',
    constants: { suku: 1 },
    blocks: [{ name: 'a', requird: true }],
  }),
  'tamu-sama': textOf({ slug: 'tamu-sama', constants: { suku: 1 }, blocks: [{ name: 'a' }] }),
};

const included = Object.keys(includedForms).map(
  (slug) =>
    [`included: ${slug}`, textOf({ constants: { suku: 2 }, blocks: [{ type: 'form', slug }] })] as const,
);

const options = {
  file: 'contoh.json',
  exists: (address: string) => address === '/files/ada.webp' || address === 'popups/ada',
  textOf: (slug: string) => includedForms[slug],
  today: '2026-03-02',
};

/** What is distinguished from the words that the interpreter chose. */
function facts(found: readonly Finding[]): unknown {
  return found.map(({ rule, path: place, line, column, where, alsoAt, suggestion, witness }) => {
    return { rule, place, line, column, where, alsoAt, suggestion, witness };
  });
}

function bothWays(find: () => Finding[]): [plain: Finding[], scrambled: Finding[]] {
  const plain = find();
  let count = 0;
  scramble = () => `kata ${(count += 1)}`;
  try {
    return [plain, find()];
  } finally {
    scramble = (words) => words;
  }
}

test.each([...fragments, ...formulas, ...conditions, ...structures, ...included])(
  'the same is found whatever words the interpreter has for it: %s',
  (_, text) => {
    const [plain, scrambled] = bothWays(() => checkDefinition(text, options));
    expect(facts(scrambled)).toEqual(facts(plain));
  },
);

test('the same is found in a page', () => {
  const page = JSON.stringify({ blocks: [{ type: 'heading', level: 7, txt: 'a' }] });
  const [plain, scrambled] = bothWays(() => checkContent(page, options));
  expect(plain).toHaveLength(3);
  expect(facts(scrambled)).toEqual(facts(plain));
  // The words did change.
  expect(scrambled.map(({ fix }) => fix)).not.toEqual(plain.map(({ fix }) => fix));
});
