import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { leastBrowser } from './leastBrowser.js';
import cases from './leastBrowser.cases.json';

const rules = {
  plugins: { portal: { rules: { 'least-browser': leastBrowser } } },
  rules: { 'portal/least-browser': 'error' },
} as const;

const linesOf = (messages: readonly Linter.LintMessage[]): (number | string)[] =>
  messages.map(({ line, fatal, message }) => (fatal ? message : line));

/** One program of all cases: the types that they need are those of TypeScript's libraries. */
const programOf = (codes: readonly string[]): ts.Program => {
  const options = {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    const code = codes[indexOf(name)];
    return code === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, code, version, true);
  };
  return ts.createProgram(
    codes.map((_, index) => nameOf(index)),
    options,
    host,
  );
};
const nameOf = (index: number): string => `${process.cwd()}/case-${index}.ts`;
const indexOf = (name: string): number => Number(/case-(\d+)\.ts$/.exec(name)?.[1] ?? NaN);

test('what the least browser lacks is found where its types tell whose it is', () => {
  const program = programOf(cases.typed.map(({ code }) => code));
  const linter = new Linter();
  const found = cases.typed.map(({ name, code }, index) => {
    const config = {
      ...rules,
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { programs: [program] } },
    };
    return { name, found: linesOf(linter.verify(code, config, { filename: nameOf(index) })) };
  });
  expect(found).toEqual(cases.typed.map(({ name, found: lines }) => ({ name, found: lines })));
});

test.each(cases.untyped)('without types: $name', ({ code, found }) => {
  const config = { ...rules, languageOptions: { ecmaVersion: 2022, sourceType: 'script' } } as const;
  expect(linesOf(new Linter().verify(code, config))).toEqual(found);
});
