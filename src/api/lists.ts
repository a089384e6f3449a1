import { ApiError } from './apiError';
import { calls, type CallName } from './calls';
import { orderOf, type CallBody } from './client';
import type { Order } from './exchange';
import { isList, isRecord, parseJson, statusCodeOf } from './json';
import { exchangeWithRetries } from './retry';

/** An entry of a list, of unknown content. */
export type Entry = Record<string, unknown>;

/** Makes a call that answers with a list; see `fetchList`. */
export function callList(call: CallName, body: CallBody, signal?: AbortSignal): Promise<Entry[]> {
  return fetchList(orderOf(call, body, { signal }), calls[call].retries);
}

/**
 * The objects of a list, which may come as `[…]`, `{data: […]}` or `{data: {data: […]}}`; entries that are no objects are
 * left out. Throws an `ApiError`: `http` when the HTTP status is not OK or the body's `statusCode` is not 200, `unreadable`
 * for any other shape, or as `exchange` does.
 */
export async function fetchList(order: Order, retries: number): Promise<Entry[]> {
  const { method, path } = order;
  const answer = await exchangeWithRetries(order, retries);
  const { httpStatus, statusText, text } = answer;
  const json = parseJson(text);
  const body = json === undefined ? text : json;
  if (!answer.ok) throw new ApiError({ kind: 'http', method, path, status: httpStatus, statusText, body });
  const status = statusCodeOf(json);
  if (status !== undefined && status !== 200) {
    const message = isRecord(json) && typeof json.message === 'string' ? json.message : '';
    throw new ApiError({ kind: 'http', method, path, status, statusText: message, body });
  }
  const list = listOf(json);
  if (!list) throw new ApiError({ kind: 'unreadable', method, path, status: httpStatus, statusText, body });
  return list.filter(isRecord);
}

function listOf(json: unknown): readonly unknown[] | undefined {
  if (isList(json)) return json;
  const data = isRecord(json) ? json.data : undefined;
  const inner = isRecord(data) ? data.data : data;
  return isList(inner) ? inner : undefined;
}
