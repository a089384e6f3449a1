// `npm run publish:form -- slug [--to folder] [--live file] [--seed N] [--visits M] [--folder folder] [--dry] [--json]`: a folder with everything that goes
// live of a product, and the proof sheet that two people sign. `--live` is the version that visitors have now; left out: the one in
// the folder, from the publication before. `--folder`: where its definition stands. `--dry`: nothing is written. Exit codes: 0 written, 1 something speaks against it and nothing was written, 2 it could
// not run.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { definitionsFolder, load, localDay, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    options: {
      to: text,
      live: text,
      seed: { ...text, default: '1' },
      visits: { ...text, default: '100' },
      folder: { ...text, default: definitionsFolder },
      dry: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) {
    throw new Error('Tulis satu slug: npm run publish:form -- nama-produk --to folder');
  }
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1) throw new Error('--visits adalah bilangan bulat.');
  const slug = path.basename(named, '.json');
  const to = values.to ?? path.join('node_modules', '.cache', 'eform', 'publikasi', slug);
  const former = path.join(to, 'form-definitions', `${slug}.json`);
  const live = values.live ?? (existsSync(former) ? former : undefined);
  const { mayPublish, proofLines, publishForm } = await load('./tests/forms/publishForm.ts');
  const { seed, folder, dry } = values;
  const wish = { slug, folder, to, live, seed, visits, today: localDay(new Date()), dry };
  const proof = await publishForm(wish);
  const fit = mayPublish(proof);
  const published = fit && !dry;
  if (values.json)
    console.log(JSON.stringify({ published, ...(published && { to }), ...proof }, undefined, 2));
  else {
    console.log(proofLines(proof).join('\n'));
    if (!fit) console.log('\nTidak ditulis: ada yang menghalangi penayangan.');
    else console.log(published ? `\nDitulis: ${to}` : '\nTidak ditulis: --dry.');
  }
  return fit ? 0 : 1;
});
