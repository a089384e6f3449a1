import { type Plugin } from 'vite';
import { regionFiles, siteData } from '../../mocks/data/siteData';

const base = '__mocks/';

/**
 * What the mock back end reads, as files of the site under /__mocks/: the catalogue made of the definitions that are there at
 * the moment, popups, and the regions of Indonesia. In development and in a build with mocks only.
 */
export const mockData = (): Plugin => {
  let root = '';
  return {
    name: 'eform:mock-data',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const path = address.replace(/^\//, '').replace(/\.json$/, '');
        siteData(root, path).then((data) => {
          const found = data !== undefined;
          response.writeHead(found ? 200 : 404, {
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
          response.end(JSON.stringify(data ?? null));
        }, next);
      });
    },
    async generateBundle() {
      const emit = (path: string, data: unknown): void => {
        this.emitFile({ type: 'asset', fileName: `${base}${path}.json`, source: JSON.stringify(data) });
      };
      emit('catalogue', await siteData(root, 'catalogue'));
      for (const [path, data] of await regionFiles()) emit(path, data);
    },
  };
};
