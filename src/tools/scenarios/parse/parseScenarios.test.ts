import { parseScenarios } from './parseScenarios';

const good = { name: 'a', today: '2026-03-01', steps: [{ next: true }] };

const issuesOf = (...scenarios: unknown[]): unknown => {
  const parsed = parseScenarios(JSON.stringify({ scenarios }));
  return parsed.ok ? [] : parsed.issues;
};

test('a scenario without calls has none', () => {
  expect(parseScenarios(JSON.stringify({ scenarios: [good] }))).toEqual({
    ok: true,
    scenarios: [{ ...good, calls: {}, steps: [{ act: 'next', with: true }] }],
  });
});

test('broken JSON is told by line and column', () => {
  expect(parseScenarios('{\n  "scenarios": [}\n')).toMatchObject({
    ok: false,
    issues: [{ received: expect.stringContaining('baris 2, kolom 17') as string }],
  });
});

test.each([null, 1, 'x', [], {}])('%j is no file of scenarios', (json) => {
  expect(parseScenarios(JSON.stringify(json))).toMatchObject({ ok: false });
});

test.each([
  ['an unknown key of a scenario', { ...good, calss: {} }, 'scenarios[0].calss'],
  ['a missing name', { today: '2026-03-01', steps: [{ next: true }] }, 'scenarios[0].name'],
  ['a day that is none', { ...good, today: '2026-02-30' }, 'scenarios[0].today'],
  ['no steps', { ...good, steps: [] }, 'scenarios[0].steps'],
  ['a call that the contract does not have', { ...good, calls: { kirim: {} } }, 'scenarios[0].calls.kirim'],
  [
    'an unknown key of an answer',
    { ...good, calls: { submit: { code: 1 } } },
    'scenarios[0].calls.submit.code',
  ],
  ['an empty list of answers', { ...good, calls: { submit: [] } }, 'scenarios[0].calls.submit'],
  [
    'a wrong answer in a list',
    { ...good, calls: { submit: [{}, { status: 99 }] } },
    'scenarios[0].calls.submit[1].status',
  ],
  ['an unknown act', { ...good, steps: [{ click: true }] }, 'scenarios[0].steps[0]'],
  ['two acts in one step', { ...good, steps: [{ next: true, back: true }] }, 'scenarios[0].steps[0]'],
  ['next: false', { ...good, steps: [{ next: false }] }, 'scenarios[0].steps[0].next'],
  ['a fill of nothing', { ...good, steps: [{ fill: {} }] }, 'scenarios[0].steps[0].fill'],
  ['an expectation of nothing', { ...good, steps: [{ expect: {} }] }, 'scenarios[0].steps[0].expect'],
  [
    'an unknown expectation',
    { ...good, steps: [{ expect: { visibel: ['a'] } }] },
    'scenarios[0].steps[0].expect.visibel',
  ],
  [
    'an empty list of visible fields',
    { ...good, steps: [{ expect: { visible: [] } }] },
    'scenarios[0].steps[0].expect.visible',
  ],
  [
    'an empty table of errors',
    { ...good, steps: [{ expect: { errors: {} } }] },
    'scenarios[0].steps[0].expect.errors',
  ],
  [
    'a toast without a part',
    { ...good, steps: [{ expect: { toast: {} } }] },
    'scenarios[0].steps[0].expect.toast',
  ],
  [
    'a request without a call',
    { ...good, steps: [{ expect: { request: { times: 1 } } }] },
    'scenarios[0].steps[0].expect.request.call',
  ],
])('refuses %s, by its path', (_, scenario, path) => {
  expect(issuesOf(scenario)).toEqual([
    expect.objectContaining({
      path,
      received: expect.any(String) as string,
      expected: expect.any(String) as string,
    }),
  ]);
});

test('all issues are told at once', () => {
  expect(issuesOf({ ...good, today: 'besok', steps: [{ press: '' }, { advanceMs: 0 }] })).toHaveLength(3);
});

test('two scenarios have two names', () => {
  expect(issuesOf(good, good)).toEqual([
    { path: 'scenarios[1].name', received: '"a"', expected: 'nama yang belum dipakai' },
  ]);
});
