import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { testCode } from './eslint/testCode.js';

/**
 * All rules that oxlint knows. Which ones are recommended is read from the packages that recommend them; what oxlint lacks stands in
 * `eslint.config.js`. Paths are absolute: relative ones begin at this folder.
 */

const within = (...paths) => paths.map((path) => `${process.cwd()}/${path}`);

/**
 * `no-dupe-args` and `no-octal` are in `eslint.config.js`; the compiler knows `new Symbol`; nothing here configures the compiler of
 * React, which `config` and `gating` are about.
 */
const unknown = ['no-dupe-args', 'no-octal', 'no-new-symbol', 'react-hooks/config', 'react-hooks/gating'];
const isOff = (setting) => [setting].flat()[0] === 'off';
const known = (rules) =>
  Object.fromEntries(
    Object.entries(rules).filter(
      ([name, setting]) => !unknown.includes(name) && !(name.startsWith('jsx-a11y/') && isOff(setting)),
    ),
  );

const member = (property, message) => ({ property, message });

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

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  categories: { correctness: 'off' },
  // A comment that switches a rule off has no effect; `eslint.config.js` forbids oxlint's own.
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  env: { builtin: true, es2024: true },
  rules: {
    ...known(js.configs.recommended.rules),
    'no-eval': 'error',
    'no-new-func': 'error',
    eqeqeq: ['error', 'always'],
    'no-var': 'error',
    'prefer-const': 'error',
    'object-shorthand': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...known(Object.assign({}, ...tseslint.configs.recommendedTypeChecked.map(({ rules }) => rules))),
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
        '@typescript-eslint/no-restricted-imports': ['error', { paths: [rootImports] }],
      },
    },
    {
      files: within('src/**/*.{ts,tsx}'),
      rules: {
        ...known(reactHooks.configs.flat.recommended.rules),
        '@typescript-eslint/no-restricted-imports': ['error', { paths: [rootImports, textField] }],
        'no-restricted-properties': ['error', ...webStorage.map((name) => member(name, webStorageMessage))],
        'no-restricted-globals': [
          'error',
          ...webStorage.map((name) => ({ name, message: webStorageMessage })),
        ],
      },
    },
    {
      files: within('src/**/*.tsx'),
      rules: {
        ...known(jsxA11y.flatConfigs.recommended.rules),
        // A component's autoFocus is its own affair: a calendar that opens on request has to take the focus.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      },
    },
    {
      files: within('src/storage/**', ...testCode.map((pattern) => `src/${pattern}`)),
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      // `expect(spy.method)` and generators driven by hand are the daily bread of tests.
      files: testCode,
      rules: { '@typescript-eslint/unbound-method': 'off' },
    },
    { files: ['**/*.{js,mjs,cjs}'], globals: globals.node },
    {
      // Scripts that drive a browser hold functions that run in the page.
      files: within('tests/{browser,bench}/**/*.mjs'),
      globals: globals.browser,
    },
  ],
};
