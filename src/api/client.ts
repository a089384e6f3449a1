import type { CallReply, Json } from '../interpreter';
import { readReply, parseJson } from './answers';
import { ApiError } from './apiError';
import { calls, type CallName } from './calls';
import { type ApiRequest, exchangeWithRetries, retryAfterOf } from './exchange';
import { apiSettings } from './settings';

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
  const { httpStatus, statusText, text } = answer;
  const retryAfterMs = retryAfterOf(answer);
  const reply = readReply({ ...answer, retryAfterMs }, parseJson(text));
  if (reply) return reply;
  const { method, path } = request;
  throw new ApiError({ kind: 'unreadable', method, path, status: httpStatus, statusText, body: text });
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
