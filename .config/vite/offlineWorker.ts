import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTarget } from '../leastBrowser.js';

/** The address of the worker; the same in every release, as browsers ask for it again to see whether it has changed. */
const fileName = 'worker.js';

interface WorkerSettings {
  /** Off: a worker that removes the one of an earlier build, and itself. */
  on: boolean;
  definitionsUrl: string;
}

/** The service worker of a build for visitors: it keeps the portal's files and opened definitions for when there is no connection. */
export const offlineWorker = ({ on, definitionsUrl }: WorkerSettings): Plugin => {
  let root = '';
  return {
    name: 'eform:offline-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = filesOf(Object.values(bundle));
        const name = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
        const source = await compiled(join(root, 'src/worker', on ? 'worker.ts' : 'removal.ts'), {
          RELEASE: JSON.stringify({ name, files, definitionsUrl }),
        });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
};

/** The scripts, styles and letters of a build, and how many bytes each has: a worker keeps one only when it is whole. */
export const filesOf = (
  outputs: readonly ({ fileName: string } & ({ code: string } | { source: string | Uint8Array }))[],
): Record<string, number> =>
  Object.fromEntries(
    outputs
      .filter(({ fileName: file }) => /^assets\/.*\.(?:js|css|woff2)$/.test(file))
      .map(
        (file) => [`/${file.fileName}`, Buffer.byteLength('code' in file ? file.code : file.source)] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A script of one file: a worker is no module in every browser. */
const compiled = async (entry: string, define: Readonly<Record<string, string>>): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: buildTarget,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => fileName },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code;
};
