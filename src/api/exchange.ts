import { ApiError, isApiError, type ApiErrorKind } from './apiError';

declare global {
  /** Begun by a script in the built page (`.config/vite/earlyStart.ts`), before any other code of ours has come. */
  var eformEarly: Map<string, Promise<Response>> | undefined;
}

/** The answer to what the page has asked for at this address by itself; the first caller gets it. */
function earlyAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.eformEarly?.get(url);
  globalThis.eformEarly?.delete(url);
  return answer;
}

/** Milliseconds from sending a request to the last byte of its answer. */
const timeoutMs = 30_000;

export interface ApiRequest {
  method: 'GET' | 'POST';
  /** How errors name the call. */
  path: string;
  url: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** What came back, whatever its status. */
interface AnswerHead {
  httpStatus: number;
  statusText: string;
  ok: boolean;
  headers: Headers;
}

/** What came back, read to the end. */
export interface Answer extends AnswerHead {
  text: string;
}

/** What an answer lacks, with what was answered. */
export const faultOf = (
  kind: ApiErrorKind,
  { method, path }: ApiRequest,
  { httpStatus: status, statusText }: Pick<AnswerHead, 'httpStatus' | 'statusText'>,
  body: unknown,
): ApiError => new ApiError({ kind, method, path, status, statusText, body });

/** How a body can be read. */
interface Contents {
  text: string;
  blob: Blob;
}

const readers: { [As in keyof Contents]: (response: Response) => Promise<Contents[As]> } = {
  text: (response) => response.text(),
  blob: (response) => response.blob(),
};

/**
 * Sends one request and reads its answer as text. Throws an `ApiError` of kind `network`, `timeout` or `aborted`; what is thrown by
 * this program itself is thrown as it is.
 */
export async function exchange(request: ApiRequest): Promise<Answer> {
  const { content, ...head } = await exchangeAs(request, 'text');
  return { ...head, text: content };
}

/** `exchange` for another kind of content. */
export async function exchangeAs<As extends keyof Contents>(
  request: ApiRequest,
  as: As,
): Promise<AnswerHead & { content: Contents[As] }> {
  const { method, path, url, signal } = request;
  const init = initOf(request);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  // A service worker may go on with the body of an aborted request.
  const abandoned = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('abandoned')));
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, timeoutMs);
  /** Only what rejects here is a fault of the connection. */
  const connected = <T>(step: Promise<T>): Promise<T> =>
    Promise.race([step, abandoned]).catch((cause: unknown) => {
      const kind = late ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
      throw new ApiError({ kind, method, path, cause });
    });
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const early = earlyAnswer(url);
    const response = await connected(early ?? fetch(url, { ...init, signal: controller.signal }));
    noteOrigin(response.headers);
    const { status: httpStatus, statusText, ok, headers } = response;
    return { httpStatus, statusText, ok, headers, content: await connected(readers[as](response)) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Before anything is sent: a body that cannot be written is a fault of this program. */
function initOf({ method, body, headers }: ApiRequest): RequestInit {
  const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    method,
    headers: { Accept: 'application/json', ...json, ...headers },
    // An answer about a person is never kept.
    ...(body === undefined ? {} : { body: JSON.stringify(body), cache: 'no-store' }),
  };
}

/** Set by the service worker on what it had to take from the device; the worker is a script of its own, and says the same. */
const keptMark = 'X-Eform-Kept';

let reached = true;
const listeners = new Set<() => void>();

/** Whether the last answer came from the network: a browser takes a Wi-Fi without a way out for a connection, and so may a reload. */
export const connection = {
  reached: (): boolean => reached,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Notes where an answer came from, by its headers. */
export function noteOrigin(headers: Headers): void {
  const now = !headers.has(keptMark);
  if (now === reached) return;
  reached = now;
  listeners.forEach((listener) => listener());
}

const firstPauseMs = 500;
/** A longer Retry-After than this gets no retry: the visitor is told at once and decides. */
const longestPauseMs = 10_000;

/**
 * Sends a request again, at most `retries` times, after a lost connection and after the statuses 408, 429 and 5xx. Pauses
 * double, with some chance in them so that visitors do not come back all at once; a Retry-After header is kept to. A request
 * that timed out is not sent again: the visitor has waited 30 s. Gives the last answer; throws as `exchange` does.
 */
export async function exchangeWithRetries(request: ApiRequest, retries: number): Promise<Answer> {
  for (let failures = 0; failures < retries; failures += 1) {
    let pauseMs: number | undefined;
    try {
      const answer = await exchange(request);
      pauseMs = isPassing(answer.httpStatus) ? pauseAfter(answer, failures) : undefined;
      if (pauseMs === undefined) return answer;
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
      pauseMs = backOff(failures);
    }
    await pause(pauseMs, request.signal);
  }
  return exchange(request);
}

function isPassing(httpStatus: number): boolean {
  return httpStatus === 408 || httpStatus === 429 || httpStatus >= 500;
}

/** Milliseconds; undefined when the back end asks for too many. */
function pauseAfter({ headers }: Answer, failures: number): number | undefined {
  const asked = retryAfterOf({ headers });
  if (asked === undefined) return backOff(failures);
  return asked > longestPauseMs ? undefined : asked;
}

/** Reads a Retry-After header, seconds or an HTTP date (RFC 9110, section 10.2.3), as milliseconds from now. */
export function retryAfterOf({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

function backOff(failures: number): number {
  return firstPauseMs * 2 ** failures * (1 + Math.random() / 2);
}

/** Ends early when the signal is aborted; the request that follows then says so. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  });
}
