/**
 * `sweep` is a test that says of one more case what another test says: it runs with SWEEPS alone (`npm run test:all`), and the others,
 * which have run before, then do not.
 */
const isSweep = Boolean(process.env.SWEEPS);
const inSweeps = { sweep: test, test: test.skip };
Object.assign(globalThis, isSweep ? inSweeps : { sweep: test.skip });
