import fc from '../../../../tests/fastCheck';
import { parseTree, type Node } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import { propertyRuns } from '../../../../tests/sweeps';
import { allSlugs } from '../../documents/testing/slugs';
import type { TextEdit } from '../../checker';
import type { Json } from '../../../interpreter';
import { changed, takenTo, textChanges, type Edit } from './textEdits';

const text = `{
  "a": [{ "name": "x", "label": "X" }, { "name": "y" }],
  "steps": [
    {
      "id": "satu"
    },
    {
      "id": "dua"
    }
  ],
  "leer": {}
}
`;

const after = (edit: Edit, before = text): string => changed(before, textChanges(before, edit) ?? []);

describe('an edit changes the smallest stretch of the text', () => {
  test('a value that is replaced', () => {
    expect(after({ do: 'set', path: ['a', 0, 'label'], value: 'Z' })).toBe(text.replace('"X"', '"Z"'));
  });
  test('a key of an object on one line', () => {
    expect(after({ do: 'set', path: ['a', 1, 'required'], value: true })).toBe(
      text.replace('{ "name": "y" }', '{ "name": "y", "required": true }'),
    );
  });
  test('a key of an object on several lines', () => {
    expect(after({ do: 'set', path: ['steps', 1, 'title'], value: 'Dua' })).toBe(
      text.replace('"id": "dua"\n', '"id": "dua",\n      "title": "Dua"\n'),
    );
  });
  test('a key of an empty object', () => {
    expect(after({ do: 'set', path: ['leer', 'x'], value: 1 })).toContain('"leer": { "x": 1 }');
  });
  test('an item before the first, between two, and after the last', () => {
    const insert = (index: number): string => after({ do: 'insert', path: ['a'], index, value: { n: 1 } });
    expect(insert(0)).toContain('[{ "n": 1 }, { "name": "x"');
    expect(insert(1)).toContain('"X" }, { "n": 1 }, { "name": "y" }]');
    expect(insert(2)).toContain('{ "name": "y" }, { "n": 1 }]');
  });
  test('an item of a list on several lines stands on lines of its own', () => {
    expect(after({ do: 'insert', path: ['steps'], index: 2, value: { id: 'tiga' } })).toContain(
      '"dua"\n    },\n    { "id": "tiga" }\n  ]',
    );
  });
  test('the first, the last and the only one that is taken away', () => {
    expect(after({ do: 'remove', path: ['a', 0] })).toContain('"a": [{ "name": "y" }],');
    expect(after({ do: 'remove', path: ['a', 1] })).toContain('"a": [{ "name": "x", "label": "X" }],');
    expect(after({ do: 'remove', path: ['a', 1, 'name'] })).toContain(', {}]');
  });
  test('a list that grows too long for its line has a line for each item from then on', () => {
    const value = { label: 'x'.repeat(70) };
    const lines = (items: readonly string[]): string => `"a": [\n    ${items.join(',\n    ')}\n  ],`;
    const [x, y] = ['{ "name": "x", "label": "X" }', '{ "name": "y" }'];
    const own = `{ "label": "${value.label}" }`;
    const insert = (index: number): string => after({ do: 'insert', path: ['a'], index, value });
    expect(insert(0)).toContain(lines([own, x, y]));
    expect(insert(1)).toContain(lines([x, own, y]));
    expect(insert(2)).toContain(lines([x, y, own]));
  });
  test('items that change places keep their spelling', () => {
    expect(after({ do: 'move', path: ['a'], from: 0, to: 1 })).toContain(
      '[{ "name": "y" }, { "name": "x", "label": "X" }]',
    );
  });
  test('an item goes to another list as it is written, as far in as that list', () => {
    const two = text.replace('"leer": {}', '"leer": [\n        { "n": 1 }\n  ]');
    expect(after({ do: 'carry', path: ['steps', 0], to: ['leer'], index: 1 }, two)).toBe(
      two
        .replace('    {\n      "id": "satu"\n    },\n', '')
        .replace('{ "n": 1 }', '{ "n": 1 },\n        {\n          "id": "satu"\n        }'),
    );
    expect(after({ do: 'carry', path: ['leer', 0], to: ['a'], index: 2 }, two)).toContain(
      '{ "name": "y" }, { "n": 1 }]',
    );
  });
  test('a key gets another name, and keeps its value', () => {
    expect(after({ do: 'rename', path: ['a', 1, 'name'], name: 'id' })).toContain('{ "id": "y" }');
  });
  test('several at once', () => {
    const edits: Edit[] = [
      { do: 'set', path: ['a', 1, 'name'], value: 'z' },
      { do: 'set', path: ['a', 0, 'label'], value: 'Z' },
    ];
    expect(after({ do: 'all', edits })).toBe(text.replace('"X"', '"Z"').replace('"y"', '"z"'));
  });
  test('several one after the other, as one change', () => {
    const edits: Edit[] = [
      { do: 'remove', path: ['a', 1] },
      { do: 'remove', path: ['a', 0] },
      { do: 'insert', path: ['a'], index: 0, value: 1 },
    ];
    expect(textChanges(text, { do: 'sequence', edits })).toHaveLength(1);
    expect(after({ do: 'sequence', edits })).toContain('"a": [1],');
    expect(textChanges(text, { do: 'sequence', edits: [] })).toEqual([]);
  });
  test('a long value is written over several lines, indented as its place', () => {
    const value = { label: 'x'.repeat(60), other: ['y'.repeat(60)] };
    expect(after({ do: 'insert', path: ['steps'], index: 0, value })).toContain(
      `[\n    {\n      "label": "${'x'.repeat(60)}",\n      "other": ["${'y'.repeat(60)}"]\n    },\n    {`,
    );
  });
});

