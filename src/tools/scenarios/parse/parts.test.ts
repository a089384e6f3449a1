import cases from './parts.cases.json';
import { parseScenarios } from './parseScenarios';

const read = (file: object, step: unknown) =>
  parseScenarios(JSON.stringify({ today: '2026-03-01', ...file, scenarios: [{ name: 'a', steps: [step] }] }));

test.each(cases.filled.map((one) => [one.name, one] as const))('%s', (_, { parts, step, is }) => {
  const parsed = read({ parts }, step);
  expect(parsed).toEqual(expect.objectContaining({ ok: true }));
  expect(parsed.ok && parsed.scenarios[0]?.steps[0]?.with).toEqual(is);
});

test.each(cases.reported.map((one) => [one.name, one] as const))(
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
  const file = { today: '2026-03-01', parts: { isian: '9', dua: { satu: { isi: '1' }, dua: { isi: '2' } } } };
  const all = parseScenarios(JSON.stringify({ ...file, scenarios: [scenario] }));
  expect(all.ok && all.scenarios.map(({ name, steps }) => [name, steps[0]?.with])).toEqual([
    ['Tujuan satu', { tujuan: '1', lain: '9' }],
    ['Tujuan dua', { tujuan: '2', lain: '9' }],
    ['Tujuan tiga', { tujuan: '9', lain: '9' }],
  ]);
});
