import fc from 'fast-check';
import type { Issue } from '../issues';
import type { Json } from '../language';
import { loadForm } from '../load';

type Block = Readonly<Record<string, Json>>;

const issuesOf = (blocks: readonly Block[], rest: Block = {}): readonly Issue[] => {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: blocks.map((block) => ({ type: 'text', label: 'Isian', ...block })),
      },
    ],
    ...rest,
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  return loaded.ok ? [] : loaded.issues;
};

function lookupBy(parent: string): Json {
  const filters = [{ field: 'parentId', value: `{${parent}}` }];
  return { url: '/province/filter', idField: 'id', textField: 'name', filters };
}

const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

test('a sound definition has no issues', () => {
  expect(issuesOf([{ name: 'nama' }, { name: 'alamat', visibleWhen: filled('nama') }])).toEqual([]);
});

test.each<[string, readonly Block[], Block, string, RegExp]>([
  [
    'a condition',
    [{ name: 'nama' }, { name: 'a', visibleWhen: filled('nma') }],
    {},
    'steps[0].blocks[1].visibleWhen',
    /nama/,
  ],
  [
    'a formula',
    [{ name: 'nama' }, { name: 'a', compute: 'upper(nma)' }],
    {},
    'steps[0].blocks[1].compute',
    /nama/,
  ],
  ['a text', [{ name: 'nama' }, { name: 'a', label: 'Halo {nma}' }], {}, 'steps[0].blocks[1].label', /nama/],
  [
    'a named condition',
    [{ name: 'a', visibleWhen: 'dewsa' }],
    { conditions: { dewasa: filled('a') } },
    'steps[0].blocks[0].visibleWhen',
    /dewasa/,
  ],
  [
    'a copying switch',
    [{ name: 'nama' }, { type: 'switch', name: 's', copies: { nma: 'nama' } }],
    {},
    'steps[0].blocks[1].copies',
    /nama/,
  ],
  [
    'a reset',
    [{ name: 'nama' }, { name: 'a', resetWhenChanged: ['nma'] }],
    {},
    'steps[0].blocks[1].resetWhenChanged',
    /nama/,
  ],
  [
    'an action of a step',
    [{ name: 'a' }],
    { watch: [{ fields: ['a'], do: 'periska' }], actions: { periksa: [{ clear: ['a'] }] } },
    'watch[0].do',
    /periksa/,
  ],
])(
  'an unknown name in %s is told where it stands, with the name that was meant',
  (_, blocks, rest, path, meant) => {
    const issues = issuesOf(blocks, rest);
    expect(issues.map((issue) => issue.path)).toEqual([expect.stringContaining(path) as string]);
    expect(JSON.stringify(issues)).toMatch(meant);
    expect(issues[0]?.hint).toMatch(/Mungkin maksud Anda/);
  },
);

test('a name that stands twice is told', () => {
  const issues = issuesOf([{ name: 'nama' }, { name: 'nama' }]);
  expect(issues).toHaveLength(1);
  expect(issues[0]?.path).toContain('steps[0].blocks[1].name');
});

test('all that is wrong is told at once', () => {
  const issues = issuesOf([
    { name: 'a', visibleWhen: filled('x1') },
    { name: 'b', compute: 'x2' },
    { name: 'c', label: '{x3}' },
  ]);
  for (const name of ['x1', 'x2', 'x3']) expect(JSON.stringify(issues)).toContain(name);
});

/** The names of a told cycle, from the one that comes first in the alphabet. */
const cycleOf = (issue: Issue | undefined): string[] => {
  const names = issue?.received.split(' → ') ?? [];
  expect(names.at(-1)).toBe(names[0]);
  const round = names.slice(1);
  const first = round.indexOf([...round].sort()[0] ?? '');
  return [...round.slice(first), ...round.slice(0, first)];
};

test.each<[string, readonly Block[], string[]]>([
  [
    'conditions and formulas',
    [
      { name: 'a', visibleWhen: filled('b') },
      { name: 'b', compute: 'c' },
      { name: 'c', visibleWhen: filled('a') },
    ],
    ['a', 'b', 'c'],
  ],
  [
    'copies',
    [{ type: 'switch', name: 's', copies: { a: 'b', b: 'a' } }, { name: 'a' }, { name: 'b' }],
    ['a', 'b'],
  ],
  [
    'lookups',
    [
      { type: 'searchSelect', name: 'a', lookup: lookupBy('b') },
      { type: 'searchSelect', name: 'b', lookup: lookupBy('a') },
    ],
    ['a', 'b'],
  ],
  [
    'resets',
    [
      { name: 'a', resetWhenChanged: ['b'] },
      { name: 'b', compute: 'a' },
    ],
    ['a', 'b'],
  ],
  ['a field that reads itself', [{ name: 'a', visibleWhen: filled('a') }], ['a']],
])('a cycle of %s is told once, with its fields in the order in which they wait', (_, blocks, cycle) => {
  const issues = issuesOf(blocks);
  expect(issues).toHaveLength(1);
  expect(cycleOf(issues[0])).toEqual(cycle);
  expect(issues[0]?.path).toMatch(/^steps\[0\]\.blocks\[\d\]$/);
});

test('each of two cycles is told', () => {
  const pair = (one: string, other: string): Block[] => [
    { name: one, compute: other },
    { name: other, compute: one },
  ];
  const issues = issuesOf([...pair('a', 'b'), ...pair('c', 'd'), { name: 'e', compute: 'a' }]);
  expect(issues.map(cycleOf)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

/** Whether readers, followed on and on, come back to where they began. */
const hasCycle = (reads: readonly (readonly number[])[]): boolean => {
  const reaches = (from: number, wanted: number, seen: Set<number>): boolean =>
    (reads[from] ?? []).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  return reads.some((_, index) => reaches(index, index, new Set()));
};

test('a cycle is told exactly when there is one', () => {
  const graphs = fc.integer({ min: 2, max: 7 }).chain((size) =>
    fc.array(fc.uniqueArray(fc.nat({ max: size - 1 }), { maxLength: 2 }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(graphs, (reads) => {
      const blocks = reads.map((numbers, index): Block => ({
        name: `f${index}`,
        ...(numbers.length > 0
          ? { visibleWhen: { all: numbers.map((number) => ({ name: `f${number}`, condition: 'isFilled' })) } }
          : {}),
      }));
      expect(issuesOf(blocks).length > 0).toBe(hasCycle(reads));
    }),
    { numRuns: 300 },
  );
});
