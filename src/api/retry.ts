import { isApiError } from './apiError';
import { exchange, type Answer, type ApiRequest } from './exchange';

const firstPauseMs = 500;
/** A back end that asks for more patience than this gets no retry: the visitor is told at once and decides. */
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
