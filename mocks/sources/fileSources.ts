import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Sources } from '../backEnd.ts';
import { slugOfFile } from '../../src/language/slug.ts';
import { inCatalogueOrder, readProduct } from './products.ts';
import { readRegionTable, type Region, type RegionFile } from './regions.ts';

/** Reads definitions and regions from the disk. `root` is the folder of the project. */
export function fileSources(root: string, definitions = join(root, 'form-definitions')): Sources {
  const tables = new Map<string, Promise<Region[]>>();
  const tableOf = (name: string): Promise<Region[]> => {
    const table = tables.get(name) ?? readTable(root, name);
    tables.set(name, table);
    return table;
  };

  return {
    async readProducts() {
      const files = (await readdir(definitions)).flatMap((file) => {
        const slug = slugOfFile(file);
        return slug === undefined ? [] : [{ slug, path: join(definitions, file) }];
      });
      const products = files.map(async ({ slug, path }) => readProduct(slug, await readText(path)));
      return inCatalogueOrder((await Promise.all(products)).filter((product) => product !== undefined));
    },
    async readPopup(slug) {
      const text = await readText(join(definitions, 'popups', `${slug}.json`));
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    async readRegions(file) {
      if (!file.startsWith('villages-')) return tableOf(tableNames[file] ?? file);
      const province = file.slice('villages-'.length);
      return (await tableOf('villages')).filter(([code]) => code.startsWith(`${province}.`));
    },
  };
}

/** The files of regions, in all: three levels, and the villages of each province. */
export async function regionFiles({ readRegions }: Sources): Promise<RegionFile[]> {
  const villages = (await readRegions('provinces')).map(([code]): RegionFile => `villages-${code}`);
  return ['provinces', 'cities', 'districts', ...villages];
}

/** Where the package says otherwise than the portal. */
const tableNames: Partial<Record<RegionFile, string>> = { cities: 'regencies' };

async function readTable(root: string, name: string): Promise<Region[]> {
  const require = createRequire(join(root, 'package.json'));
  const home = dirname(require.resolve('idn-area-data/package.json'));
  return readRegionTable(await readFile(join(home, 'data', `${name}.csv`), 'utf8'));
}

/** Empty for a file that is gone by now: editors replace a file by deleting it first. */
function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
