import { type Sources } from './backEnd';
import { filterRecords, type LookupQuery, type LookupRecord } from './lookupQuery';
import { madeUpPostalCode, parentCode, type Region, type RegionFile } from './sources/regions';

type Level = 'provinces' | 'cities' | 'districts' | 'villages';

/** How filters call the area above. */
const parentFields: Record<Level, string | undefined> = {
  provinces: undefined,
  cities: 'provinceId',
  districts: 'cityId',
  villages: 'districtId',
};

/** Looks up the areas of one level; of villages only the provinces that the filters ask for are loaded. */
export function findRegions(level: Level) {
  return async (query: LookupQuery, sources: Sources): Promise<LookupRecord[] | string> => {
    const files = level === 'villages' ? await villageFiles(query, sources) : [level];
    const regions = await Promise.all(files.map((file) => sources.readRegions(file)));
    return filterRecords(
      regions.flat().map((region) => recordOf(level, region)),
      query.filters,
    );
  };
}

/** A code begins with its province's, so that an `=` on a code names the file; a search without one reads them all. */
async function villageFiles({ filters }: LookupQuery, { readRegions }: Sources): Promise<RegionFile[]> {
  const asked = filters.filter(
    ({ field, comparisonOperator }) => comparisonOperator === '=' && ['districtId', 'id'].includes(field),
  );
  const provinces = (await readRegions('provinces')).map(([code]) => code);
  return provinces
    .filter((province) => asked.every(({ value }) => value.startsWith(`${province}.`)))
    .map((province): RegionFile => `villages-${province}`);
}

function recordOf(level: Level, [id, name]: Region): LookupRecord {
  const parent = parentFields[level];
  return {
    id,
    name,
    ...(parent === undefined ? {} : { [parent]: parentCode(id) }),
    ...(level === 'villages' ? { postalCode: madeUpPostalCode(id) } : {}),
  };
}
