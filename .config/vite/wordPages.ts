import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as Drawing from '../../src/app/firstWords.tsx';
import { slugOf } from './definitions.ts';
import { resolvedAsIn } from './resolvedAsIn.ts';
import { pageWith, wordsScript } from './wordsInPage.ts';

interface WordPagesSettings {
  baseUrl: string;
  filesUrl: string;
  /** False: definitions come from elsewhere, and what they say is not known here. */
  known: boolean;
}

/** The paths that have a page of their own, and the name of its file; every other address is answered by `index.html`. */
export const pathsOf = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.flatMap((name): [string, string][] => {
      const page = /^pages\/(.*)$/.exec(name)?.[1];
      if (page === 'home') return [['/', 'index.html']];
      // Hosts have a meaning of their own for these; `site` is no page.
      if (page === 'index' || page === '404' || page === 'site') return [];
      if (page !== undefined) return [[`/${page}`, `${page}.html`]];
      return name.includes('/') ? [] : [[`/form/${name}`, `form/${name}.html`]];
    }),
  );

/**
 * Writes a page of its own for each definition of the build. It is `index.html` with the words that our components draw of the
 * definition (`src/app/firstWords.tsx`): they are painted before any of our code has come. What a definition cannot say, or what is
 * dropped in later, is shown when our code is there. A page whose drawing throws fails the build.
 */
export const wordPages = ({ known, ...settings }: WordPagesSettings): Plugin => {
  let root = '';
  return {
    name: 'eform:word-pages',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      // In every page, so that one policy names it for all.
      handler: (html) => html.replace('</body>', () => `  ${wordsScript}\n  </body>`),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (!known || shell?.type !== 'asset') return;
        const html = String(shell.source);
        const texts = await definitionTexts(root);
        await withModule<typeof Drawing>(root, resolvedAsIn(this), async ({ firstWords }) => {
          for (const [path, fileName] of pathsOf([...texts.keys()])) {
            const words = await firstWords(path, texts, settings).catch((fault: unknown) =>
              this.error(`The page at ${path} cannot be drawn: ${messageOf(fault)}`),
            );
            if (words.length === 0) {
              this.warn(
                `The page at ${path} has no first words: its definition is broken, or says another thing on another day.`,
              );
              continue;
            }
            const source = pageWith(html, words);
            if (fileName === 'index.html') shell.source = source;
            else this.emitFile({ type: 'asset', fileName, source });
          }
        });
      },
    },
  };
};

const messageOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);

const definitionTexts = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const folder = join(root, 'form-definitions');
  const files = (await readdir(folder, { recursive: true })).map((path) => path.split(sep).join('/'));
  const names = files.flatMap((path) => slugOf(path) ?? []).toSorted();
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, `${name}.json`), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
};

/** Our code in Node; what it fetches late is there as long as `use` runs. */
const withModule = async <Module>(
  root: string,
  plugin: Plugin,
  use: (module: Module) => Promise<void>,
): Promise<void> => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [plugin],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no environment to draw in');
    await use(await ssr.runner.import<Module>('/src/app/firstWords.tsx'));
  } finally {
    await server.close();
  }
};
