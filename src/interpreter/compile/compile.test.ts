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

test('a cycle is told with its fields in order', () => {
  const issues = issuesOf([
    { name: 'a', visibleWhen: filled('b') },
    { name: 'b', compute: 'c' },
    { name: 'c', visibleWhen: filled('a') },
  ]);
  expect(issues).toHaveLength(1);
  expect(JSON.stringify(issues)).toMatch(/a.*b.*c|b.*c.*a|c.*a.*b|a.*c.*b/);
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
