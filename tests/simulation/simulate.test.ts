import { spread } from '../sweeps';
import { describeFailed, createSimulation } from './simulate';
import { thrownInProcess } from '../../src/tools/visit/thrown';
import { allTexts, keptCases } from './files';

const { thrown, stop } = thrownInProcess();
afterAll(stop);

const texts = allTexts();
const simulation = createSimulation({ texts, thrown });

const seed = 'npm test';
const visits = 1500;
const share = 30;

/** Visits from a number on. */
interface Share {
  first: number;
  forms?: readonly string[];
  of: string;
}

/** Of all forms, and some of the form of all that the language can say. */
const shares: readonly Share[] = [
  ...Array.from({ length: visits / share }, (_, at) => ({ first: at * share + 1, of: 'all forms' })),
  { first: 1, forms: ['sim-baris'], of: 'rows whose limits another answer moves' },
  ...[1, share + 1].map((first) => ({ first, forms: ['sim-bahasa'], of: 'sim-bahasa' })),
];

describe('of many visits no guarantee is broken', () => {
  const holds = async ({ first, forms }: Share): Promise<void> => {
    let registrations = 0;
    for (let visit = first; visit < first + share; visit += 1) {
      const { case: one, outcome } = await simulation.runOne(seed, visit, forms);
      registrations += outcome.entries;
      if (!outcome.breach) continue;
      const short = await simulation.shortest(one, outcome.breach);
      throw new Error(describeFailed(seed, { visit, ...short }));
    }
    // Visits that never come to the bank would prove nothing.
    expect(registrations).toBeGreaterThan(share / 8);
  };
  const { some, others } = spread(shares, 26);
  test.each(some)(`${share} of $of, from $first on`, holds);
  sweep.each(others)(`${share} of $of, from $first on`, holds);
});

describe('visits that have broken a guarantee once', () => {
  test.each(keptCases())('%s', async (_, one) => {
    expect((await simulation.replay(one)).breach).toBeUndefined();
  });
});

test('a visit goes the same way again', async () => {
  const { case: one, outcome } = await simulation.runOne(seed, 7);
  expect(await simulation.replay(one)).toEqual(outcome);
});
