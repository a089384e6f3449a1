import tseslint from 'typescript-eslint';
import { bareText } from './eslint/bareText.js';
import { leastBrowser } from './eslint/leastBrowser.js';
import { testCode } from './eslint/testCode.js';

/**
 * What oxlint (`oxlint.config.js`) does not do: rules of our own, rules by selectors, and the few of ESLint's that it lacks.
 */

/** Rules of our own. */
const portal = { rules: { 'bare-text': bareText, 'least-browser': leastBrowser } };

const importMeta = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'Jest runs CommonJS, which has no import.meta. Read it in src/main.tsx and pass the value down.',
};
/**
 * But for the inputs that open the browser's picker of files and its camera, which are never seen, one with its props from a call;
 * and for sliders, which `fieldStyles` paints in the theme's colour.
 */
const bareControls = {
  selector:
    'JSXOpeningElement[name.name=/^(input|select|textarea|button)$/]:not(:has(JSXSpreadAttribute > CallExpression, JSXAttribute[name.name="type"][value.value=/^(file|range)$/]))',
  message: "A theme does not restyle it. Take MUI's: InputBox, NativeSelect, Button, ButtonBase, IconButton.",
};

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/'] },
  {
    // A rule is switched off in a configuration, for a stated set of files, or not at all.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      // oxlint does not look into regular expressions.
      'no-irregular-whitespace': 'error',
    },
  },
  // Modules are strict: nobody can parse one that has these.
  { files: ['**/*.cjs'], rules: { 'no-dupe-args': 'error', 'no-octal': 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', importMeta] } },
  {
    files: ['src/**/*.tsx'],
    ignores: testCode,
    rules: { 'no-restricted-syntax': ['error', importMeta, bareControls] },
  },
  {
    // What visitors see; editors read their page as it is written.
    files: ['src/**/*.tsx'],
    ignores: [...testCode, 'src/tools/**'],
    plugins: { portal },
    rules: { 'portal/bare-text': 'error' },
  },
  {
    // What runs in a visitor's browser, and the mock bank, which tests run there. Editors' pages and commands run in newer ones.
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
    ignores: [...testCode, 'src/tools/**'],
    // A named project: the project service of typescript-eslint does not find files in .config/.
    languageOptions: {
      parserOptions: { project: '.config/tsconfig.leastBrowser.json', tsconfigRootDir: process.cwd() },
    },
    plugins: { portal },
    rules: { 'portal/least-browser': 'error' },
  },
  { files: ['src/main.tsx'], rules: { 'no-restricted-syntax': 'off' } },
);
