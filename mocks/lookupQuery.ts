import { type Body } from './replies';

/** A record that a lookup offers as an option: an id, a text, and what filters may ask for. */
export type LookupRecord = Readonly<Record<string, string>>;

/** One filter of a lookup. */
export interface Filter {
  field: string;
  value: string;
  comparisonOperator: '=' | 'like';
}

/** A request to `remote-select`, checked. */
export interface LookupQuery {
  url: string;
  filters: readonly Filter[];
  subId?: string;
  masterId?: string;
}

/** Reads the body of a `remote-select`; a text says what is wrong with it. */
export function readLookupQuery(body: Body | undefined): LookupQuery | string {
  const { url, filters, subId, masterId, textIdentifierSetting } = body ?? {};
  if (typeof url !== 'string') return 'url: string';
  if (typeof textIdentifierSetting !== 'string') return 'textIdentifierSetting: string';
  if (!Array.isArray(filters)) return 'filters: list';
  const read = filters.map(readFilter);
  const wrong = read.find((filter) => typeof filter === 'string');
  if (wrong !== undefined) return wrong;
  return {
    url,
    filters: read.filter((filter) => typeof filter !== 'string'),
    subId: textOrNumber(subId),
    masterId: textOrNumber(masterId),
  };
}

/**
 * The records that satisfy every filter: `=` compares as texts, `like` looks for the text anywhere, in any letter case. A
 * filter on a field that no record has is a mistake of the form definition, and gives a text that says so.
 */
export function filterRecords(
  records: readonly LookupRecord[],
  filters: readonly Filter[],
): LookupRecord[] | string {
  const unknown = filters.find(({ field }) => records.length > 0 && !records.some((one) => field in one));
  if (unknown) return `filters: "${unknown.field}" is no field of these records`;
  return records.filter((record) => filters.every((filter) => isMatch(record[filter.field] ?? '', filter)));
}

function isMatch(text: string, { value, comparisonOperator }: Filter): boolean {
  if (comparisonOperator === '=') return text === value;
  return text.toLowerCase().includes(value.toLowerCase());
}

function readFilter(filter: unknown): Filter | string {
  // Any JSON object may be asked for keys; what it holds is looked at right here.
  const { field, value, type, comparisonOperator } = (filter ?? {}) as Body;
  const text = textOrNumber(value);
  if (typeof field !== 'string') return 'filters: field is a string';
  if (text === undefined) return `filters: the value of "${field}" is a text or a number`;
  if (type !== 'text' && type !== 'number') return `filters: the type of "${field}" is text or number`;
  if (comparisonOperator !== '=' && comparisonOperator !== 'like')
    return `filters: the comparisonOperator of "${field}" is = or like`;
  return { field, value: text, comparisonOperator };
}

function textOrNumber(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
