import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { isObject } from '../answers';

const folder = 'form-definitions';
const definition = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;
const popup = /^popups\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What the mocks read, from the project's files: `catalogue`, `popups/{slug}`, `regions/{file}`. Undefined: nothing there. */
export async function siteData(root: string, path: string): Promise<unknown> {
  if (path === 'catalogue') return catalogue(root);
  if (popup.test(path)) return readJson(join(root, folder, `${path}.json`));
  return path.startsWith('regions/') ? (await regionFiles()).get(path) : undefined;
}

/** The products of all definitions, in the order of their ids. A file that cannot be read has no card. */
async function catalogue(root: string): Promise<readonly unknown[]> {
  const names = await readdir(join(root, folder));
  const products = await Promise.all(
    names.map(async (name) => {
      const slug = definition.exec(name)?.[1];
      if (slug === undefined) return undefined;
      const json = await readJson(join(root, folder, name));
      return isObject(json) && isObject(json.product)
        ? { ...json.product, id: json.product.id, formSlug: slug }
        : undefined;
    }),
  );
  const number = (product: { id: unknown }): number => Number(product.id);
  return products.filter((product) => product !== undefined).sort((a, b) => number(a) - number(b));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

let regions: Promise<ReadonlyMap<string, readonly unknown[]>> | undefined;

/** Every file of regions: villages by regency, since all 83,763 of them are too many to fetch at once. */
export function regionFiles(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  regions ??= readRegions();
  return regions;
}

async function readRegions(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ]);
  const files = new Map<string, unknown[]>();
  files.set(
    'regions/provinces',
    provinces.map(({ code, name }) => ({ id: code, name })),
  );
  files.set(
    'regions/regencies',
    regencies.map(({ code, name, province_code: provinceId }) => ({ id: code, name, provinceId })),
  );
  files.set(
    'regions/districts',
    districts.map(({ code, name, regency_code: cityId }) => ({ id: code, name, cityId })),
  );
  for (const { code, name, district_code: districtId } of villages) {
    const file = `regions/villages-${districtId.slice(0, 5)}`;
    const list = files.get(file) ?? [];
    list.push({ id: code, name, districtId });
    files.set(file, list);
  }
  return files;
}
