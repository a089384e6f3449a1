/** An administrative area: `['32.73', 'KOTA BANDUNG']`. A code begins with the code of the area that it lies in. */
export type Region = readonly [code: string, name: string];

/** What is loaded at once: whole levels while they are small, villages one province at a time (at most 8,500 of 83,763). */
export type RegionFile = 'provinces' | 'cities' | 'districts' | `villages-${string}`;

/** Whether a text names a file of regions, such as `cities` or `villages-32`. */
export function isRegionFile(name: string): name is RegionFile {
  return /^(provinces|cities|districts|villages-\d\d)$/.test(name);
}

/** The code of the area that an area lies in; empty for a province. */
export function parentCode(code: string): string {
  return code.slice(0, Math.max(code.lastIndexOf('.'), 0));
}

/**
 * Reads a table of the package idn-area-data: `code,name` or `code,parent,name`, one area a line, below a line of titles. No
 * name holds a comma; a quotation mark in a name (Soka"an) is a letter.
 */
export function readRegionTable(csv: string): Region[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(',')), line.slice(line.lastIndexOf(',') + 1)]);
}

/** First digits of real postal codes, by province; villages of a province that is missing here begin with 99. */
const postalPrefixes: Readonly<Record<string, string>> = {
  11: '23',
  12: '20',
  13: '25',
  14: '28',
  15: '36',
  16: '30',
  17: '38',
  18: '35',
  19: '33',
  21: '29',
  31: '10',
  32: '40',
  33: '50',
  34: '55',
  35: '60',
  36: '42',
  51: '80',
  52: '83',
  53: '85',
  61: '78',
  62: '73',
  63: '70',
  64: '75',
  65: '77',
  71: '95',
  72: '94',
  73: '90',
  74: '93',
  75: '96',
  76: '91',
  81: '97',
  82: '97',
};

/**
 * A MADE-UP postal code: the data have none. Five digits from the village's code alone, so that the same village always has
 * the same: the first two are those of its province, the others the last digits of its city, district and village.
 */
export function madeUpPostalCode(villageCode: string): string {
  const [province = '', city = '', district = '', village = ''] = villageCode.split('.');
  return `${postalPrefixes[province] ?? '99'}${[city, district, village].map((part) => part.slice(-1)).join('')}`;
}
