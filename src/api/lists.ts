import { isObject } from '../language';
import { ApiError } from './apiError';
import { readEntries, type ListEntry, parseJson, statusCodeOf } from './answers';
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
export async function fetchList(request: ApiRequest, retries: number): Promise<ListEntry[]> {
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
