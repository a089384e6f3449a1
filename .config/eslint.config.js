import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { bareText } from './eslint/bareText.js';
import { leastBrowser } from './eslint/leastBrowser.js';

/** Test code: a `*.test.ts(x)` file, or anything in a folder called `testing`. */
const testCode = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Rules of our own. */
const portal = { rules: { 'bare-text': bareText, 'least-browser': leastBrowser } };

const member = (property, message) => ({ property, message });

/** Formik's setters start from the last rendered state, so the first of two calls in one tick is lost. */
const formikSetters = ['setValues', 'setFieldValue', 'setErrors', 'setFieldTouched'].map((name) =>
  member(name, 'It sees the last rendered state and loses writes. Send the change through the session.'),
);

const webStorageMessage = 'Web storage can be blocked, full or hostile. Use src/storage.';
const webStorage = ['localStorage', 'sessionStorage'];

const rootImports = {
  name: '@mui/material',
  message: "Import by path, as in '@mui/material/Button'.",
};
const textField = {
  name: '@mui/material/TextField',
  message: 'It costs 26 KB and most of the mount of a long step. Use the field frame around an InputBox.',
};

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
    // A rule is switched off here, for a stated set of files, or not at all.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    rules: {
      'no-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    // A named project: the project service of typescript-eslint does not find files in .config/.
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      // A member that is a property can be passed around without its object.
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [rootImports] }],
      'no-restricted-properties': ['error', ...formikSetters],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [rootImports, textField] }],
      'no-restricted-properties': [
        'error',
        ...formikSetters,
        ...webStorage.map((name) => member(name, webStorageMessage)),
      ],
      'no-restricted-globals': ['error', ...webStorage.map((name) => ({ name, message: webStorageMessage }))],
      'no-restricted-syntax': ['error', importMeta],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // A component's autoFocus is its own affair: a calendar that opens on request has to take the focus.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
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
    plugins: { portal },
    rules: { 'portal/least-browser': 'error' },
  },
  { files: ['src/main.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/storage/**', ...testCode.map((pattern) => `src/${pattern}`)],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': ['error', ...formikSetters],
    },
  },
  {
    // `expect(spy.method)` and generators driven by hand are the daily bread of tests.
    files: testCode,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Scripts that drive a browser hold functions that run in the page.
    files: ['tests/{browser,bench}/**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