test.each<Edit>([
  { do: 'set', path: ['a', 9, 'x'], value: 1 },
  { do: 'remove', path: ['weg'] },
  { do: 'insert', path: ['leer'], index: 0, value: 1 },
  { do: 'move', path: ['a'], from: 0, to: 2 },
  { do: 'move', path: ['a'], from: 5, to: 0 },
  { do: 'carry', path: ['a', 0], to: ['leer'], index: 0 },
  { do: 'carry', path: ['a', 0], to: ['a', 0, 'x'], index: 0 },
  { do: 'rename', path: ['a', 0, 'name'], name: 'label' },
  { do: 'rename', path: ['a', 0], name: 'x' },
  ...(['all', 'sequence'] as const).map((how): Edit => ({
    do: how,
    edits: [
      { do: 'remove', path: ['a'] },
      { do: 'remove', path: ['weg'] },
    ],
  })),
])('a place that is not there changes nothing: %j', (edit) => {
  expect(textChanges(text, edit)).toBeUndefined();
});

test('a text that is no JSON changes nothing', () => {
  expect(textChanges('', { do: 'remove', path: ['a'] })).toBeUndefined();
});

/** What takes changes back, as the history of a text editor does. */
const inverse = (before: string, changes: readonly TextEdit[]): TextEdit[] => {
  let shift = 0;
  return changes.map(({ from, to, insert }) => {
    const back = { from: from + shift, to: from + shift + insert.length, insert: before.slice(from, to) };
    shift += insert.length - (to - from);
    return back;
  });
};

/** Every list and object of a text, with its path. */
const places = (node: Node, path: (string | number)[] = []): { path: (string | number)[]; node: Node }[] => {
  if (node.type === 'object') {
    const inner = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? places(value, [...path, key.value as string]) : [],
    );
    return [{ path, node }, ...inner];
  }
  const items = (node.children ?? []).flatMap((item, index) => places(item, [...path, index]));
  return node.type === 'array' ? [{ path, node }, ...items] : [{ path, node }];
};

/** Edits at one place. */
type Plain = Extract<Edit, { do: 'set' | 'remove' | 'insert' | 'move' }>;

