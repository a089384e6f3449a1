import fc from '../../../../tests/fastCheck';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRuns } from '../../../../tests/sweeps';
import type { Json } from '../../../interpreter';
import { valueAt } from '../../checker/json/walk';
import { edited, pathAfter, printed, textAfter, type Edit } from './textEdits';

const value: Json = {
  a: [{ name: 'x', label: 'X' }, { name: 'y' }],
  steps: [{ id: 'satu' }, { id: 'dua', blocks: [1, 2] }],
  kosong: {},
};

const steps = ['steps', 1, 'blocks'] as const;
test.each<[Edit, Json]>([
  [
    { do: 'set', path: ['a', 0, 'label'], value: 'Z' },
    { ...value, a: [{ name: 'x', label: 'Z' }, { name: 'y' }] },
  ],
  [
    { do: 'set', path: ['kosong', 'x'], value: 1 },
    { ...value, kosong: { x: 1 } },
  ],
  [
    { do: 'remove', path: ['a', 0] },
    { ...value, a: [{ name: 'y' }] },
  ],
  [
    { do: 'remove', path: ['a', 1, 'name'] },
    { ...value, a: [{ name: 'x', label: 'X' }, {}] },
  ],
  [
    { do: 'insert', path: ['a'], index: 2, value: 1 },
    { ...value, a: [{ name: 'x', label: 'X' }, { name: 'y' }, 1] },
  ],
  [
    { do: 'rename', path: ['a', 0, 'name'], name: 'id' },
    { ...value, a: [{ id: 'x', label: 'X' }, { name: 'y' }] },
  ],
  [
    { do: 'move', path: ['a', 0], to: ['a'], index: 2 },
    { ...value, a: [{ name: 'y' }, { name: 'x', label: 'X' }] },
  ],
  [
    { do: 'move', path: ['a', 1], to: steps, index: 1 },
    {
      ...value,
      a: [{ name: 'x', label: 'X' }],
      steps: [{ id: 'satu' }, { id: 'dua', blocks: [1, { name: 'y' }, 2] }],
    },
  ],
  [
    { do: 'move', path: ['steps', 0], to: steps, index: 0 },
    { ...value, steps: [{ id: 'dua', blocks: [{ id: 'satu' }, 1, 2] }] },
  ],
  [
    {
      do: 'all',
      edits: [
        { do: 'remove', path: ['a', 1] },
        { do: 'remove', path: ['a', 0] },
        { do: 'insert', path: ['a'], index: 0, value: 1 },
      ],
    },
    { ...value, a: [1] },
  ],
])('an edit changes the value, and keys stay in their order: %j', (edit, after) => {
  expect(JSON.stringify(edited(value, edit))).toBe(JSON.stringify(after));
});

test.each<Edit>([
  { do: 'set', path: ['a', 9, 'x'], value: 1 },
  { do: 'remove', path: ['tidak'] },
  { do: 'remove', path: [] },
  { do: 'insert', path: ['kosong'], index: 0, value: 1 },
  { do: 'insert', path: ['a'], index: 3, value: 1 },
  { do: 'move', path: ['a', 0], to: ['a'], index: 3 },
  { do: 'move', path: ['a', 5], to: ['a'], index: 0 },
  { do: 'move', path: ['a', 0], to: ['kosong'], index: 0 },
  { do: 'move', path: ['steps', 1], to: steps, index: 0 },
  { do: 'move', path: ['kosong'], to: ['a'], index: 0 },
  { do: 'rename', path: ['a', 0, 'name'], name: 'label' },
  { do: 'rename', path: ['a', 0], name: 'x' },
  {
    do: 'all',
    edits: [
      { do: 'remove', path: ['a'] },
      { do: 'remove', path: ['a'] },
    ],
  },
])('a place that is not there changes nothing: %j', (edit) => {
  expect(edited(value, edit)).toBeUndefined();
  expect(textAfter('', edit)).toBeUndefined();
});

test('an edit that changes nothing leaves the text as it is', () => {
  expect(textAfter('{"a":\n1}', { do: 'set', path: ['a'], value: 1 })).toBe('{"a":\n1}');
});

const folder = 'form-definitions';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !/\.(?:scenarios|schema)\.json$/.test(name),
);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test.each(files)('%s is written as the editor prints it', (name) => {
  expect(printed(JSON.parse(read(name)) as Json)).toBe(read(name));
});

type Place = (string | number)[];
const isBlocks = (path: Place): boolean => path.at(-1) === 'blocks';

/** The paths of everything in a value. */
const pathsIn = (one: Json, path: Place = []): Place[] => {
  const below = Array.isArray(one)
    ? [...one.entries()]
    : Object.entries(typeof one === 'object' ? (one ?? {}) : {});
  return [path, ...below.flatMap(([key, inner]) => pathsIn(inner as Json, [...path, key]))];
};

test.each(files.filter((name) => !name.includes('/')))(
  'what is taken anywhere in %s stands there afterwards',
  (name) => {
    const json = JSON.parse(read(name)) as Json;
    const lists = pathsIn(json).filter(isBlocks);
    const items = pathsIn(json).filter((path) => isBlocks(path.slice(0, -1)));
    const signs = (one: Json | undefined): number => JSON.stringify(one).replaceAll(',', '').length;
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.constantFrom(...lists), fc.nat(), (path, to, drawn) => {
        fc.pre(!path.every((key, at) => key === to[at]));
        const index = drawn % ((valueAt(json, to) as Json[]).length + 1);
        const edit = { do: 'move', path, to, index } as const;
        const now = edited(json, edit);
        expect(valueAt(now, pathAfter(edit))).toEqual(valueAt(json, path));
        // An item more or less in a list is a comma more or less.
        expect(signs(now)).toBe(signs(json));
      }),
      { numRuns: propertyRuns(10) },
    );
  },
);
