// `npm run simulate -- [--seed N] [--visits M] [--path P] [--form slug] [--keep folder]`: random visitors in a random world, on the one
// session, in virtual time, until one breaks a guarantee; it is told as short as it was found. `--path`: the same visit again, as it was
// told; `--form`: of these forms alone; `--keep` adds it to a file of scenarios of its form.
// Exit codes: 0 no guarantee was broken, 1 one was, 2 it could not run.
import { parseArgs } from 'node:util';
import { keepScenario, load, runCommand } from '../forms/definitions.mjs';

function numberOf(text, name) {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number.`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      visits: { type: 'string', default: '1000' },
      path: { type: 'string' },
      form: { type: 'string', multiple: true },
      keep: { type: 'string' },
    },
  });
  const seed = numberOf(values.seed, 'seed');
  const visits = numberOf(values.visits, 'visits');
  const module = await load('./tests/simulation/command.ts');
  const { thrown } = module.thrownInProcess();
  const simulation = module.createSimulation({ texts: module.allTexts(), thrown });
  const began = process.cpuUsage();
  const done = await simulation.run({ seed, visits, forms: values.form, path: values.path });
  const { user, system } = process.cpuUsage(began);
  const cpu = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${done.visits} visits of seed ${seed}: ${done.acts} acts, ${done.entries} registrations; ${cpu} s of CPU.`,
  );
  const { failed } = done;
  console.log(failed ? module.describeFailed(seed, failed) : 'No guarantee was broken.');
  if (failed && values.keep) {
    const name = `${failed.breach.guarantee} (seed ${seed}, path ${failed.path})`;
    await keepScenario(values.keep, failed.case.form, module.scenarioOf(name, failed.case));
  }
  return failed ? 1 : 0;
});
