import type { CallReply } from '../interpreter';
import { ApiError } from './apiError';
import { orderOf, type CallBody, type CallOptions } from './client';
import { exchangeAs } from './exchange';
import { isRecord, parseJson, statusCodeOf } from './json';

/** Calls that answer with a file. */
export type DownloadName = 'downloadpdf';

/**
 * Fetches a PDF. A JSON answer is no file, whatever its status: it is given as a reply, for the caller to tell. Throws an
 * `ApiError` as `callApi` does; `unreadable` is an answer that is neither.
 */
export async function downloadPdf(
  call: DownloadName,
  body: CallBody,
  options: CallOptions = {},
): Promise<{ file: Blob } | { reply: CallReply }> {
  const order = orderOf(call, body, options);
  const { ok, httpStatus, statusText, content } = await exchangeAs(order, (response) => response.blob());
  if (ok && (await isPdf(content))) return { file: content };
  const text = await content.text();
  const json = parseJson(text);
  if (isRecord(json)) {
    const status = statusCodeOf(json) ?? httpStatus;
    return { reply: { ok, httpStatus, statusText, status, response: json } };
  }
  if (!ok) return { reply: { ok, httpStatus, statusText, status: httpStatus, response: undefined } };
  const { method, path } = order;
  throw new ApiError({
    kind: 'unreadable',
    method,
    path,
    status: httpStatus,
    statusText,
    body: text.slice(0, 500),
  });
}

/** By its first bytes: an error page may come under the file's type. */
async function isPdf(content: Blob): Promise<boolean> {
  return (await content.slice(0, 5).text()) === '%PDF-';
}
