// `npm run docs:forms [-- slugs] [--out folder]`: writes a readable page of HTML per product, of all when none is named.
// Exit codes: 0 written, 2 it could not run.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allDefinitions, definitionsFolder, load, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const { out = path.join('node_modules', '.cache', 'eform', 'docs') } = values;
  const { formDocument } = await load('./src/tools/documents/formDocument.ts');
  const { readForm } = await load('./src/tools/publication/files.ts');
  const named = positionals.length > 0 ? positionals : await allDefinitions();
  mkdirSync(out, { recursive: true });
  for (const slug of named.map((one) => path.basename(one, '.json'))) {
    const file = path.join(out, `${slug}.html`);
    const { form } = await readForm(path.join(definitionsFolder, `${slug}.json`), definitionsFolder);
    writeFileSync(file, formDocument(form));
    console.log(file);
  }
  return 0;
});
