import { type Plugin } from 'vite';
import { answering } from './answering.ts';
import type { Sources } from '../../mocks/backEnd.ts';
import { catalogueAddress, mockDataFolder, regionsAddress } from '../../mocks/sources/addresses.ts';
import { fileSources, regionFiles } from '../../mocks/sources/fileSources.ts';
import { isRegionFile } from '../../mocks/sources/regions.ts';

const regionFile = /^\/__mocks\/regions\/([a-z0-9-]+)\.json$/;

/** What stands at an address below /__mocks/; undefined: nothing. */
export const mockDataAt = async (pathname: string, sources: Sources): Promise<unknown> => {
  if (pathname === catalogueAddress) return sources.readProducts();
  const name = regionFile.exec(pathname)?.[1];
  if (name === undefined || !isRegionFile(name)) return undefined;
  const regions = await sources.readRegions(name);
  return regions.length > 0 ? regions : undefined;
};

/**
 * The data that the mocks read in a page: the catalogue, read again for each request in development, and the regions, a file
 * at a time. A build with mocks carries them as files.
 */
export const mockData = (): Plugin => {
  let sources: Sources;
  return {
    name: 'eform:mock-data',
    configResolved({ root }) {
      sources = fileSources(root);
    },
    configureServer({ middlewares }) {
      middlewares.use(
        answering(async ({ pathname }) => {
          if (!pathname.startsWith(mockDataFolder)) return undefined;
          const data = await mockDataAt(pathname, sources);
          return data === undefined
            ? { status: 404, text: `Not found: ${pathname}` }
            : { status: 200, text: JSON.stringify(data) };
        }),
      );
    },
    async generateBundle() {
      const emit = (address: string, data: unknown): void => {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: JSON.stringify(data) });
      };
      emit(catalogueAddress, await sources.readProducts());
      for (const file of await regionFiles(sources))
        emit(regionsAddress(file), await sources.readRegions(file));
    },
  };
};
