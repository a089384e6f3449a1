// `npm run mutate [-- path] [--tests place]... [--sample N] [--seed N]`: Stryker puts small faults into the code below a path, one at a
// time, and lists those that the tests of its room, or of the places named, do not notice.
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import fc from 'fast-check';

/** Rooms whose code other rooms live through: what the interpreter says the session does, and the form shows both. */
const judgedElsewhere = {
  'src/interpreter': ['src/session/', 'src/tools/robot/plan/'],
  'src/session': ['src/tools/visit/', 'src/tools/scenarios/guarantees.test.ts', 'src/form/'],
  'src/fields': ['src/form/'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const [path = 'src/interpreter'] = positionals;
const room = path.split('/').slice(0, 2).join('/');
const judges = values.tests ?? [`${room}/`, ...(judgedElsewhere[room] ?? [])];
process.env.MUTATION_JUDGES = judges.join('|');

// Stryker itself takes no sample.
const { instrument } = Instrumenter.prototype;
Instrumenter.prototype.instrument = async function instrumentSample(...args) {
  const { files, mutants } = await instrument.apply(this, args);
  const size = Math.min(Number(values.sample), mutants.length);
  const some = fc.subarray(mutants, { minLength: size, maxLength: size });
  return { files, mutants: fc.sample(some, { seed: Number(values.seed), numRuns: 1 })[0] };
};

await new Stryker({
  mutate: statSync(path).isFile() ? [path] : [`${path}/**/!(*.test|*.d).ts?(x)`, '!**/testing/**'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.ts', enableFindRelatedTests: false },
  concurrency: 1,
  ignorePatterns: ['/coverage', '/dist*'],
  disableTypeChecks: false,
  tempDirName: join(tmpdir(), 'eform-mutation'),
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A busy machine hangs for longer than a mutant that the limit of hits ends.
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 120,
}).runMutationTest();
