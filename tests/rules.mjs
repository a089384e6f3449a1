// Checks what oxlint does not (`.config/eslint.config.js`). ESLint takes half a minute to read every file; it reads those in whose text
// one of the rules may find something.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { mayFind } from '../.config/eslint/mayFind.js';

// Each file is read once: the parser need not watch what it was made from.
process.env.TSESTREE_SINGLE_RUN = 'true';

const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.js',
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: 'node_modules/.cache/eform/eslint',
});

const generated = ['.git', 'node_modules', 'dist', 'coverage'];
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !generated.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true }).map((path) => join(entry.name, path))
      : [entry.name],
  )
  .filter((path) => /\.(?:[cm]?js|tsx?)$/.test(path));

const doubtful = [];
for (const path of files) {
  const { rules } = await eslint.calculateConfigForFile(path);
  // Severity 0: off.
  const on = Object.keys(rules).filter((name) => rules[name][0] !== 0);
  if (mayFind(readFileSync(path, 'utf8'), on)) doubtful.push(path);
}

const results = await eslint.lintFiles(doubtful);
const found = results.filter(({ messages }) => messages.length > 0);
if (found.length > 0) console.log(await (await eslint.loadFormatter('stylish')).format(found));
process.exitCode = found.length > 0 ? 1 : 0;
