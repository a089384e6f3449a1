import type { CallReply } from '../interpreter';
import { parseJson, readReply } from './answers';
import { requestOf, type CallBody, type CallOptions } from './client';
import { exchangeAs, faultOf } from './exchange';

/**
 * Fetches a PDF. A JSON answer is no file, whatever its status: it is given as a reply, which the caller reports. Throws an
 * `ApiError` as `callApi` does; `unreadable` is an answer that is neither.
 */
export async function downloadPdf(
  call: 'downloadpdf',
  body: CallBody,
  options: CallOptions = {},
): Promise<{ file: Blob } | { reply: CallReply }> {
  const request = requestOf(call, body, options);
  const { content, ...status } = await exchangeAs(request, 'blob');
  if (status.ok && (await isPdf(content))) return { file: content };
  const text = await content.text();
  const reply = readReply(status, parseJson(text));
  if (reply) return { reply };
  throw faultOf('unreadable', request, status, text.slice(0, 500));
}

/** By its first bytes: an error page may come under the file's type. */
async function isPdf(content: Blob): Promise<boolean> {
  return (await content.slice(0, 5).text()) === '%PDF-';
}
