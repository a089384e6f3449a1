import fc from 'fast-check';
import type { Issue } from '../issues';
import type { Json } from '../../language';
import { loadForm } from '../load';
import { told as inWords } from '../testing/told';

type Block = Readonly<Record<string, Json>>;

const issuesOf = (
  blocks: readonly Block[],
  rest: Readonly<Record<string, Json | undefined>> = {},
): readonly Issue[] => {
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
  return loaded.ok ? [] : inWords(loaded.issues);
};

function lookupBy(parent: string): Json {
  const filters = [{ field: 'parentId', value: `{${parent}}` }];
  return { url: '/province/filter', idField: 'id', textField: 'name', filters };
}

const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

test.each<[string, Block, string | undefined]>([
  ['to its maximum', { max: 5, slider: { step: 1 } }, undefined],
  ['to an end of its own', { slider: { step: 1, to: 5 } }, undefined],
  ['nowhere', { slider: { step: 1 } }, '"to", atau "max" pada field ini'],
  ['before it begins', { max: 5, slider: { step: 1, from: 5 } }, 'awal yang lebih kecil daripada akhir'],
])('a slider leads %s', (_, keys, expected) => {
  const issues = issuesOf([{ type: 'number', name: 'bulan', ...keys }]);
  const told =
    expected === undefined ? [] : [expect.objectContaining({ path: 'steps[0].blocks[0].slider', expected })];
  expect(issues).toEqual(told);
});

test('what is wrong with a named condition is told at its own place, with a title or without one', () => {
  const when = [{ name: 'tidakAda', condition: 'isFilled' }];
  const conditions = { a: when, b: { title: 'B', when } };
  expect(issuesOf([{ name: 'nama' }], { conditions }).map(({ path }) => path)).toEqual([
    'conditions.a[0].name',
    'conditions.b.when[0].name',
  ]);
});

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
    expect(issues[0]).toMatchObject({
      code: 'unknown-name',
      args: { near: expect.stringMatching(meant) as string },
    });
  },
);

test('a name that stands twice is told', () => {
  const issues = issuesOf([{ name: 'nama' }, { name: 'nama' }]);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({
    code: 'duplicate-name',
    path: 'steps[0].blocks[1].name',
    args: { name: 'nama' },
  });
});

test('the second step or stage of an id is told', () => {
  const step = (id: string): Block => ({ id, title: id, blocks: [] });
  const told = (rest: Parameters<typeof issuesOf>[1]): unknown =>
    issuesOf([], rest).map(({ code, path, args }) => ({ code, path, args }));
  expect(told({ steps: ['a', 'b', 'a'].map(step) })).toEqual([
    { code: 'duplicate-id', path: 'steps[2].id', args: { name: 'a' } },
  ]);
  const stages = [
    { id: 's', steps: [step('a')] },
    { id: 's', steps: [step('b'), step('a')] },
  ];
  expect(told({ steps: undefined, stages })).toEqual([
    { code: 'duplicate-id', path: 'stages[1].steps[1].id', args: { name: 'a' } },
    { code: 'duplicate-id', path: 'stages[1].id', args: { name: 's' } },
  ]);
});

test('a branch that leads back is told apart from one that leads nowhere', () => {
  const step = (id: string, goTo: string): Block => ({
    id,
    title: id,
    blocks: [],
    next: { goTo: [{ step: goTo }] },
  });
  const issues = issuesOf([], { steps: [step('a', 'b'), step('b', 'a'), step('c', 'x')] });
  expect(issues).toMatchObject([
    { code: 'goto-backwards', args: { name: 'a' } },
    { code: 'unknown-name', args: { name: 'x' } },
  ]);
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

test('what an editor is told names what stood there and what may stand there', () => {
  const step = (id: string, rest: Block = {}): Json => ({ id, title: 'L', blocks: [], ...rest });
  const words = (...given: Parameters<typeof issuesOf>): unknown =>
    issuesOf(...given).map(({ received, expected, hint }) => [received, expected, hint ?? '']);
  expect(words([], { steps: [step('a'), step('a')] })).toMatchObject([
    ['"a"', expect.stringContaining('langkah'), 'Id ini dipakai dua kali.'],
  ]);
  const stage = (id: string, first: string): Json => ({ id, steps: [step(first)] });
  expect(words([], { steps: undefined, stages: [stage('s', 'a'), stage('s', 'b')] })).toMatchObject([
    ['"s"', expect.stringContaining('tahap'), 'Id ini dipakai dua kali.'],
  ]);
  expect(words([{ name: 'a' }], { actions: { pergi: [{ navigate: '/' }, { clear: ['a'] }] } })).toMatchObject(
    [['efek sesudah "navigate"', '"navigate" sebagai efek terakhir', expect.any(String)]],
  );
  const to = (id: string): Block => ({ next: { goTo: [{ step: id }] } });
  const wrong = to('jauh');
  const ahead = [step('alamat'), step('kontak')];
  expect(words([], { steps: [step('a', wrong), ...ahead] })).toEqual([
    ['"jauh"', 'id langkah sesudah "a" pada tahap yang sama', 'Pilihan: alamat, kontak.'],
  ]);
  expect(words([], { steps: [step('a', to('almat')), ...ahead] })).toMatchObject([
    ['"almat"', expect.any(String), 'Mungkin maksud Anda "alamat"?'],
  ]);
  expect(words([], { steps: [step('a', wrong)] })).toEqual([
    ['"jauh"', 'id langkah sesudah "a" pada tahap yang sama', ''],
  ]);
  expect(words([{ name: 'a', format: 'npwpp' }])).toMatchObject([
    ['"npwpp"', expect.any(String), 'Mungkin maksud Anda "npwp"?'],
  ]);
  const compared = (condition: string, value: Json): Block => ({
    name: 'b',
    visibleWhen: [{ name: 'a', condition, value }],
  });
  expect(words([{ name: 'a' }, compared('sama', 'x')])).toMatchObject([
    ['"sama"', expect.stringMatching(/^salah satu dari: .*equals, .*notEquals/), ''],
  ]);
  expect(words([{ name: 'a' }, compared('greaterThan', 1)])).toMatchObject([
    ['"greaterThan" untuk a (teks)', expect.stringMatching(/^"greaterThan" hanya untuk .*, /), ''],
  ]);
  expect(words([{ name: 'a' }, compared('in', 'x')])).toEqual([
    ['"x"', 'daftar [ … ] berisi teks', 'Untuk satu nilai pakai "equals", atau tulis daftar sesudah "in".'],
  ]);
});

test('the options, the slug and the limits of a definition are told in words', () => {
  const words = (...given: Parameters<typeof issuesOf>): unknown =>
    issuesOf(...given).map(({ path, received, expected }) => [path, received, expected]);
  expect(words([{ type: 'radio', name: 'a', options: ['1|A', '1|B'] }])).toEqual([
    ['steps[0].blocks[0].options[1]', '"1|B"', 'kode yang berbeda untuk setiap pilihan'],
  ]);
  expect(words([{ name: 'a' }], { slug: 'lain' })).toEqual([['slug', '"lain"', 'nama berkasnya: "contoh"']]);
  const long = 'x'.repeat(90);
  expect(words([{ name: 'a', compute: `${long}(` }])).toMatchObject([
    ['steps[0].blocks[0].compute', `${long.slice(0, 79)}…`, expect.any(String)],
  ]);
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
