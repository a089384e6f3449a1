import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const worker = (): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`));

/**
 * MSW's service worker at /mockServiceWorker.js, in development and in a build with mocks. It does not live
 * in public/, because everything in there is copied into every build.
 */
export const mockWorker = (): Plugin => ({
  name: 'eform:mock-worker',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response, next) => {
      worker()
        .then((source) => {
          response.writeHead(200, {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
          response.end(source);
        })
        .catch(next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await worker() });
  },
});
