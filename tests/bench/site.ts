import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { buildTarget } from '../../.config/leastBrowser.js';
import { baseStyles } from '../../.config/vite/baseStyles';

const pages = ['engine', 'hookForm', 'formik', 'bare', 'interpreter'];

/** The first port that is tried; the next free one is taken. */
const port = 5230;

/** The pages of the bench on a local server. */
export interface Site {
  /** With a slash at its end. */
  address: string;
  /** Ends the server and removes what was built. */
  close: () => Promise<void>;
}

/** Builds the pages as the portal is built, into a folder outside of the project, and serves them. */
export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'eform-bench-'));
  const root = resolve('tests/bench/pages');
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), baseStyles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: buildTarget,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
    preview: { host: '127.0.0.1', port },
  };
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await build(config);
    const server = await preview(config);
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error('bench: the pages have no address');
    return {
      address,
      close: async () => {
        await server.close();
        await remove();
      },
    };
  } catch (fault) {
    await remove();
    throw fault;
  }
}
