import fc from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import type { Issue } from '../issues';
import type { Json } from '../../language';
import { type Block, issuesOf, filled } from './testing/issuesOf';

function lookupBy(parent: string): Json {
  const filters = [{ field: 'parentId', value: `{${parent}}` }];
  return { url: '/province/filter', idField: 'id', textField: 'name', filters };
}

/** The names of a reported cycle, from the one that comes first in the alphabet. */
const cycleOf = (issue: Issue | undefined): string[] => {
  const names = issue?.code === 'cycle' ? issue.args.names : [];
  expect(issue?.received).toBe([...names, names[0]].join(' → '));
  const first = names.indexOf([...names].sort()[0] ?? '');
  return [...names.slice(first), ...names.slice(0, first)];
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
])('a cycle of %s is reported once, with its fields in the order in which they wait', (_, blocks, cycle) => {
  const issues = issuesOf(blocks);
  expect(issues).toHaveLength(1);
  expect(cycleOf(issues[0])).toEqual(cycle);
  expect(issues[0]?.path).toMatch(/^steps\[0\]\.blocks\[\d\]$/);
});

test('each of two cycles is reported', () => {
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

test('a cycle is reported exactly when there is one', () => {
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
    { numRuns: propertyRuns() },
  );
});

test('of several cycles in one knot the shortest is told, wherever it stands', () => {
  const short: Block[] = [
    { name: 'a', compute: 'concat(b, c)' },
    { name: 'c', compute: 'a' },
  ];
  const long: Block[] = [
    { name: 'b', compute: 'd' },
    { name: 'd', compute: 'a' },
  ];
  for (const blocks of [
    [...short, ...long],
    [...long, ...short],
  ]) {
    const cycles = issuesOf(blocks).map((issue) => cycleOf(issue).sort());
    expect(cycles).toEqual([['a', 'c']]);
  }
});
