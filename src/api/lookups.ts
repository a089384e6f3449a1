import { isList, isObject } from '../language';
import type { LookupRequest, BranchRequest } from '../interpreter';
import { type ListEntry, readDays, readEntries, parseJson, statusCodeOf } from './answers';
import { apiSettings } from './settings';
import { ApiError } from './apiError';
import { calls, type CallName } from './calls';
import { requestOf, type CallBody } from './client';
import { type ApiRequest, exchangeWithRetries } from './exchange';

/** Makes a call that answers with a list; see `fetchList`. */
export function callList(call: CallName, body: CallBody, signal?: AbortSignal): Promise<ListEntry[]> {
  return fetchList(requestOf(call, body, { signal }), calls[call].retries);
}

/**
 * The entries of a list, as `readEntries` finds them. Throws an `ApiError`: `http` when the HTTP status is not OK or the body's
 * `statusCode` is not 200, `unreadable` for any other shape, or as `exchange` does.
 */
async function fetchList(request: ApiRequest, retries: number): Promise<ListEntry[]> {
  const { method, path } = request;
  const answer = await exchangeWithRetries(request, retries);
  const { httpStatus, statusText, text } = answer;
  const json = parseJson(text);
  const entries = readEntries(answer, json);
  if (entries) return entries;
  const body = json === undefined ? text : json;
  if (!answer.ok) throw new ApiError({ kind: 'http', method, path, status: httpStatus, statusText, body });
  const status = statusCodeOf(json);
  if (status !== undefined && status !== 200) {
    const message = isObject(json) && typeof json.message === 'string' ? json.message : '';
    throw new ApiError({ kind: 'http', method, path, status, statusText: message, body });
  }
  throw new ApiError({ kind: 'unreadable', method, path, status: httpStatus, statusText, body });
}

/** What a visitor has typed to narrow a list: the record's text field, and the text. */
export interface LookupSearch {
  field: string;
  value: string;
}

/** What goes along with a request for options. */
export interface LookupOptions {
  signal?: AbortSignal;
  /** Asks `remote-select` for matches; the other calls have no search and answer with their whole list. */
  search?: LookupSearch;
}

/**
 * Gets the records that a field offers as options; which keys hold code and label, the lookup says. Throws an `ApiError` as
 * `fetchList` does, for a body whose `statusCode` is not 200 too.
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
