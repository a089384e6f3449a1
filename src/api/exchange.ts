import { ApiError } from './apiError';

/** Milliseconds from sending a request to the last byte of its answer. */
export const timeoutMs = 30_000;

/** One HTTP request. */
export interface Order {
  method: 'GET' | 'POST';
  /** How errors name the call. */
  path: string;
  /** Where it is sent. */
  url: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** What came back, whatever its status, read to the end. */
export interface Answer {
  httpStatus: number;
  statusText: string;
  /** The status is 200 to 299. */
  ok: boolean;
  headers: Headers;
  text: string;
}

/** Sends one request and reads its answer as text. Throws an `ApiError` of kind `network`, `timeout` or `aborted`. */
export async function exchange({ method, path, url, body, headers, signal }: Order): Promise<Answer> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, timeoutMs);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      method,
      signal: controller.signal,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body), cache: 'no-store' }),
    });
    const { status: httpStatus, statusText, ok } = response;
    return { httpStatus, statusText, ok, headers: response.headers, text: await response.text() };
  } catch (cause) {
    const kind = late ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
    throw new ApiError({ kind, method, path, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
