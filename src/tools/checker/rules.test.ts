import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDefinition } from '.';
import { catalogue } from './catalogue';
import { textOf, type Fragment } from './testing/fragment';
import { lineOf } from './testing/lineOf';

interface Case {
  name: string;
  definition: Fragment;
  /** The rules that must be found, in the order of the text. */
  rules: readonly string[];
  /** Where the first of them stands. */
  at?: string;
  suggestion?: string;
  /** A piece of the first finding's witness. */
  witness?: string;
}

const folder = path.join(__dirname, 'cases');

const cases = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Case[]).map(
    (one) => [`${file}: ${one.name}`, one] as const,
  ),
);

const exists = (address: string): boolean => address === '/files/ada.webp' || address === 'popups/ada';

const expected = new Set<string>(cases.flatMap(([, { rules }]) => rules));
const aside = new Set(plantedRules());

test.each(cases)('%s', (_, { definition, rules, at, suggestion, witness }) => {
  const all = checkDefinition(textOf(definition), { file: 'contoh.json', exists, today: '2026-03-02' });
  // Rules with planted faults of their own stand aside: a case shows the one thing that is wrong.
  const found = all.filter(({ rule }) => expected.has(rule) || !aside.has(rule));
  expect(found.map(({ rule, path: place, what }) => ({ rule, place, what }))).toEqual(
    rules.map((rule, index) => ({
      rule,
      place: index === 0 && at !== undefined ? at : (expect.any(String) as string),
      what: expect.any(String) as string,
    })),
  );
  if (at !== undefined) expect(found[0]?.line).toBe(lineOf(textOf(definition), at));
  if (suggestion !== undefined) expect(found[0]?.suggestion).toBe(`Mungkin maksud Anda “${suggestion}”?`);
  if (witness !== undefined) expect(found[0]?.witness).toContain(witness);
});

test('every rule has a case', () => {
  const reported = new Set([...expected, ...aside]);
  const elsewhere = ['broken-json', 'slug', 'search-cut'];
  expect(Object.keys(catalogue).filter((rule) => !reported.has(rule) && !elsewhere.includes(rule))).toEqual(
    [],
  );
});

/** The rules that planted faults expect. */
function plantedRules(): string[] {
  const place = path.join(__dirname, 'planted/faults');
  const files = [
    ...readdirSync(place).map((file) => path.join(place, file)),
    `${place}/../classes/faults.json`,
  ];
  return files.flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { rule?: string }[]).flatMap(({ rule }) => rule ?? []),
  );
}
