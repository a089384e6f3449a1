// `npm run walk:forms -- [slugs] [--seed N] [--today YYYY-MM-DD]`: a robot visitor walks through forms, all of them when none is
// named, against the mock back end. Exit codes: 0 every walk went well and covered everything, 1 not so, 2 it could not run.
import path from 'node:path';
import { runnerImport } from 'vite';
import { localDay } from './definitions.mjs';

const folder = 'form-definitions';
const options = ['seed', 'today'];

/** The arguments, or a word on what is wrong with them. */
function readArguments(words) {
  const slugs = [];
  const settings = { seed: '1', today: localDay(new Date()) };
  for (let at = 0; at < words.length; at += 1) {
    const [name, value] = words[at].split('=', 2);
    const option = options.find((one) => name === `--${one}`);
    if (option) settings[option] = value ?? words[(at += 1)] ?? '';
    else if (words[at].startsWith('--')) {
      throw new Error(
        `Pilihan ${name} tidak dikenal. Yang ada: ${options.map((one) => `--${one}`).join(', ')}.`,
      );
    } else slugs.push(path.basename(words[at], '.json'));
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(settings.today)) throw new Error('--today ditulis YYYY-MM-DD.');
  return { slugs, settings };
}

async function load(file) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
  return module;
}

async function run() {
  const { slugs, settings } = readArguments(process.argv.slice(2));
  const { loadForm } = await load('./src/interpreter/index.ts');
  const { createLists, describeWalks, isComplete, walkForm } = await load('./src/tools/robot/index.ts');
  const { mockBackEnd } = await load('./src/tools/robot/testing/mockBackEnd.ts');
  const { definitionTexts, productsIn } = await load('./src/tools/definitionTexts.ts');
  const texts = definitionTexts(folder);
  const backEnd = mockBackEnd(process.cwd());
  const lists = createLists(backEnd);
  let complete = true;
  for (const slug of slugs.length > 0 ? slugs : productsIn(texts)) {
    const text = texts.get(slug);
    if (text === undefined) throw new Error(`Tidak ada ${folder}/${slug}.json.`);
    const loaded = loadForm(text, slug, texts);
    if (!loaded.ok) throw new Error(`${slug}: definisi rusak; jalankan npm run check:forms.`);
    const walks = await walkForm(loaded.form, backEnd, lists, settings);
    console.log(describeWalks(slug, walks));
    complete &&= isComplete(walks);
  }
  return complete ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
