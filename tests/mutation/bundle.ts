import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const pageSetup = resolve('.config/jest.setup.page.ts');
const setups = ['.config/jest.setup.ts', '.config/jest.sweeps.ts', pageSetup].map((name) => resolve(name));

/** Puts instrumented code in the place of the sources, and before the tests what Jest gives them: its set-up files, each file's folder. */
const substituted = (test: string, code: ReadonlyMap<string, string>): Plugin => {
  const byPath = new Map([...code].map(([file, text]) => [resolve(file), text]));
  return {
    name: 'substituted',
    enforce: 'pre',
    load: (id) => {
      // The project says that its modules do nothing when they are loaded. These do.
      if (setups.includes(id)) return { code: readFileSync(id, 'utf8'), moduleSideEffects: true };
      if (id !== resolve(test)) return byPath.get(id);
      const needed = setups.filter((one) => one !== pageSetup || test.endsWith('x'));
      return [...needed.map((one) => `import ${JSON.stringify(one)};`), readFileSync(id, 'utf8')].join('\n');
    },
    transform: (text, id) =>
      text.includes('__dirname') ? `const __dirname = ${JSON.stringify(dirname(id))};\n${text}` : undefined,
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
  // Defaults of packages are taken as in Jest: a module that says that it was an ES module has its own.
  writeFileSync(file, built.output[0].code.replace(/(__toESM\((?:\w+|require\([^)]+\))), 1\)/g, '$1)'));
  return file;
}
