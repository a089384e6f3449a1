import { isObject } from '../answers';
import type { ReadData } from '../backEnd';

type Row = Readonly<Record<string, string>>;

/** The regions of Indonesia by their parents' ids; ids are the government's codes. Each file is read when first asked for. */
export function regionsOf(readData: ReadData) {
  const rows = async (file: string): Promise<readonly Row[]> => {
    const list = await readData(`regions/${file}`);
    return Array.isArray(list) ? list.filter(isRow) : [];
  };
  const below = async (file: string, key: string, parent: string | undefined): Promise<readonly Row[]> =>
    parent === undefined ? [] : (await rows(file)).filter((row) => row[key] === parent);
  return {
    provinces: () => rows('provinces'),
    regencies: (province: string | undefined) => below('regencies', 'provinceId', province),
    districts: (regency: string | undefined) => below('districts', 'cityId', regency),
    villages: async (district: string | undefined) => {
      // 32.73.05 is in 32.73.
      const regency = district?.split('.').slice(0, 2).join('.');
      const found = await below(`villages-${regency}`, 'districtId', district);
      return found.map((village) => ({ ...village, postalCode: postalCode(village.id ?? '') }));
    },
  };
}

function isRow(value: unknown): value is Row {
  return isObject(value) && Object.values(value).every((part) => typeof part === 'string');
}

/** Five digits made up from a village's code, always the same ones: the open data of regions have no postal codes. */
function postalCode(village: string): string {
  let mixed = 7;
  for (const digit of village.replaceAll('.', '')) mixed = (mixed * 31 + Number(digit)) % 89_990;
  return String(10_000 + mixed);
}
