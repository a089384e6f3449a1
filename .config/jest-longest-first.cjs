const { existsSync } = require('node:fs');
const { join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/**
 * Browser tests of a minute and more, other tests of ten seconds and more. One that begins last is run alone in the end, while the
 * other workers stand still; Jest itself begins with the largest files, and some of these are small.
 */
const longest = [
  'tests/browser/accessibleProducts',
  'tests/browser/changedPage',
  'tests/browser/workbench',
  'tests/browser/walkin/access',
  'tests/browser/home',
  'tests/browser/simulation',
  'tests/browser/workbenchWalk',
  'tests/forms/commands',
  'src/tools/checker/mend/mend',
  'src/tools/scenarios/shipped',
  'src/tools/simulation/simulate',
  'src/tools/robot/walk',
  'src/tools/checker/planted/planted',
  'tests/mutation/mutate',
].map((name) => join(__dirname, `../${name}.test.ts`));

const gone = longest.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`No such test, mend the list of the longest: ${gone.join(', ')}`);

/** Where a file stands: those that take longest are first, all others behind them in Jest's own order. */
const place = ({ path }) => {
  const at = longest.indexOf(path);
  return at < 0 ? longest.length : at;
};

/** Jest goes by what a file took last time; a fresh clone knows nothing of that. */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
