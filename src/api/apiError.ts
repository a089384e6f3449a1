/**
 * Why a call failed. `http`: the back end answered, and said no (by HTTP status, or by a `statusCode` in the body). `network`:
 * offline, refused, reset. `timeout`: no whole answer in 30 s. `unreadable`: HTML, broken JSON, or JSON of another shape.
 * `aborted`: the caller gave up.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'unreadable' | 'aborted';

/** What is known about a failed call. */
export interface ApiErrorDetails {
  kind: ApiErrorKind;
  method: string;
  /** The path as the API contract names it, or the address of a definition. */
  path: string;
  /** The HTTP status, or the body's `statusCode`; absent when nothing was answered. */
  status?: number;
  statusText?: string;
  /** What was answered: parsed JSON, or the text that could not be parsed. */
  body?: unknown;
  cause?: unknown;
}

/** The one error that this room throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly statusText?: string;
  readonly body?: unknown;

  constructor({ kind, method, path, status, statusText, body, cause }: ApiErrorDetails) {
    super([method, path, kind, status, statusText].filter(Boolean).join(' '), { cause });
    this.kind = kind;
    this.method = method;
    this.path = path;
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

/** Recognises an `ApiError` by its name: under jsdom, and across frames, `instanceof` fails. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
}
