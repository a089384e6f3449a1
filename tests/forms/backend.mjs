// `npm run check:backend -- https://api.bank.example [--origin https://portal.bank.example] [--samples file.json] [--write]`: makes every
// call of the contract, and says which answers do not fit and what a visitor would see of it. `--write`: also those that register or
// store something. No answer is kept, and no value of one printed. Exit codes: 0 all fit, 1 some do not, 2 it could not run.
import { parseArgs } from 'node:util';
import { load, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      origin: { type: 'string' },
      samples: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [address, ...others] = positionals.map((one) => one.replace(/\/+$/, ''));
  if (!URL.canParse(address) || others.length > 0) {
    throw new Error('Name the address of one back end: npm run check:backend -- https://api.bank.example');
  }
  const { checkBackEnd, readSamples } = await load('./tests/forms/backend/checkBackEnd.ts');
  const samples = readSamples(values.samples);
  await fetch(address).catch(({ cause }) => {
    throw new Error(`Nobody answers at ${address}: ${cause?.message ?? 'no connection'}.`);
  });
  const { origin, write } = values;
  let [asked, fitting] = [0, 0];
  await checkBackEnd({ address, origin, samples, write }, (line, fits) => {
    console.log(line);
    asked += 1;
    if (fits) fitting += 1;
  });
  if (!write) console.log('Not asked: what registers or stores something. Add --write, on a test system.');
  if (!origin)
    console.log('Not asked: CORS. Name the address of the portal: --origin https://portal.bank.example');
  console.log(`${asked} questions: ${fitting} fit, ${asked - fitting} do not.`);
  return fitting < asked ? 1 : 0;
});
