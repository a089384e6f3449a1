import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, loadForm, type CompiledForm } from '../../interpreter';
import type { BackEnd } from '../visit/bank';
import { microtasks } from '../visit/clock';
import { acts } from '../visit/perform';
import { checks } from './expectations/expectations';
import type { Scenario } from './language';
import { parseScenarios } from './parse/parseScenarios';
import cases from './runScenario.cases.json';
import { runScenario } from './runScenario';

const loaded = loadForm(readFileSync(join(__dirname, 'testing', 'uji.json'), 'utf8'), 'uji');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
const { form } = loaded;

/** A scenario of the cases, read as one of a file. */
function scenarioOf(written: {
  name: string;
  top?: object;
  query?: object;
  calls?: object;
  steps: readonly object[];
}): Scenario {
  const { top, ...own } = written;
  const parsed = parseScenarios(
    JSON.stringify({ today: '2026-03-01', ...top, scenarios: [withoutReport(own)] }),
  );
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  if (!scenario) throw new Error(JSON.stringify(parsed));
  return scenario;
}

/** A case without what is expected of its report. */
function withoutReport<T extends object>(one: T): T {
  return { ...one, step: undefined, says: undefined };
}

/** The lists of which a case says nothing. */
const masterData: BackEnd['ask'] = (_, body) =>
  Promise.resolve({
    body:
      body.url === '/province/filter'
        ? [{ id: '32', name: 'JAWA BARAT' }]
        : [{ id: '32.73', name: 'BANDUNG', postalCode: 40111 }],
  });

async function report(of: CompiledForm, scenario: Scenario): Promise<string> {
  const outcome = await runScenario(of, scenario, masterData);
  return outcome.passed ? '' : outcome.problems.join('\n');
}

test.each(cases.passing.map((one) => [one.name, one] as const))('passes: %s', async (_, one) => {
  expect(await report(form, scenarioOf(one))).toBe('');
});

describe.each(cases.failing.map((one) => [one.name, one] as const))('reports: %s', (_, one) => {
  const scenario = scenarioOf(one);

  test(`at step ${one.step}`, async () => {
    expect(await runScenario(form, scenario, masterData)).toMatchObject({ passed: false, step: one.step });
  });

  test.each(one.says)('saying %s', async (sentence) => {
    expect(await report(form, scenario)).toContain(sentence);
  });
});

test('what came before the failed step is known', async () => {
  const fill = { tipe: 'P' };
  const scenario = scenarioOf({ name: 'jejak', steps: [{ fill }, { fill: { namaKartu: 'X' } }] });
  expect(await runScenario(form, scenario, masterData)).toMatchObject({
    step: 2,
    trail: [{ step: { act: 'fill', with: fill }, route: '/form/uji' }],
  });
});

test('the same scenario goes the same way twice', async () => {
  for (const one of [...cases.passing, ...cases.failing]) {
    const scenario = scenarioOf(one);
    expect(await runScenario(form, scenario, masterData)).toEqual(
      await runScenario(form, scenario, masterData),
    );
  }
});

test('an expectation about another stage than the active one fails', async () => {
  const { steps = [], ...rest } = form.definition;
  const [first, ...others] = steps;
  if (!first) throw new Error('the form has a step');
  const staged = compile({
    ...rest,
    stages: [
      { id: 'satu', steps: [first] },
      { id: 'dua', steps: others },
    ],
  });
  if (!staged.ok) throw new Error(JSON.stringify(staged.issues));
  const scenario = scenarioOf({ name: 'tahap', steps: [{ expect: { stage: 'dua' } }] });
  expect(await report(staged.form, scenario)).toContain('Tahap seharusnya "dua", ternyata "satu".');
});

const used = (list: readonly { steps: readonly object[] }[], key: string): Set<string> =>
  new Set(
    list.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        Object.entries(step).flatMap(([act, what]) =>
          key === '' ? [act] : act === key ? Object.keys(what as object) : [],
        ),
      ),
    ),
  );

test.each(Object.keys(checks))(
  'the cases hold an expectation of "%s" that passes and one that fails',
  (name) => {
    expect([...used(cases.passing, 'expect')]).toContain(name);
    // The form of the cases has one stage, so that `stage` fails in the test above.
    expect(['stage', ...used(cases.failing, 'expect')]).toContain(name);
  },
);

test.each(Object.keys(acts))('the cases hold the act "%s"', (name) => {
  expect([...used(cases.passing, '')]).toContain(name);
});

