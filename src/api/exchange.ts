import { ApiError } from './apiError';
import { heardFrom } from './connection';
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

/** Sends one request and reads its answer as text. Throws an `ApiError` of kind `network`, `timeout` or `aborted`. */
export async function exchange(request: ApiRequest): Promise<Answer> {
  const { content, ...head } = await exchangeAs(request, (response) => response.text());
  return { ...head, text: content };
}

/** `exchange` for another kind of content, such as `response.blob()`. */
export async function exchangeAs<C>(
  request: ApiRequest,
  read: (response: Response) => Promise<C>,
): Promise<AnswerHead & { content: C }> {
  const { method, path, signal } = request;
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
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([send(request, controller.signal, read), abandoned]);
  } catch (cause) {
    const kind = late ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
    throw new ApiError({ kind, method, path, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function send<C>(
  { method, url, body, headers }: ApiRequest,
  signal: AbortSignal,
  read: (response: Response) => Promise<C>,
): Promise<AnswerHead & { content: C }> {
  const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await (earlyAnswer(url) ??
    fetch(url, {
      method,
      signal,
      headers: { Accept: 'application/json', ...json, ...headers },
      // An answer about a person is never kept.
      ...(body === undefined ? {} : { body: JSON.stringify(body), cache: 'no-store' }),
    }));
  heardFrom(response.headers);
  const { status: httpStatus, statusText, ok } = response;
  return { httpStatus, statusText, ok, headers: response.headers, content: await read(response) };
}
