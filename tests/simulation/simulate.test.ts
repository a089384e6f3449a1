import type * as SessionRoom from '../../src/session';
import { thrownInProcess } from '../../src/tools/visit/thrown';
import { withScenario } from '../../src/tools/workbench/scenarios/scenarioFile';
import { spread } from '../sweeps';
import { casesIn, scenarioOf } from './breaches';
import { allTexts, keptCases } from './files';
import { createSimulation, describeFailed } from './simulate';

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

const { thrown, stop } = thrownInProcess();
afterAll(stop);

const simulation = createSimulation({ texts: allTexts(), thrown });

const visits = 30;

/** A seed of its own for each share; of all forms, and some of those in which most can happen. */
const shares: readonly { seed: number; forms?: readonly string[]; of: string }[] = [
  ...Array.from({ length: 50 }, (_, at) => ({ seed: at + 1, of: 'all forms' })),
  { seed: 1, forms: ['sim-baris'], of: 'rows whose limits another answer moves' },
  ...[1, 2].map((seed) => ({ seed, forms: ['sim-bahasa'], of: 'sim-bahasa' })),
];

describe('of many visits no guarantee is broken', () => {
  const holds = async ({ seed, forms }: (typeof shares)[number]): Promise<void> => {
    const { entries, failed } = await simulation.run({ seed, visits, forms });
    if (failed) throw new Error(describeFailed(seed, failed));
    // Visits that never come to the bank would prove nothing.
    expect(entries).toBeGreaterThan(visits / 8);
  };
  const { some, others } = spread(shares, 26);
  test.each(some)(`${visits} of $of, seed $seed`, holds);
  sweep.each(others)(`${visits} of $of, seed $seed`, holds);
});

test.each(keptCases())('visits that have broken a guarantee once: %s', async (_, one) => {
  expect((await simulation.replay(one)).breach).toBeUndefined();
});

test('a fault is found, and its visit goes the same way again: by its path, and as it is kept', async () => {
  mockPlanted.isOn = true;
  const of = { seed: 1, visits: 60, forms: ['sim-kirim'] };
  const { failed } = await simulation.run(of);
  if (!failed) throw new Error('the simulation does not find the planted fault');
  expect((await simulation.run({ ...of, path: failed.path })).failed).toEqual(failed);
  const [read] = casesIn('sim-kirim', withScenario(undefined, scenarioOf('planted', failed.case)));
  if (!read) throw new Error('no scenario');
  const [, again] = read;
  expect(again).toEqual(failed.case);
  expect(await simulation.replay(again)).toMatchObject({ acts: again.acts, breach: failed.breach });
  mockPlanted.isOn = false;
  expect((await simulation.replay(again)).breach).toBeUndefined();
});

test('a visit that is written as a scenario is the same visit when it is read', () => {
  for (const [name, one] of keptCases())
    expect(casesIn(one.form, withScenario(undefined, scenarioOf(name, one)))).toEqual([[name, one]]);
});