describe('A form with checks and an end', () => {
  const number = (name: string): object => ({ type: 'number', name, label: name });
  const loadedForm = loadForm(
    JSON.stringify({
      version: 1,
      slug: 'uji-pemeriksaan',
      title: 'Uji',
      subProductId: 'UJI-01',
      steps: [
        {
          id: 'satu',
          title: 'Satu',
          blocks: [number('a'), number('b'), number('c')],
          checks: [
            { that: 'a < b', message: 'Salah', at: ['b'] },
            { that: 'b < c', message: 'Periksa lagi', level: 'warning' },
          ],
        },
        { id: 'akhir', title: 'Akhir', ends: true, blocks: [] },
      ],
    }),
    'uji-pemeriksaan',
  );
  if (!loadedForm.ok) throw new Error(JSON.stringify(loadedForm.issues));
  const checked = loadedForm.form;

  test('says what checks say as errors and notices of the fields that they mark', async () => {
    const steps = [
      { fill: { a: 5, b: 4, c: 3 } },
      { next: true },
      { expect: { step: 'satu', errors: { a: null, b: 'check' }, notice: { b: 'check', a: null } } },
      { fill: { a: 1 } },
      { expect: { errors: { b: null }, notice: { b: 'check' } } },
      { next: true },
      { expect: { step: 'akhir' } },
      { back: true },
      { expect: { step: 'satu' } },
    ];
    expect(await report(checked, scenarioOf({ name: 'pemeriksaan', steps }))).toBe('');
  });

  test('has no Next at its end', async () => {
    const steps = [{ next: true }, { expect: { step: 'akhir' } }, { next: true }];
    expect(await report(checked, scenarioOf({ name: 'akhir', steps }))).toContain(
      'tidak mempunyai tombol lanjut',
    );
  });
});

test.each(
  cases.passing
    .filter(({ steps }) => steps.some((step) => 'arrive' in step))
    .map((one) => [one.name, one] as const),
)('time stands still while lists come from where it takes a while: %s', async (_, one) => {
  const slow: BackEnd['ask'] = async (call, body) => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return masterData(call, body);
  };
  const outcome = await runScenario(form, scenarioOf(one), slow);
  expect(outcome.passed ? [] : outcome.problems).toEqual([]);
});

test.each(
  cases.passing
    .filter(({ steps }) => steps.some((step) => 'arrive' in step || 'fill' in step))
    .map((one) => [one.name, one] as const),
)('what the bank throws is a problem of the step that asks it: %s', async (_, one) => {
  const broken: BackEnd['ask'] = () => Promise.reject(new Error('bank rusak'));
  const outcome = await runScenario(form, scenarioOf(one), broken);
  // Jest fails a test in which a rejection is left alone.
  await microtasks();
  const problem = 'Terjadi kesalahan di dalam program: bank rusak';
  if (!outcome.passed && outcome.problems[0]?.startsWith(problem)) expect(outcome.step).toBeGreaterThan(0);
  else expect(outcome).toEqual(await runScenario(form, scenarioOf(one), masterData));
});

describe('A scenario that arrives at the receipt', () => {
  const loadedForm = loadForm(
    JSON.stringify({
      version: 1,
      slug: 'uji-kirim',
      title: 'Uji',
      subProductId: 'UJI-01',
      preview: {
        declarations: [
          { name: 'setuju', text: 'Benar', required: true },
          { name: 'tawaran', text: 'Mau tawaran' },
        ],
      },
      steps: [
        { id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'a', label: 'A', required: true }] },
      ],
    }),
    'uji-kirim',
  );
  if (!loadedForm.ok) throw new Error(JSON.stringify(loadedForm.issues));
  const sent = { submit: { body: { statusCode: 200, data: { registrationNumber: 'REG1' } } } };
  const steps = [
    { arrive: 'receipt', with: { a: 'x' } },
    { expect: { submitted: { a: 'x', setuju: true, tawaran: false } } },
  ];

  test('answers, declares what must be, and sends', async () => {
    expect(await report(loadedForm.form, scenarioOf({ name: 'kirim', calls: sent, steps }))).toBe('');
  });

  test('says what holds it where the bank takes nothing', async () => {
    const calls = { submit: { status: 500, body: {} } };
    expect(await report(loadedForm.form, scenarioOf({ name: 'kirim', calls, steps }))).toContain(
      'Tidak sampai ke "receipt"',
    );
  });
});
