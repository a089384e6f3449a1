// `npm run test:forms [-- slug …] [--name words] [--folder folder]`: runs the scenarios of products, of all when none is named, and
// says in Indonesian what held and what did not. Exit codes: 0 all passed, 1 some failed, 2 it could not run.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allDefinitions, definitionsFolder, load, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      name: { type: 'string', default: '' },
      folder: { type: 'string', default: definitionsFolder },
    },
    allowPositionals: true,
  });
  const { folder, name } = values;
  const { hasScenarios, openPlayer, testForm } = await load('./tests/forms/testForm.ts');
  const all = (await allDefinitions(folder)).map((file) => path.basename(file, '.json'));
  const slugs = positionals.length > 0 ? positionals : all.filter((slug) => hasScenarios(folder, slug));
  const play = openPlayer();
  const done = [];
  for (const slug of slugs) {
    const reported = await testForm(folder, slug, name, play);
    if (reported.length === 0) continue;
    console.log(`${slug}\n${reported.flatMap(({ lines }) => lines.map((line) => `  ${line}`)).join('\n')}\n`);
    done.push(...reported);
  }
  if (done.length === 0) throw new Error(`Tidak ada skenario yang namanya memuat "${name}".`);
  const failed = done.filter(({ passed }) => !passed).length;
  console.log(`${done.length} skenario: ${done.length - failed} lulus, ${failed} gagal.`);
  return failed > 0 ? 1 : 0;
});
