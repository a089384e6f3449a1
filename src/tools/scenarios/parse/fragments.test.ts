import cases from './fragments.cases.json';
import { fragmentOf, scenarioFragments } from './fragments';
import { parseScenarios } from './parseScenarios';

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
