import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { bareText } from './bareText.js';
import cases from './bareText.cases.json';

/** The rule reads types, so that each case stands in place of a file of the project. */
const place = 'src/form/Progress.tsx';

test('text beside other children is found where React would look for its node', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        // With CI set, the parser would read the file of that name instead of the text of the case.
        parserOptions: {
          project: 'tsconfig.json',
          tsconfigRootDir: process.cwd(),
          disallowAutomaticSingleRunInference: true,
        },
      },
      plugins: { portal: { rules: { 'bare-text': bareText } } },
      rules: { 'portal/bare-text': 'error' },
    },
  });
  for (const { name, code, found } of cases) {
    const [result] = await eslint.lintText(code, { filePath: place });
    expect({ name, found: result?.messages.map(({ line }) => line) }).toEqual({ name, found });
  }
});
