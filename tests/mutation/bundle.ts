import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const setups = ['jest.setup.ts', 'jest.sweeps.ts'].map((name) => resolve('.config', name));

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
      return [...setups.map((one) => `import ${JSON.stringify(one)};`), readFileSync(id, 'utf8')].join('\n');
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
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error(`${test}: no bundle`);
  const file = join(folder, `${test.replaceAll('/', '.')}.cjs`);
  writeFileSync(file, built.output[0].code);
  return file;
}
