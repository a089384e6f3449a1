import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, loadForm, type CompiledForm } from '../../interpreter';
import { acts } from './acts/acts';
import { describeOutcome } from './describeOutcome';
import { checks } from './expectations/expectations';
import type { Scenario } from './language';
import { parseScenarios } from './parse/parseScenarios';
import cases from './runScenario.cases.json';
import { runScenario } from './runScenario';

const loaded = loadForm(readFileSync(join(__dirname, 'testing', 'uji.json'), 'utf8'), 'uji');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
const { form } = loaded;

/** A scenario of the cases, read as one of a file. */
function scenarioOf(written: { name: string; calls?: object; steps: readonly object[] }): Scenario {
  const { name, calls = {}, steps } = written;
  const parsed = parseScenarios(JSON.stringify({ scenarios: [{ name, today: '2026-03-01', calls, steps }] }));
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  if (!scenario) throw new Error(JSON.stringify(parsed));
  return scenario;
}

function report(of: CompiledForm, scenario: Scenario): string {
  const outcome = runScenario(of, scenario);
  return outcome.passed ? '' : describeOutcome(scenario, outcome);
}

test.each(cases.passing.map((one) => [one.name, one] as const))('passes: %s', (_, one) => {
  expect(report(form, scenarioOf(one))).toBe('');
});

describe.each(cases.failing.map((one) => [one.name, one] as const))('reports: %s', (_, one) => {
  const scenario = scenarioOf(one);
  const outcome = runScenario(form, scenario);

  test(`at step ${one.step}`, () => {
    expect(outcome).toMatchObject({ passed: false, step: one.step });
  });

  test.each(one.says)('saying %s', (sentence) => {
    expect(report(form, scenario)).toContain(sentence);
  });
});

test('the same scenario goes the same way twice', () => {
  for (const one of [...cases.passing, ...cases.failing]) {
    const scenario = scenarioOf(one);
    expect(runScenario(form, scenario)).toEqual(runScenario(form, scenario));
  }
});

test('an expectation about another stage than the active one fails', () => {
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
  expect(report(staged.form, scenario)).toContain('Tahap seharusnya "dua", ternyata "satu".');
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
