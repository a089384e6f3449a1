// `npm run diff:form -- old new [--json]`: what two versions of a product differ in, in words. Each is a file of a definition; its
// fragments are looked for in the folder beside it, then in form-definitions.
// Exit codes: 0 no difference, 1 there is one, 2 it could not run.
import { parseArgs } from 'node:util';
import { load, runCommand } from './definitions.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [before, after] = positionals;
  if (before === undefined || after === undefined || positionals.length > 2) {
    throw new Error('Tulis dua berkas: npm run diff:form -- lama.json baru.json');
  }
  const { differenceOfFiles } = await load('./src/tools/publication/files.ts');
  const sentences = await differenceOfFiles(before, after);
  if (values.json) console.log(JSON.stringify(sentences, undefined, 2));
  else console.log(sentences.length > 0 ? sentences.join('\n') : 'Tidak ada perbedaan.');
  return sentences.length > 0 ? 1 : 0;
});
