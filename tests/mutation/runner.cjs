const { readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { default: TestRunner } = require('jest-runner');

const stryker = dirname(require.resolve('@stryker-mutator/jest-runner/package.json'));
const { state } = require(join(stryker, 'dist/src/jest-plugins/messaging.cjs'));

/** Stryker puts one environment of its own in the place of each project's, and reads here which one it extends. */
const environments = {
  node: 'jest-environment-node',
  page: join(__dirname, '../../.config/jest-environment.cjs'),
};

/** What is known of a test file: the mutants that it meets, its milliseconds, and the latest mutant that it killed. */
let known = new Map();
/** Where that is kept for the process that takes the place of one that hung under a mutant. */
const fileOf = ({ context }) => join(context.config.rootDir, 'known.json');

const add = (sums, hits) => {
  for (const [mutant, count] of Object.entries(hits)) sums[mutant] = (sums[mutant] ?? 0) + count;
};

/**
 * Runs test files in order. Stryker runs each of them for each mutant; this one, those that met it in the run without mutants, the
 * latest killers and the quickest first, until one fails.
 */
module.exports = class extends TestRunner {
  async runTests(tests, watcher, options) {
    let hasFailed = false;
    this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      hasFailed ||= numFailingTests > 0 || testExecError !== undefined;
    });
    const run = (test) => {
      state.jestEnvironment = environments[test.context.config.displayName.name];
      return super.runTests([test], watcher, options);
    };
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) {
      for (const test of tests) await learn(test, run);
      return;
    }
    if (known.size === 0) known = new Map(JSON.parse(readFileSync(fileOf(tests[0]), 'utf8')));
    const about = ({ path }) => known.get(path);
    const judges = tests
      .filter((test) => about(test).mutants.includes(mutant))
      .sort((a, b) => about(b).killed - about(a).killed || about(a).took - about(b).took);
    for (const test of judges) {
      await run(test);
      if (!hasFailed) continue;
      about(test).killed = Number(mutant);
      return;
    }
  }
};

async function learn(test, run) {
  const all = state.instrumenterContext.mutantCoverage ?? { static: {}, perTest: {} };
  const met = { static: {}, perTest: {} };
  state.instrumenterContext.mutantCoverage = met;
  const begin = performance.now();
  await run(test);
  const took = performance.now() - begin;
  const hits = [met.static, ...Object.values(met.perTest)];
  known.set(test.path, { mutants: hits.flatMap(Object.keys), took, killed: -1 });
  writeFileSync(fileOf(test), JSON.stringify([...known]));
  add(all.static, met.static);
  for (const [name, count] of Object.entries(met.perTest)) add((all.perTest[name] ??= {}), count);
  state.instrumenterContext.mutantCoverage = all;
}
