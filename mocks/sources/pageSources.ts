import { bypass } from 'msw';
import { type Sources } from '../backEnd';
import { catalogueAddress, regionsAddress } from './addresses';
import { type Product } from './products';
import { type Region, type RegionFile } from './regions';

/** Reads definitions and regions from the addresses of the Vite plugin; each file of regions once. */
export function pageSources(): Sources {
  const loaded = new Map<RegionFile, Promise<readonly Region[]>>();
  return {
    // The plugin builds these lists from the same types.
    readProducts: () => load(catalogueAddress) as Promise<Product[]>,
    async readPopup(slug) {
      const response = await get(`/form-definitions/popups/${slug}.json`);
      const text = await response.text();
      // A static host answers a missing file with the portal's own page.
      return response.ok && !text.startsWith('<') ? (JSON.parse(text) as unknown) : undefined;
    },
    readRegions(file) {
      const regions = loaded.get(file) ?? (load(regionsAddress(file)) as Promise<Region[]>);
      loaded.set(file, regions);
      regions.catch(() => loaded.delete(file));
      return regions;
    },
  };
}

async function load(address: string): Promise<unknown> {
  const response = await get(address);
  if (!response.ok)
    throw new Error(`${address}: ${response.status}. The Vite plugin eform:mock-data serves it.`);
  return response.json();
}

/** Past the mocks, to the site itself. */
function get(address: string): Promise<Response> {
  return fetch(bypass(new Request(new URL(address, window.location.href), { cache: 'no-cache' })));
}
