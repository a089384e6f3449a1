import { isList } from '../language';
import type { LookupRequest, BranchRequest } from '../interpreter';
import { type ListEntry, readDays } from './answers';
import { callList, fetchList } from './client';
import { apiSettings } from './settings';

/** What a visitor has typed to narrow a list: the record's text field, and the text. */
export interface LookupSearch {
  field: string;
  value: string;
}

export interface LookupOptions {
  signal?: AbortSignal;
  /** Asks `remote-select` for matches; the other calls have no search and answer with their whole list. */
  search?: LookupSearch;
}

/**
 * Gets the records that a field offers as options; which keys hold code and label, the lookup says. Throws an `ApiError` as
 * `fetchList` does, for a body whose `statusCode` is not 200 too, and an `Error` for an address that is not the back end's.
 */
export function fetchOptions(
  { call, url, body }: LookupRequest,
  { signal, search }: LookupOptions = {},
): Promise<ListEntry[]> {
  switch (call) {
    case 'get':
      return fetchList({ method: 'GET', path: url, url: ownAddress(url), signal }, 2);
    case 'remote-select':
      return callList(call, search ? withSearch(body, search) : body, signal);
    case 'remote-select-get':
    case 'transaksi':
      return callList(call, body, signal);
  }
}

/** A path of the back end; `//evil` and `/\evil` would lead elsewhere. The checker refuses such definitions before. */
function ownAddress(path: string): string {
  if (!/^\/(?![/\\])/.test(path))
    throw new Error(`lookup: "${path}" is no path of the back end, such as /api/holidays`);
  return `${apiSettings().baseUrl}${path}`;
}

/** The body that asks `remote-select` for matches. */
export function withSearch(
  body: LookupRequest['body'],
  { field, value }: LookupSearch,
): LookupRequest['body'] {
  const filters = isList(body.filters) ? body.filters : [];
  return { ...body, filters: [...filters, { field, value, type: 'text', comparisonOperator: 'like' }] };
}

/** GET /api/holidays: the bank's holidays, as `readDays` finds them. Throws an `ApiError`. */
export async function fetchHolidays(): Promise<ReadonlySet<string>> {
  return readDays(await callList('holidays', {}));
}

/**
 * POST /api/santer: the records of a city's branches on a day, with their queues. It is never repeated by
 * itself. Throws an `ApiError`, for a body whose `statusCode` is not 200 too.
 */
export function fetchBranches({ call, body }: BranchRequest, signal?: AbortSignal): Promise<ListEntry[]> {
  return callList(call, body, signal);
}
