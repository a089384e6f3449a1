const Sequencer = require('@jest/test-sequencer').default;

/** Files of several minutes. One that begins last is run alone in the end, while the other workers stand still. */
const longest = [
  'accessibleProducts',
  'robot',
  'workbench',
  'walkin/access',
  'accessibility',
  'home',
  'walkin/transactions',
  'simulation',
  'application',
  'workbenchWalk',
].map((name) => `/tests/browser/${name}.test.ts`);

/** Where a file stands: those that take longest are first, all others behind them in Jest's own order. */
const place = ({ path }) => {
  const at = longest.findIndex((name) => path.endsWith(name));
  return at < 0 ? longest.length : at;
};

/** Jest goes by what a file took last time; a fresh clone knows nothing of that. */
module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
