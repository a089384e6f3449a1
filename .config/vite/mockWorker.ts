import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Plugin } from 'vite';
import { answering } from './answering.ts';

const fileName = 'mockServiceWorker.js';
const worker = (): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`));

/**
 * MSW's service worker at /mockServiceWorker.js, in development and in a build with mocks. It does not live
 * in public/, because everything in there is copied into every build.
 */
export const mockWorker = (): Plugin => ({
  name: 'eform:mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(
      answering(async ({ pathname }) =>
        pathname === `/${fileName}`
          ? { status: 200, text: await worker(), type: 'text/javascript' }
          : undefined,
      ),
    );
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await worker() });
  },
});
