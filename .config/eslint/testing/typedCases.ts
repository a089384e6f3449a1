import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

interface Case {
  readonly name: string;
  readonly code: string;
}

/** The lines of messages; the words of one that says that a text could not be read. */
export const linesOf = (messages: readonly Linter.LintMessage[]): (number | string)[] =>
  messages.map(({ line, fatal, message }) => (fatal ? message : line));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
};

/**
 * What a rule that reads types finds in each case. The cases are files of a folder of the project, and one program holds them all: most of
 * the time goes into the types that they share.
 */
export const foundInTyped = (
  cases: readonly Case[],
  folder: string,
  config: Pick<Linter.Config, 'plugins' | 'rules'>,
): { name: string; found: (number | string)[] }[] => {
  const nameOf = (index: number): string => `${process.cwd()}/${folder}/case-${index}.tsx`;
  const codes = new Map(cases.map(({ code }, index) => [nameOf(index), code]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => codes.has(name) || fileExists(name);
  host.getSourceFile = (name, version) => {
    const code = codes.get(name);
    return code === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, code, version, true);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  const languageOptions: Linter.LanguageOptions = {
    parser: tseslint.parser,
    parserOptions: { programs: [program] },
  };
  const linter = new Linter();
  return cases.map(({ name, code }, index) => {
    const filename = nameOf(index);
    const messages = linter.verify(code, { ...config, files: ['**/*.tsx'], languageOptions }, { filename });
    return { name, found: linesOf(messages) };
  });
};
