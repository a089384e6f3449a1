// `npm run simulate -- [--seed N] [--visits M] [--from V] [--form slug] [--trace] [--keep folder]`: random visitors in a random world,
// on the one session, in virtual time. `--from` begins with that visit, the others being as they were; `--trace` shows the shortest way to what was broken, `--keep` adds it to a file of
// scenarios of its form.
// Exit codes: 0 no guarantee was broken, 1 one was, 2 it could not run.
import { parseArgs } from 'node:util';
import { keepScenario, load } from '../forms/definitions.mjs';

function numberOf(text, name) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} takes a whole number.`);
}

async function run() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      visits: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      form: { type: 'string', multiple: true },
      trace: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  });
  const visits = numberOf(values.visits, 'visits');
  const from = numberOf(values.from, 'from');
  const module = await load('./tests/simulation/command.ts');
  const simulation = module.createSimulation({
    texts: module.allTexts(),
    thrown: module.thrownInProcess().thrown,
  });
  const began = process.cpuUsage();
  const broken = new Map();
  let acts = 0;
  let entries = 0;
  for (let visit = from; visit < from + visits; visit += 1) {
    const { case: one, outcome } = await simulation.runOne(values.seed, visit, values.form);
    acts += outcome.acts.length;
    entries += outcome.entries;
    const { breach } = outcome;
    if (!breach) continue;
    const known = broken.get(breach.guarantee);
    broken.set(breach.guarantee, {
      count: (known?.count ?? 0) + 1,
      first: known?.first ?? { visit, breach, case: one },
    });
  }
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  console.log(
    `${visits} visits of seed ${values.seed}: ${acts} acts, ${entries} registrations; ` +
      `${seconds.toFixed(1)} s of CPU, ${Math.round(visits / seconds)} visits a second.`,
  );
  for (const [guarantee, { count, first }] of broken) {
    console.log(`\n${count} times broken: ${guarantee} First in visit ${first.visit}.`);
    const short = values.trace || values.keep ? await simulation.shortest(first.case, first.breach) : first;
    if (values.trace) console.log(module.describeFailed(values.seed, { ...first, ...short }));
    else console.log(`  ${first.breach.words}`);
    if (!values.keep) continue;
    const name = `${guarantee} (seed ${values.seed}, visit ${first.visit})`;
    await keepScenario(values.keep, short.case.form, module.scenarioOf(name, short.case));
  }
  if (broken.size === 0) console.log('No guarantee was broken.');
  return broken.size === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
