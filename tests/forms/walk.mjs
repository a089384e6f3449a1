// `npm run walk:forms -- [slugs] [--seed N] [--today YYYY-MM-DD] [--folder folder] [--keep folder] [--json]`: a robot visitor walks
// through forms, all of them when none is named, against the mock back end. `--keep` adds walks that have failed to the scenarios of
// their form. Exit codes: 0 every walk went well and covered everything, 1 not so, 2 it could not run.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { definitionsFolder, keepScenario, load, localDay, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    options: {
      seed: { ...text, default: '1' },
      today: { ...text, default: localDay(new Date()) },
      folder: { ...text, default: definitionsFolder },
      keep: text,
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { seed, today, folder, keep, json } = values;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) throw new Error('--today ditulis YYYY-MM-DD.');
  const robot = await load('./src/tools/robot/index.ts');
  const { createLists, describeWalks, failedScenarios, isComplete, walkForm } = robot;
  const { mockBackEnd } = await load('./src/tools/robot/testing/mockBackEnd.ts');
  const { definitionTexts, productsIn } = await load('./src/tools/definitionTexts.ts');
  const { readForm } = await load('./src/tools/publication/files.ts');
  const slugs = positionals.map((one) => path.basename(one, '.json'));
  const backEnd = mockBackEnd(process.cwd(), folder);
  const lists = createLists(backEnd);
  const reported = [];
  let complete = true;
  for (const slug of slugs.length > 0 ? slugs : productsIn(definitionTexts(folder))) {
    const { form } = await readForm(path.join(folder, `${slug}.json`), folder);
    const walks = await walkForm(form, backEnd, lists, { seed, today });
    reported.push(describeWalks(slug, walks));
    for (const scenario of keep ? failedScenarios(walks) : []) await keepScenario(keep, slug, scenario);
    if (!json) console.log(reported.at(-1));
    complete &&= isComplete(walks);
  }
  if (json) console.log(JSON.stringify({ complete, words: reported.join('\n') }));
  return complete ? 0 : 1;
});