/** What an edit means for the value, apart from any text. */
const edited = (root: Json, edit: Plain): Json => {
  const copy = structuredClone(root);
  const at = (path: readonly (string | number)[]): Record<string | number, Json> =>
    path.reduce<never>((value, key) => value[key], copy as never);
  const key = edit.path.at(-1) ?? '';
  if (edit.do === 'set') at(edit.path.slice(0, -1))[key] = edit.value;
  else if (edit.do === 'remove') {
    const parent = at(edit.path.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else {
    const list = at(edit.path) as unknown as Json[];
    if (edit.do === 'insert') list.splice(edit.index, 0, edit.value);
    else list.splice(edit.to, 0, ...list.splice(edit.from, 1));
  }
  return copy;
};

const values: Json[] = ['teks', 1, true, { satu: 'x'.repeat(120), dua: [1, { tiga: null }] }, [], {}];

test.each(allSlugs())(
  'random edits of %s mean what they say, and are taken back to the same bytes',
  (slug) => {
    const source = readFileSync(`form-definitions/${slug}.json`, 'utf8');
    const all = places(parseTree(source) as Node).filter(({ path }) => path.length > 0);
    const lists = all.filter(({ node }) => node.type === 'array' && (node.children?.length ?? 0) > 1);
    const objects = all.filter(({ node }) => node.type === 'object');
    const edits = fc.oneof(
      fc.record({
        do: fc.constant('set' as const),
        at: fc.constantFrom(...all),
        value: fc.constantFrom(...values),
      }),
      fc.record({
        do: fc.constant('new' as const),
        at: fc.constantFrom(...objects),
        value: fc.constantFrom(...values),
      }),
      fc.record({ do: fc.constant('remove' as const), at: fc.constantFrom(...all) }),
      fc.record({
        do: fc.constantFrom('insert' as const, 'move' as const),
        at: fc.constantFrom(...lists),
        from: fc.nat(),
        to: fc.nat(),
        value: fc.constantFrom(...values),
      }),
    );
    fc.assert(
      fc.property(edits, (drawn) => {
        const { path, node } = drawn.at;
        const count = node.children?.length ?? 0;
        const edit = ((): Plain => {
          if (drawn.do === 'set') return { do: 'set', path, value: drawn.value };
          if (drawn.do === 'new') return { do: 'set', path: [...path, 'kunciBaru'], value: drawn.value };
          if (drawn.do === 'remove') return { do: 'remove', path };
          if (drawn.do === 'insert')
            return { do: 'insert', path, index: drawn.from % (count + 1), value: drawn.value };
          return { do: 'move', path, from: drawn.from % count, to: drawn.to % count };
        })();
        const changes = textChanges(source, edit) ?? [];
        const now = changed(source, changes);
        expect(JSON.parse(now)).toEqual(edited(JSON.parse(source) as Json, edit));
        expect(changed(now, inverse(source, changes))).toBe(source);
      }),
      { numRuns: propertyRuns() },
    );
  },
);

test.each(allSlugs())(
  'what is taken to another list of %s stands there, and is taken back to the same bytes',
  (slug) => {
    const source = readFileSync(`form-definitions/${slug}.json`, 'utf8');
    const lists = places(parseTree(source) as Node)
      .filter(({ path }) => path.at(-1) === 'blocks')
      .map(({ path, node }) => ({ path, count: node.children?.length ?? 0 }));
    const items = lists.flatMap(({ path, count }) => Array.from({ length: count }, (_, at) => [...path, at]));
    const signs = (text: string): number => JSON.stringify(JSON.parse(text)).replaceAll(',', '').length;
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.constantFrom(...lists), fc.nat(), (item, list, drawn) => {
        fc.pre(!item.every((key, at) => key === list.path[at]));
        const index = drawn % (list.count + 1);
        const { edit, path } = takenTo(item, list.path, index);
        const changes = textChanges(source, edit) ?? [];
        const now = changed(source, changes);
        const at = (text: string, way: readonly (string | number)[]): unknown =>
          way.reduce<unknown>(
            (value, key) => (value as Record<string | number, unknown>)[key],
            JSON.parse(text),
          );
        expect(at(now, path)).toEqual(at(source, item));
        // An item more or less in a list is a comma more or less.
        expect(signs(now)).toBe(signs(source));
        expect(changed(now, inverse(source, changes))).toBe(source);
      }),
      { numRuns: propertyRuns(10) },
    );
  },
);
