// `npm run mutate [-- path] [--tests place]... [--sample N] [--seed N] [--jobs N]`: puts small faults into the code below a path,
// one at a time, and counts how many of them are noticed by the tests of its room, or of the places named. Exit codes: 0 it ran,
// 2 it could not run.
import { load, runCommand } from '../forms/definitions.mjs';

await runCommand(async () => {
  const { mutate } = await load('./tests/mutation/mutate.ts');
  await mutate(process.argv.slice(2));
  return 0;
});
