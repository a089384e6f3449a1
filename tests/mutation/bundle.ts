import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { TsJestTransformer, type TsJestTransformOptions } from 'ts-jest';
import { build, type Plugin } from 'vite';
import { typeScript } from '../../.config/jest.transform';

const pageSetup = resolve('.config/jest.setup.page.ts');
const setups = ['.config/jest.setup.ts', '.config/jest.sweeps.ts', pageSetup].map((name) => resolve(name));

const transformer = new TsJestTransformer(typeScript);
const config = { cwd: resolve('.'), rootDir: resolve('.'), testMatch: [], testRegex: [], transform: [] };
const options = { config, cacheFS: new Map() } as unknown as TsJestTransformOptions;
/** What became of each text. */
const made = new Map<string, string>();

/** A source as Jest reads it: spies and mocks replace what its modules give, which of an ES module they cannot. */
function asInJest(text: string, path: string): string {
  const code = made.get(text) ?? transformer.process(text, path, options).code;
  made.set(text, code);
  return code;
}

/** Puts instrumented code in the place of the sources, and before the tests what Jest gives them: its set-up files, each file's folder. */
const substituted = (test: string, code: ReadonlyMap<string, string>): Plugin => {
  const byPath = new Map([...code].map(([file, text]) => [resolve(file), text]));
  const mocked = new Set<string>();
  const fileOf = (id: string): string => id.replace(/[?]actual$/, '');
  return {
    name: 'substituted',
    enforce: 'pre',
    load: (id) => {
      if (id !== resolve(test)) return byPath.get(fileOf(id));
      const needed = setups.filter((one) => one !== pageSetup || test.endsWith('x'));
      return [...needed.map((one) => `import ${JSON.stringify(one)};`), readFileSync(id, 'utf8')].join('\n');
    },
    async transform(text, id) {
      if (mocked.has(id)) return `module.exports = jest.requireMock(${JSON.stringify(id)});`;
      const file = fileOf(id);
      if (!/[.]tsx?$/.test(file)) return undefined;
      let code = `const __dirname = ${JSON.stringify(dirname(file))};\n${asInJest(text, file)}`;
      for (const [call, name] of code.matchAll(/jest[.]mock[(]'(.+?)'/g)) {
        const module = (await this.resolve(name ?? '', id))?.id ?? '';
        mocked.add(module);
        code = code.replace(call, `jest.mock(${JSON.stringify(module)}`);
      }
      return code.replaceAll(/jest[.]requireActual[(]'(.+?)'/g, "require('$1?actual'");
    },
  };
};

/**
 * A test file and all that it imports of the project as one script in a folder, packages left outside. To run the script again
 * is to load all modules again, so that code that runs at load is judged like any other.
 */
export async function bundle(
  test: string,
  code: ReadonlyMap<string, string>,
  folder: string,
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [substituted(test, code)],
    build: {
      ssr: test,
      write: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, dynamicImportInCjs: false } },
    },
  });
  if (!('output' in built)) throw new Error(`${test}: no bundle`);
  const file = join(folder, `${test.replaceAll('/', '.')}.cjs`);
  writeFileSync(file, built.output[0].code);
  return file;
}
