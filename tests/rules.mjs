// Checks what oxlint does not (`.config/eslint.config.js`).
import { ESLint } from 'eslint';

// Each file is read once: the parser need not watch what it was made from.
process.env.TSESTREE_SINGLE_RUN = 'true';

const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.js',
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: 'node_modules/.cache/eform/eslint',
});

const results = await eslint.lintFiles(['**/*.{js,mjs,cjs,ts,tsx}']);
const found = results.filter(({ messages }) => messages.length > 0);
if (found.length > 0) console.log(await (await eslint.loadFormatter('stylish')).format(found));
process.exitCode = found.length > 0 ? 1 : 0;
