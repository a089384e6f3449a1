import { parseScenarios } from './parseScenarios';
import cases from './fragments.cases.json';
import { fragmentOf, scenarioFragments } from './fragments';
import partCases from './parts.cases.json';

describe('parseScenarios', () => {
  const good = { name: 'a', today: '2026-03-01', steps: [{ next: true }] };

  const issuesOf = (...scenarios: unknown[]): unknown => {
    const parsed = parseScenarios(JSON.stringify({ scenarios }));
    return parsed.ok ? [] : parsed.issues;
  };

  test('a scenario without calls has none', () => {
    expect(parseScenarios(JSON.stringify({ scenarios: [good] }))).toEqual({
      ok: true,
      scenarios: [{ ...good, at: 0, calls: {}, usual: {}, steps: [{ act: 'next', with: true, at: 0 }] }],
    });
  });

  test('what is expected of an act may stand beside it', () => {
    const wanted = { step: 'b' };
    const steps = [{ next: true, expect: wanted }, { arrive: 'c', expect: wanted }, { expect: wanted }];
    const parsed = parseScenarios(JSON.stringify({ scenarios: [{ ...good, steps }] }));
    expect(parsed.ok && parsed.scenarios[0]?.steps).toEqual([
      { act: 'next', with: true, at: 0 },
      { act: 'expect', with: wanted, at: 0 },
      { act: 'arrive', with: { at: 'c', with: {} }, at: 1 },
      { act: 'expect', with: wanted, at: 1 },
      { act: 'expect', with: wanted, at: 2 },
    ]);
  });

  test('a scenario may give parameters of the address, and press Next without waiting', () => {
    const written = { ...good, query: { cabang: '0001' }, steps: [{ next: 'noWait' }] };
    expect(issuesOf(written)).toEqual([]);
  });

  test('Next and Back may say which step follows', () => {
    const steps = [{ next: 'b', expect: { missing: ['c'] } }, { back: 'a' }];
    const parsed = parseScenarios(JSON.stringify({ scenarios: [{ ...good, steps }] }));
    expect(parsed.ok && parsed.scenarios[0]?.steps).toEqual([
      { act: 'next', with: true, at: 0 },
      { act: 'expect', with: { step: 'b', missing: ['c'] }, at: 0 },
      { act: 'back', with: true, at: 1 },
      { act: 'expect', with: { step: 'a' }, at: 1 },
    ]);
  });

  describe('A scenario with cases', () => {
    const written = {
      name: 'Tujuan ({case})',
      today: '2026-03-01',
      cases: {
        satu: { kolom: 'tujuan', isi: '1', lain: null },
        dua: { kolom: 'maksud', isi: ['2', '3'], lain: { a: 1 } },
      },
      steps: [
        { fill: { '{kolom}Lainnya': '{isi}' } },
        { expect: { values: { x: 'di {case}', y: '{lain}' } } },
      ],
    };

    test('is one scenario for each, with what the case says in its places', () => {
      const parsed = parseScenarios(JSON.stringify({ scenarios: [good, written, { ...good, name: 'z' }] }));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      expect(parsed.scenarios.map(({ name, at }) => [name, at])).toEqual([
        ['a', 0],
        ['Tujuan (satu)', 1],
        ['Tujuan (dua)', 1],
        ['z', 2],
      ]);
      const [, satu, dua] = parsed.scenarios;
      expect(satu?.steps.map((step) => step.with)).toEqual([
        { tujuanLainnya: '1' },
        { values: { x: 'di satu', y: null } },
      ]);
      expect(dua?.steps.map((step) => step.with)).toEqual([
        { maksudLainnya: ['2', '3'] },
        { values: { x: 'di dua', y: { a: 1 } } },
      ]);
    });

    test.each([
      ['a name without the case', { name: 'Tujuan' }, 'scenarios[1].name', '{case}'],
      [
        'a column that is used nowhere',
        { cases: { a: { ...written.cases.satu, b: 1 } } },
        'scenarios[1].cases',
        '{b}',
      ],
      [
        'a column that one case lacks',
        { cases: { ...written.cases, tiga: { kolom: 'x', isi: '1' } } },
        'scenarios[1].cases.tiga',
        'setiap kasus',
      ],
      ['no case', { cases: {} }, 'scenarios[1].cases', 'paling sedikit satu kasus'],
      ['a list in place of cases', { cases: ['a'] }, 'scenarios[1].cases', ''],
      [
        'what is wrong in its steps',
        { steps: [...written.steps, { fill: {} }] },
        'scenarios[1].steps[2].fill',
        '',
      ],
    ])('%s is reported once, at the scenario as it is written', (_, wrong, path, words) => {
      const issues = issuesOf(good, { ...written, ...wrong }) as { path: string; expected: string }[];
      expect(issues.filter((issue) => issue.path === path)).toEqual([
        expect.objectContaining({ expected: expect.stringContaining(words) as string }),
      ]);
    });
  });

  test('broken JSON is reported by line and column', () => {
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
    [
      'two acts in one step, with an expectation',
      { ...good, steps: [{ next: true, back: true, expect: { step: 'a' } }] },
      'scenarios[0].steps[0]',
    ],
    ['two acts in one step', { ...good, steps: [{ next: true, back: true }] }, 'scenarios[0].steps[0]'],
    ['a parameter without a text', { ...good, query: { cabang: 1 } }, 'scenarios[0].query.cabang'],
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

  test('an issue is known by its code', () => {
    expect(issuesOf({ ...good, name: undefined, calss: {}, today: '' })).toMatchObject([
      { code: 'wrong-value', path: 'scenarios[0].today' },
      { code: 'unknown-key', args: { name: 'calss' } },
      { code: 'missing-key', args: { name: 'name' } },
    ]);
  });

  test('all issues are reported at once', () => {
    expect(issuesOf({ ...good, today: 'besok', steps: [{ press: '' }, { advanceMs: 0 }] })).toHaveLength(3);
  });

  test('two scenarios have two names', () => {
    expect(issuesOf(good, good)).toEqual([
      {
        code: 'duplicate-name',
        path: 'scenarios[1].name',
        received: '"a"',
        expected: 'nama yang belum dipakai',
        args: { name: 'a' },
      },
    ]);
  });

  describe('what stands at the top of a file', () => {
    const written = { today: '2026-03-01', scenarios: [{ name: 'a', steps: [{ next: true }] }] };
    const read = (file: object) => parseScenarios(JSON.stringify(file));

    test('holds for every scenario that does not say otherwise', () => {
      const file = {
        ...written,
        calls: { 'wic-check': { body: { ncid: '1' } }, submit: { status: 404 } },
        with: { nama: 'Siti' },
        scenarios: [{ ...written.scenarios[0], today: '2026-04-01', calls: { 'wic-check': [{}] } }],
      };
      expect(read(file)).toMatchObject({
        scenarios: [
          {
            today: '2026-04-01',
            usual: { nama: 'Siti' },
            calls: { 'wic-check': [{}], submit: { status: 404 } },
          },
        ],
      });
    });

    test('and a day must stand somewhere', () => {
      expect(read({ ...written, today: undefined })).toMatchObject({
        issues: [{ code: 'missing-key', path: 'scenarios[0].today' }],
      });
    });

    test('arrive takes answers, try a list of pairs', () => {
      const steps = [
        { arrive: 'b', with: { nama: 'A' } },
        { arrive: 'c' },
        { try: { nama: [['a', null, 'A']] } },
      ];
      expect(read({ ...written, scenarios: [{ name: 'a', steps }] })).toMatchObject({
        scenarios: [
          {
            steps: [
              { act: 'arrive', with: { at: 'b', with: { nama: 'A' } } },
              { act: 'arrive', with: { at: 'c', with: {} } },
              { act: 'try', with: { nama: [{ answer: 'a', failure: null, kept: 'A' }] } },
            ],
          },
        ],
      });
      expect(
        read({ ...written, scenarios: [{ name: 'a', steps: [{ try: { nama: [['a']] } }] }] }),
      ).toMatchObject({
        ok: false,
      });
    });
  });
});

describe('fragments', () => {
  const steps = [{ next: true }];

  /** A file with one scenario, and the files that it may take in. */
  const read = (own: object, fragments: object) => {
    const { today, ...others } = { today: '2026-03-01', ...own };
    const file = { ...(today !== null && { today }), ...others, scenarios: [{ name: 'a', steps }] };
    const texts = Object.entries(fragments).map(
      ([name, json]: [string, unknown]) => [name, JSON.stringify(json)] as const,
    );
    return parseScenarios(JSON.stringify(file), new Map(texts));
  };

  test.each(cases.reported.map((one) => [one.name, one] as const))(
    '%s is reported',
    (_, { own, fragments, issues }) => {
      expect(read(own, fragments)).toMatchObject({ ok: false, issues });
    },
  );

  test('a fragment that is no JSON is reported by its line and its name', () => {
    const own = JSON.stringify({ today: '2026-03-01', fragments: ['b'], scenarios: [{ name: 'a', steps }] });
    expect(parseScenarios(own, new Map([['b', '{\n  "with": }']]))).toMatchObject({
      ok: false,
      issues: [{ code: 'broken-json', fragment: 'b', args: { line: 2 } }],
    });
  });

  test('its scenarios come behind those of the file, with the parts, answers and replies of both', () => {
    const bank = {
      parts: { orang: { nik: '1' } },
      calls: { submit: { status: 200 }, popup: { status: 200 } },
      with: { nik: '1', nama: 'Siti' },
      scenarios: [{ name: 'b', steps: [{ fill: '{orang}' }, { arrive: '{langkah}' }] }],
    };
    const own = {
      fragments: ['orang', 'bank'],
      parts: { langkah: 'c', dua: { '...': '{orang}', nik: '2' } },
      calls: { popup: { status: 404 } },
      with: { nik: '3', lain: '{dua}' },
    };
    const parsed = read(own, { orang: { with: { nik: '0', kota: '32' } }, bank });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const both = {
      today: '2026-03-01',
      calls: { submit: { status: 200 }, popup: { status: 404 } },
      usual: { nik: '3', nama: 'Siti', kota: '32', lain: { nik: '2' } },
    };
    expect(parsed.scenarios).toEqual([
      { name: 'a', at: 0, ...both, steps: [{ act: 'next', with: true, at: 0 }] },
      {
        name: 'b',
        at: 0,
        fragment: 'bank',
        ...both,
        steps: [
          { act: 'fill', with: { nik: '1' }, at: 0 },
          { act: 'arrive', with: { at: 'c', with: {} }, at: 1 },
        ],
      },
    ]);
  });

  test('a part of the file stands in place of one of the same name that it takes in', () => {
    const fragment = { parts: { akhir: 'b' }, scenarios: [{ name: 'b', steps: [{ arrive: '{akhir}' }] }] };
    const parsed = read({ fragments: ['x'], parts: { akhir: 'c' } }, { x: fragment });
    expect(parsed.ok && parsed.scenarios[1]?.steps).toEqual([
      { act: 'arrive', with: { at: 'c', with: {} }, at: 0 },
    ]);
  });

  test('a fragment is known by its path', () => {
    expect(fragmentOf('fragments/orang.scenarios.json')).toBe('orang');
    for (const path of ['fragments/orang.json', 'orang.scenarios.json', 'fragments/Orang.scenarios.json'])
      expect(fragmentOf(path)).toBeUndefined();
    const texts = [
      ['fragments/orang.json', '1'],
      ['fragments/orang.scenarios.json', '2'],
    ] as const;
    expect(scenarioFragments(texts)).toEqual(new Map([['orang', '2']]));
  });
});

describe('parts', () => {
  const read = (file: object, step: unknown) =>
    parseScenarios(
      JSON.stringify({ today: '2026-03-01', ...file, scenarios: [{ name: 'a', steps: [step] }] }),
    );

  test.each(partCases.filled.map((one) => [one.name, one] as const))('%s', (_, { parts, step, is }) => {
    const parsed = read({ parts }, step);
    expect(parsed).toEqual(expect.objectContaining({ ok: true }));
    expect(parsed.ok && parsed.scenarios[0]?.steps[0]?.with).toEqual(is);
  });

  test.each(partCases.reported.map((one) => [one.name, one] as const))(
    '%s is reported',
    (_, { file, step, issues }) => {
      expect(read(file, step)).toMatchObject({ ok: false, issues });
    },
  );

  test('a part may stand in the cases of a scenario, and be all of them', () => {
    const scenario = {
      name: 'Tujuan {case}',
      cases: { '...': '{dua}', tiga: { isi: '{isian}' } },
      steps: [{ fill: { tujuan: '{isi}', lain: '{isian}' } }],
    };
    const file = {
      today: '2026-03-01',
      parts: { isian: '9', dua: { satu: { isi: '1' }, dua: { isi: '2' } } },
    };
    const all = parseScenarios(JSON.stringify({ ...file, scenarios: [scenario] }));
    expect(all.ok && all.scenarios.map(({ name, steps }) => [name, steps[0]?.with])).toEqual([
      ['Tujuan satu', { tujuan: '1', lain: '9' }],
      ['Tujuan dua', { tujuan: '2', lain: '9' }],
      ['Tujuan tiga', { tujuan: '9', lain: '9' }],
    ]);
  });
});
