// `npm run new:form`: asks five questions and writes a new product's file and scenarios. Answers may be given beforehand:
// `npm run new:form -- --nama "Tabungan Pelajar" --slug … --kategori … --kode … --langkah … [--folder …]`; then nothing is asked,
// and what is left out has its usual answer. With `--from slug` the new product is a copy of that product or template, with
// `--xlsform file.xlsx` it is made of an XLSForm, and what could not be taken over is listed. Exit codes: 0 written, 2 it could not run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { allDefinitions, definitionsFolder, load, runCommand } from './definitions.mjs';

/** The definitions of files by slug; one that is no JSON is reported by the checker. */
function definitionsIn(files) {
  const read = (file) => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined;
    }
  };
  return new Map(files.map((file) => [path.basename(file, '.json'), read(file)]));
}

/** A product or a template to be copied, with its scenarios. */
function sourceOf(from) {
  const named = path.basename(from, '.json');
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const slug = [named, `templates/${named}`].find((one) =>
    existsSync(path.join(definitionsFolder, `${one}.json`)),
  );
  if (slug === undefined)
    throw new Error(`--from: tidak ada produk atau templat "${named}" di ${definitionsFolder}.`);
  const file = path.join(definitionsFolder, `${slug}.json`);
  const scenarios = file.replace(/json$/, 'scenarios.json');
  return { slug, definition: read(file), scenarios: existsSync(scenarios) ? read(scenarios) : undefined };
}

/** In another folder a copy needs what it takes in there too; what lies there already is left as it is. */
async function takeAlong({ slug, scenarios }, folder) {
  if (path.resolve(folder) === path.resolve(definitionsFolder)) return;
  const { takenAlong } = await load('./src/tools/new-form/takenAlong.ts');
  for (const [name, text] of await takenAlong(slug, scenarios)) {
    const to = path.join(folder, name);
    mkdirSync(path.dirname(to), { recursive: true });
    if (!existsSync(to)) writeFileSync(to, text);
  }
}

/** A product of an XLSForm; what was bent and lost is printed. Throws the file's errors, each at its cell. */
async function importedFrom(file, details) {
  const { importForm, importWords, sheetsOf } = await load('./src/tools/xlsform/importForm.ts');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const imported = importForm(await sheetsOf(buffer.slice(byteOffset, byteOffset + byteLength)), details);
  const words = importWords(imported).join('\n');
  if (!imported.definition) throw new Error(words);
  console.log(`\n${words}`);
  return imported;
}

/** Asks one question after the other, each until its answer will do. */
async function askAll(questions, projectFiles) {
  const keyboard = createInterface({ input: stdin });
  // Lines, not `question`: what is typed or piped ahead is kept.
  const lines = keyboard[Symbol.asyncIterator]();
  const ask = async (question) => {
    stdout.write(`${question} `);
    const { done, value } = await lines.next();
    if (done) throw new Error('\nTidak ada yang ditulis.');
    return value.trim();
  };
  const answers = {};
  for (const [at, { flag, ask: words, otherwise, problem }] of questions.entries()) {
    const usual = otherwise(answers);
    const question = `\n(${at + 1}/${questions.length}) ${words(projectFiles)}${usual === '' ? '' : ` [${usual}]`}:`;
    answers[flag] = (await ask(question)) || usual;
    for (
      let wrong = problem(answers[flag], projectFiles);
      wrong;
      wrong = problem(answers[flag], projectFiles)
    ) {
      answers[flag] = (await ask(`${wrong}\n${question}`)) || usual;
    }
  }
  keyboard.close();
  return answers;
}

function answersFrom(flags, questions, projectFiles) {
  const answers = {};
  for (const { flag, otherwise, problem } of questions) {
    answers[flag] = flags[flag]?.trim() || otherwise(answers);
    const wrong = problem(answers[flag], projectFiles);
    if (wrong) throw new Error(`--${flag}: ${wrong}`);
  }
  return answers;
}

await runCommand(async () => {
  const { questions, projectFilesOf, detailsOf } = await load('./src/tools/new-form/questions.ts');
  const { startingForm } = await load('./src/tools/new-form/startingForm.ts');
  const { copiedForm } = await load('./src/tools/new-form/copiedForm.ts');
  const names = [...questions.map(({ flag }) => flag), 'folder', 'from', 'xlsform'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const { folder = definitionsFolder, from, xlsform, ...flags } = parseArgs({ options }).values;
  const projectFiles = projectFilesOf(definitionsIn(await allDefinitions(folder)));
  const given = Object.keys(flags).length > 0;
  const source = from === undefined ? undefined : sourceOf(from);
  // A copy and an import have their steps already.
  const asked = source || xlsform ? questions.filter(({ flag }) => flag !== 'langkah') : questions;
  const answers = given ? answersFrom(flags, asked, projectFiles) : await askAll(asked, projectFiles);

  const details = detailsOf(answers, projectFiles);
  const made = () => (source ? copiedForm(source, details) : startingForm(details));
  const { definition, scenarios } = xlsform ? await importedFrom(xlsform, details) : made();
  const file = path.join(folder, `${definition.slug}.json`);
  const write = async (to, json) =>
    writeFileSync(to, (await format(to, JSON.stringify(json), { printWidth: 110 })).code, { flag: 'wx' });
  await write(file, definition);
  await write(file.replace(/json$/, 'scenarios.json'), scenarios);
  if (source) await takeAlong(source, folder);
  console.log(
    [
      `\nDitulis: ${file} dan skenarionya.`,
      `Lihat:   npm start, lalu http://localhost:5173/form/${definition.slug}`,
      `Periksa: npm run check:forms -- ${file}`,
      `Uji:     npm run test:forms -- ${definition.slug}${folder === definitionsFolder ? '' : ` --folder ${folder}`}`,
    ].join('\n'),
  );
  return 0;
});
