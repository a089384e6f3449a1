import { describeFailed, createSimulation } from './simulate';
import { thrownInProcess } from '../visit/thrown';
import { allTexts, keptCases } from './testing/files';

const { thrown, stop } = thrownInProcess();
afterAll(stop);

const texts = allTexts();
const simulation = createSimulation({ texts, thrown });

const seed = 'npm test';
const visits = 300;
const share = 30;

describe(`of ${visits} visits no guarantee is broken`, () => {
  test.each(Array.from({ length: visits / share }, (_, at) => [at * share + 1, (at + 1) * share]))(
    '%i to %i',
    async (first, last) => {
      let registrations = 0;
      for (let visit = first; visit <= last; visit += 1) {
        const { case: one, outcome } = await simulation.runOne(seed, visit);
        registrations += outcome.entries;
        if (!outcome.breach) continue;
        const short = await simulation.shortest(one, outcome.breach);
        throw new Error(describeFailed(seed, { visit, ...short }));
      }
      // Visits that never come to the bank would prove nothing.
      expect(registrations).toBeGreaterThan(share / 5);
    },
  );
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
