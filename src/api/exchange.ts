import { ApiError } from './apiError';
import { noteOrigin } from './connection';
import { earlyAnswer } from './earlyAnswers';

/** Milliseconds from sending a request to the last byte of its answer. */
const timeoutMs = 30_000;

/** One HTTP request. */
export interface ApiRequest {
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

/** What came back, whatever its status. */
interface AnswerHead {
  httpStatus: number;
  statusText: string;
  /** The status is 200 to 299. */
  ok: boolean;
  headers: Headers;
}

/** What came back, read to the end. */
export interface Answer extends AnswerHead {
  text: string;
}

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
  // A service worker may go on feeding a body that nobody waits for any more.
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
