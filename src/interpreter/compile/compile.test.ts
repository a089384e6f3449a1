import type { Json } from '../../language';
import { type Block, issuesOf, filled } from './testing/issuesOf';

test.each<[string, Block, string | undefined]>([
  ['to its maximum', { max: 5, slider: { step: 1 } }, undefined],
  ['to an end of its own', { slider: { step: 1, to: 5 } }, undefined],
  ['nowhere', { slider: { step: 1 } }, '"to", atau "max" pada field ini'],
  ['before it begins', { max: 5, slider: { step: 1, from: 5 } }, 'awal yang lebih kecil daripada akhir'],
])('a slider leads %s', (_, keys, expected) => {
  const issues = issuesOf([{ type: 'number', name: 'bulan', ...keys }]);
  const reported =
    expected === undefined ? [] : [expect.objectContaining({ path: 'steps[0].blocks[0].slider', expected })];
  expect(issues).toEqual(reported);
});

test('what is wrong with a named condition is reported at its own place, with a title or without one', () => {
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
  'an unknown name in %s is reported where it stands, with the name that was meant',
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

test('a name that stands twice is reported', () => {
  const issues = issuesOf([{ name: 'nama' }, { name: 'nama' }]);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({
    code: 'duplicate-name',
    path: 'steps[0].blocks[1].name',
    args: { name: 'nama' },
  });
});

test('the second step or stage of an id is reported', () => {
  const step = (id: string): Block => ({ id, title: id, blocks: [] });
  const reported = (rest: Parameters<typeof issuesOf>[1]): unknown =>
    issuesOf([], rest).map(({ code, path, args }) => ({ code, path, args }));
  expect(reported({ steps: ['a', 'b', 'a'].map(step) })).toEqual([
    { code: 'duplicate-id', path: 'steps[2].id', args: { name: 'a' } },
  ]);
  const stages = [
    { id: 's', steps: [step('a')] },
    { id: 's', steps: [step('b'), step('a')] },
  ];
  expect(reported({ steps: undefined, stages })).toEqual([
    { code: 'duplicate-id', path: 'stages[1].steps[1].id', args: { name: 'a' } },
    { code: 'duplicate-id', path: 'stages[1].id', args: { name: 's' } },
  ]);
});

test('a branch that leads back is distinguished from one that has no target', () => {
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

test('all that is wrong is reported at once', () => {
  const issues = issuesOf([
    { name: 'a', visibleWhen: filled('x1') },
    { name: 'b', compute: 'x2' },
    { name: 'c', label: '{x3}' },
  ]);
  for (const name of ['x1', 'x2', 'x3']) expect(JSON.stringify(issues)).toContain(name);
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

test('the options, the slug and the limits of a definition are reported in words', () => {
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
