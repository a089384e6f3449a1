import { parseJson, readStored } from './answers';
import { ApiError } from './apiError';
import { apiSettings } from './settings';

const method = 'POST';
const path = '/api/upload-file';

/**
 * Milliseconds in which nothing goes out or comes in. Not from the start, as for other calls: 5 MB take minutes on a slow line, and as long
 * as bytes go out nothing is wrong.
 */
const silenceMs = 30_000;

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with the part of the file that has gone out, 0 to 1; never, where the browser does not know. */
  onProgress?: (part: number) => void;
}

/** Where the back end keeps the file, or that it did not want it. */
export type UploadResult = { stored: string } | 'refused';

/**
 * POST /api/upload-file: one file per request, field `files`. `refused` is an answer that is not
 * `succeeded`. Throws an `ApiError`: `http` for every status but 200, `unreadable` for 200 without a readable address,
 * `network`, `timeout` after 30 s in which nothing went out or came in, `aborted`. Never repeated.
 *
 * XMLHttpRequest, because `fetch` does not say how much of a body has gone out.
 */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (kind: 'network' | 'timeout' | 'aborted'): void => {
      end();
      reject(new ApiError({ kind, method, path }));
    };
    const stop = (kind: 'timeout' | 'aborted'): void => {
      fail(kind);
      request.abort();
    };
    const abort = (): void => stop('aborted');
    const waitOn = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stop('timeout'), silenceMs);
    };

    if (signal?.aborted) {
      fail('aborted');
      return;
    }
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      waitOn();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('progress', waitOn);
    request.addEventListener('error', () => fail('network'));
    request.addEventListener('load', () => {
      end();
      resolve(Promise.resolve(request).then(read));
    });
    const body = new FormData();
    body.append('files', file);
    request.open(method, `${apiSettings().baseUrl}${path}`);
    request.setRequestHeader('Accept', 'application/json');
    waitOn();
    request.send(body);
  });
}

/** Status 200 is required, then `succeeded`, then an address. */
function read({ status, statusText, responseText }: XMLHttpRequest): UploadResult {
  const answered = { method, path, status, statusText, body: responseText.slice(0, 500) };
  if (status !== 200) throw new ApiError({ kind: 'http', ...answered });
  const result = readStored(parseJson(responseText));
  if (!result) throw new ApiError({ kind: 'unreadable', ...answered });
  return result;
}
