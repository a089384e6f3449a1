import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formDefinition } from '../../language/schemas/form';
import { definitionWith, recipesIn } from '../../../tests/forms/guide/recipes';
import { keysOf, noteUsed, type Row } from './testing/keysUsed';

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
