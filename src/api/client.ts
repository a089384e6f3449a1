import type { CallReply, Json } from '../interpreter';
import { readReply, parseJson, readEntries, type ListEntry, statusCodeOf } from './answers';
import { type ApiRequest, exchangeWithRetries, faultOf, retryAfterOf } from './exchange';
import { apiSettings } from './settings';
import { isObject } from '../language';

/**
 * The calls of the API contract that carry JSON, by the last part of their path. `retries`: 2 for what is only read and shared by all
 * visitors, 0 for everything else.
 */
export const calls = {
  carousel: { method: 'POST', path: '/api/carousel', retries: 2 },
  'tab-trigger': { method: 'POST', path: '/api/tab-trigger', retries: 2 },
  'tab-content': { method: 'POST', path: '/api/tab-content', retries: 2 },
  tracking: { method: 'POST', path: '/api/tracking', retries: 0 },
  popup: { method: 'POST', path: '/api/popup', retries: 0 },
  'tipe-nasabah': { method: 'POST', path: '/api/tipe-nasabah', retries: 0 },
  'wic-check': { method: 'POST', path: '/api/wic-check', retries: 0 },
  screening: { method: 'POST', path: '/api/screening', retries: 0 },
  registration: { method: 'POST', path: '/api/registration', retries: 0 },
  submit: { method: 'POST', path: '/api/submit', retries: 0 },
  downloadpdf: { method: 'POST', path: '/api/downloadpdf', retries: 0 },
  'remote-select': { method: 'POST', path: '/api/remote-select', retries: 2 },
  'remote-select-get': { method: 'POST', path: '/api/remote-select-get', retries: 2 },
  santer: { method: 'POST', path: '/api/santer', retries: 0 },
  transaksi: { method: 'POST', path: '/api/transaksi', retries: 2 },
  holidays: { method: 'GET', path: '/api/holidays', retries: 2 },
} as const satisfies Record<string, { method: ApiRequest['method']; path: string; retries: 0 | 2 }>;

export type CallName = keyof typeof calls;

export type CallBody = Readonly<Record<string, Json>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as the header Idempotency-Key: the same for each attempt to submit the same answers. */
  idempotencyKey?: string;
}

/**
 * Makes a call and gives what was answered, for the caller to judge: an HTTP status that is not OK is an answer too, its
 * `response` undefined where the body is no JSON object. Throws an `ApiError` when there is nothing to judge: `network`,
 * `timeout`, `aborted`, or `unreadable` for a status that is OK with a body that is no JSON object.
 */
export async function callApi(call: CallName, body: CallBody, options: CallOptions = {}): Promise<CallReply> {
  const request = requestOf(call, body, options);
  const answer = await exchangeWithRetries(request, calls[call].retries);
  const reply = readReply({ ...answer, retryAfterMs: retryAfterOf(answer) }, parseJson(answer.text));
  if (reply) return reply;
  throw faultOf('unreadable', request, answer, answer.text);
}

/** The request for a call of the contract. */
export function requestOf(call: CallName, body: CallBody, options: CallOptions): ApiRequest {
  const { method, path } = calls[call];
  const { signal, idempotencyKey } = options;
  return {
    method,
    path,
    url: `${apiSettings().baseUrl}${path}`,
    ...(method === 'POST' ? { body } : {}),
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
    signal,
  };
}

/** Makes a call that answers with a list; see `fetchList`. */
export function callList(call: CallName, body: CallBody, signal?: AbortSignal): Promise<ListEntry[]> {
  return fetchList(requestOf(call, body, { signal }), calls[call].retries);
}

/**
 * The entries of a list, as `readEntries` finds them. Throws an `ApiError`: `http` when the HTTP status is not OK or the body's
 * `statusCode` is not 200, `unreadable` for any other shape, or as `exchange` does.
 */
export async function fetchList(request: ApiRequest, retries: number): Promise<ListEntry[]> {
  const answer = await exchangeWithRetries(request, retries);
  const json = parseJson(answer.text);
  const entries = readEntries(answer, json);
  if (entries) return entries;
  const body = json === undefined ? answer.text : json;
  if (!answer.ok) throw faultOf('http', request, answer, body);
  const httpStatus = statusCodeOf(json);
  if (httpStatus === undefined || httpStatus === 200) throw faultOf('unreadable', request, answer, body);
  const statusText = isObject(json) && typeof json.message === 'string' ? json.message : '';
  throw faultOf('http', request, { httpStatus, statusText }, body);
}
