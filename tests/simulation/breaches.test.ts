import type * as SessionRoom from '../../src/session';
import { withScenario } from '../../src/tools/workbench/scenarios/scenarioFile';
import { casesIn, scenarioOf } from './breaches';
import { allTexts, keptCases } from './files';
import { createSimulation } from './simulate';

const mockPlanted = { isOn: false };

// With the fault, drafts are stored without the answers.
jest.mock('../../src/session', () => {
  const actual = jest.requireActual<typeof SessionRoom>('../../src/session');
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

const simulation = createSimulation({ texts: allTexts(), thrown: () => [] });
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

test('a breach is written as a scenario, which fails with the fault and passes without it', async () => {
  mockPlanted.isOn = true;
  const { breach, case: one } = await found();
  const [read] = casesIn(slug, withScenario(undefined, scenarioOf('planted', one)));
  if (!read) throw new Error('no scenario');
  const [, again] = read;
  expect(again).toEqual(one);
  expect((await simulation.replay(again)).breach).toEqual(breach);
  mockPlanted.isOn = false;
  expect((await simulation.replay(again)).breach).toBeUndefined();
});

test('a visit that is written as a scenario is the same visit when it is read', () => {
  for (const [name, one] of keptCases())
    expect(casesIn(one.form, withScenario(undefined, scenarioOf(name, one)))).toEqual([[name, one]]);
});
