import { setImmediate } from 'node:timers';
import { loadForm } from '../../interpreter';
import type * as SessionRoom from '../../session';
import { createPlayer, parseScenarios, type ScenarioReport } from '../scenarios';
import { noLists } from '../scenarios/testing/noLists';
import { withScenario } from '../workbench/scenarios/scenarioFile';
import { caseOf, scenarioOf } from './breaches';
import { createSimulation } from './simulate';
import { allTexts, keptCases } from './testing/files';

// What virtual time waits with.
Object.assign(globalThis, { setImmediate });

const mockPlanted = { isOn: false };

// With the fault, drafts are stored without the answers.
jest.mock('../../session', () => {
  const actual = jest.requireActual<typeof SessionRoom>('../../session');
  const createSession: typeof SessionRoom.createSession = (start) => {
    const { store } = start.ports;
    if (!mockPlanted.isOn || !store) return actual.createSession(start);
    const forgetful: typeof store = {
      ...store,
      save: (draft, lifetimeMs) => store.save({ ...draft, data: {} }, lifetimeMs),
    };
    return actual.createSession({ ...start, ports: { ...start.ports, store: forgetful } });
  };
  return { ...actual, createSession };
});

const texts = allTexts();
const simulation = createSimulation({ texts, thrown: () => [] });
const slug = 'sim-kirim';
const mostVisits = 60;

/** The shortest visit that a fault breaks a guarantee in, and which. */
async function found() {
  for (let visit = 1; visit <= mostVisits; visit += 1) {
    const { case: one, outcome } = await simulation.runOne('planted', visit, [slug]);
    if (outcome.breach) return simulation.shortest(one, outcome.breach);
  }
  throw new Error('the simulation does not find the planted fault');
}

/** Plays the only scenario of a file. */
async function play(text: string): Promise<ScenarioReport> {
  const loaded = loadForm(texts.get(slug) ?? '', slug);
  const parsed = parseScenarios(text);
  if (!loaded.ok || !parsed.ok) throw new Error(JSON.stringify([loaded, parsed]));
  const [scenario] = parsed.scenarios;
  if (!scenario) throw new Error('no scenario');
  return createPlayer(noLists)(loaded.form, scenario);
}

test('a breach is written as a scenario, which fails with the fault and passes without it', async () => {
  mockPlanted.isOn = true;
  const { breach, case: one } = await found();
  const text = withScenario(undefined, scenarioOf('planted', one));
  const reported = await play(text);
  expect(reported.passed).toBe(false);
  expect(reported.lines.join('\n')).toContain(`Jaminan "${breach.guarantee}" dilanggar: ${breach.words}.`);
  mockPlanted.isOn = false;
  expect(await play(text)).toMatchObject({ passed: true });
});

test('a visit that is written as a scenario is the same visit when it is read', () => {
  for (const [name, one] of keptCases()) {
    const parsed = parseScenarios(withScenario(undefined, scenarioOf(name, one)));
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    if (!scenario) throw new Error(JSON.stringify(parsed));
    expect(caseOf(one.form, scenario)).toEqual(one);
  }
});

test.each([
  [{ simulated: {}, today: '2026-03-01', steps: [{ next: true }] }, 'scenarios[0].today'],
  [{ simulated: {}, steps: [{ fill: { nama: 'Siti' } }] }, 'scenarios[0].steps[0].fill'],
  [{ today: '2026-03-01', steps: [{ site: 'portal' }] }, 'scenarios[0].steps[0].site'],
  [{ simulated: {}, steps: [{ site: 'portall' }] }, 'scenarios[0].steps[0].site'],
  [
    { simulated: { begun: { seed: '1', cut: 0 } }, steps: [{ next: true }] },
    'scenarios[0].simulated.begun.cut',
  ],
])('%j does not belong to its kind of visit', (scenario, path) => {
  const parsed = parseScenarios(JSON.stringify({ scenarios: [{ name: 'a', ...scenario }] }));
  expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([path]);
});
