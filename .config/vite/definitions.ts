import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Plugin } from 'vite';
import { answering, etagOf } from './answering.ts';

const folder = 'form-definitions';
const url = `/${folder}/`;

/** What may be asked for: products in the folder itself, pages, popups and fragments below it; no schema, no scenarios. */
const shipped = /^(?:(?:pages|popups|fragments)\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.json$/;

/** The name of a definition as its address says it, `tandamata` or `pages/tentang`; undefined for other files. */
export const slugOf = (path: string): string | undefined =>
  shipped.test(path) ? path.slice(0, -'.json'.length) : undefined;

const list = async (root: string): Promise<string[]> => {
  const paths = await readdir(join(root, folder), { recursive: true });
  return paths.map((path) => path.split(sep).join('/')).filter((path) => shipped.test(path));
};

const readShipped = async (root: string, path: string): Promise<Buffer | undefined> => {
  if (!shipped.test(path)) return undefined;
  return readFile(join(root, folder, path)).catch(() => undefined);
};

/**
 * Form definitions as files of the site: served fresh from form-definitions/ in development, copied byte
 * for byte into the build. A file saved in development is announced to the page as the custom event
 * `eform:definition-changed` with `{ slug }`, and the page is not reloaded, so that answers stay.
 */
export const definitions = (): Plugin => {
  let root = '';
  return {
    name: 'eform:definitions',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(
        answering(async ({ pathname, searchParams }) => {
          // `?import` and its like ask for a module (mocks and tests may import a definition): Vite's to answer.
          if (!pathname.startsWith(url) || searchParams.has('import')) return undefined;
          const json = await readShipped(root, pathname.slice(url.length));
          return json
            ? { status: 200, text: json, etag: etagOf(json) }
            : { status: 404, text: `Not found: ${pathname}` };
        }),
      );
    },
    hotUpdate({ file }) {
      const slug = slugOf(relative(join(root, folder), file).split(sep).join('/'));
      if (slug === undefined) return undefined;
      if (this.environment.name === 'client') {
        this.environment.hot.send('eform:definition-changed', { slug });
      }
      return [];
    },
    async generateBundle() {
      for (const path of await list(root)) {
        const source = await readShipped(root, path);
        if (source) this.emitFile({ type: 'asset', fileName: `${folder}/${path}`, source });
      }
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(url)) response.setHeader('Cache-Control', 'no-cache');
        next();
      });
    },
  };
};
