import type { CallProblem, CallReply } from './engine/effects';
import type { Issue } from './issues';
import { isObject, type ContentBlock } from '../language';
import { salvageContent } from './parse/parseContent';

/** What a popup shows, or what went wrong with it; in both cases with what could not be read. */
export type ReadPopup = ({ blocks: readonly ContentBlock[] } | { problem: CallProblem }) & {
  issues?: readonly Issue[];
};

/**
 * What an answer to the call `popup` shows, or why it shows nothing; `issues` for whoever has written it. Content that is
 * `null` has nothing to show: it holds nobody up.
 */
export function readPopup({ ok, httpStatus, statusText, status, response }: CallReply): ReadPopup {
  if (!ok) return { problem: { kind: 'http', httpStatus, statusText } };
  if (status !== 200) return { problem: { kind: 'status', status, message: '' } };
  const data = isObject(response) ? response.data : undefined;
  const content = isObject(data) ? data.content : undefined;
  if (content === null) return { blocks: [], issues: [nothing] };
  // A bare list of blocks is a page without a frame.
  const read = salvageContent(Array.isArray(content) ? { blocks: content } : content);
  if (!read.ok) return { problem: { kind: 'exception', fault: 'unreadable' }, issues: read.issues };
  return { blocks: read.blocks, ...(read.leftOut.length > 0 ? { issues: read.leftOut } : {}) };
}

const nothing: Issue = { code: 'wrong-value', path: 'content', received: 'null', expected: 'daftar blok' };
