import { isList, isObject } from '../language';
import type { CallReply } from '../interpreter';
/** What is known of an answer besides its body. */
export type AnswerStatus = Pick<CallReply, 'ok' | 'httpStatus' | 'statusText' | 'retryAfterMs'>;

/** An entry of a list, of unknown content. */
export type ListEntry = Record<string, unknown>;

/**
 * An answer for the caller to judge: an HTTP status that is not OK is one too, its `response` undefined where the body is no
 * JSON object. `undefined`: the status is OK, and the body cannot be read.
 */
export function readReply(
  { ok, httpStatus, statusText, retryAfterMs }: AnswerStatus,
  json: unknown,
): CallReply | undefined {
  const head = { ok, httpStatus, statusText, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  if (isObject(json)) return { ...head, status: statusCodeOf(json) ?? httpStatus, response: json };
  return ok ? undefined : { ...head, status: httpStatus, response: undefined };
}

/**
 * The objects of a list, which may come as `[…]`, `{data: […]}` or `{data: {data: […]}}`; entries that are no objects are
 * left out. `undefined`: the HTTP status is not OK, the body's `statusCode` is not 200, or the body has another shape.
 */
export function readEntries({ ok }: AnswerStatus, json: unknown): ListEntry[] | undefined {
  if (!ok || (statusCodeOf(json) ?? 200) !== 200) return undefined;
  const data = isObject(json) ? json.data : json;
  const list = isObject(data) ? data.data : data;
  return isList(list) ? list.filter(isObject) : undefined;
}

/** Where the back end keeps a file, or that it did not want it; `undefined` for a body that says neither, or both. */
export function readStored(json: unknown): { stored: string } | 'refused' | undefined {
  if (!isObject(json)) return undefined;
  if (json.succeeded !== true) return 'refused';
  if ((statusCodeOf(json) ?? 200) !== 200) return undefined;
  const stored = isObject(json.data) ? json.data.url : undefined;
  return typeof stored === 'string' && stored.trim() !== '' ? { stored } : undefined;
}

/** The days in a list of holidays, as `YYYY-MM-DD`. Entries without a readable day are left out. */
export function readDays(entries: readonly ListEntry[]): ReadonlySet<string> {
  const days = entries.flatMap(({ date }) => (typeof date === 'string' ? [date.slice(0, 10)] : []));
  return new Set(days.filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)));
}

/** JSON text as a value; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The `statusCode` that a body carries, as a number or as digits. */
export function statusCodeOf(body: unknown): number | undefined {
  const code = isObject(body) ? body.statusCode : undefined;
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^\d{3}$/.test(code) ? Number(code) : undefined;
}
