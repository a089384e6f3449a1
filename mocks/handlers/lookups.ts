import { http } from 'msw';
import { answer, bodyOf, isObject, refusal } from '../answers';
import type { ReadData } from '../backEnd';
import { branches } from '../data/branches';
import { masterData } from '../data/masterData';
import { regionsOf } from '../data/regions';

/** One condition of a lookup, as the contract has it. */
interface Filter {
  field: string;
  value: string;
  comparisonOperator: '=' | 'like';
}

type Row = Readonly<Record<string, string>>;

/** POST /api/remote-select: regions, branches and the bank's lists of choices. */
export const lookupHandlers = (readData: ReadData) => [
  http.post('*/api/remote-select', async ({ request }) => {
    const { url, filters } = await bodyOf(request);
    const asked = filtersIn(filters);
    const rows = await rowsAt(String(url), asked, readData);
    return rows
      ? answer(rows.filter((row) => asked.every((filter) => fits(row, filter))))
      : refusal(404, 'Not Found');
  }),
];

async function rowsAt(
  url: string,
  filters: readonly Filter[],
  readData: ReadData,
): Promise<readonly Row[] | undefined> {
  const equal = (field: string) =>
    filters.find((filter) => filter.field === field && filter.comparisonOperator === '=')?.value;
  const { provinces, regencies, districts, villages } = regionsOf(readData);
  switch (url) {
    case '/province/filter':
      return provinces();
    case '/city/filter':
      return regencies(equal('provinceId'));
    case '/district/filter':
      return districts(equal('cityId'));
    case '/village/filter':
      return villages(equal('districtId'));
    case '/branch/filter':
      return branches;
    case '/bjb-fast-data-master/filter':
      return masterData(equal('Field'));
    default:
      return undefined;
  }
}

/** The parent's id and the list's name have chosen the rows already; a field that no row has filters nothing. */
function fits(row: Row, { field, value, comparisonOperator }: Filter): boolean {
  const held = row[field];
  if (held === undefined) return true;
  return comparisonOperator === '=' ? held === value : held.toLowerCase().includes(value.toLowerCase());
}

function filtersIn(value: unknown): readonly Filter[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map(({ field, value: wanted, comparisonOperator }) => ({
    field: String(field),
    value: String(wanted),
    comparisonOperator: comparisonOperator === 'like' ? 'like' : '=',
  }));
}
