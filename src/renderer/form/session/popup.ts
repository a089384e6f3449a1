import { callApi, isApiError } from '../../../api';
import { parseContent, type ContentBlock, type Reply } from '../../../interpreter';
import { describeCallError, faultReasons, type CallError } from '../../../messages/id';
import { showToast } from './announce';
import type { Session } from './session';

/**
 * Loads a popup by its slug, shows it, and waits for the visitor: 'Lanjutkan' goes on, closing stays on the step. A popup
 * that cannot be loaded is told by a toast and stays too (spec 1, sections 6 and 8).
 */
export async function openPopup(session: Session, slug: string, signal: AbortSignal): Promise<Reply> {
  const loaded = await load(slug, signal);
  if (signal.aborted) return { stopped: true };
  if ('error' in loaded) {
    showToast(session, { variant: 'destructive', ...describeCallError('popup', loaded.error) });
    return { stopped: true };
  }
  return new Promise((resolve) => {
    const answer = (reply: Reply): void => {
      signal.removeEventListener('abort', stop);
      session.activity.update((now) => ({ ...now, popup: undefined }));
      resolve(reply);
    };
    const stop = (): void => answer({ stopped: true });
    signal.addEventListener('abort', stop);
    session.activity.update((now) => ({ ...now, popup: { blocks: loaded.blocks, answer } }));
  });
}

async function load(
  slug: string,
  signal: AbortSignal,
): Promise<{ blocks: readonly ContentBlock[] } | { error: CallError }> {
  try {
    const { ok, httpStatus, statusText, status, response } = await callApi('popup', { slug }, { signal });
    if (!ok) return { error: { kind: 'http', httpStatus, statusText } };
    if (status !== 200) return { error: { kind: 'status', status, message: '' } };
    const parsed = parseContent(contentIn(response));
    if (parsed.ok) return { blocks: parsed.blocks };
    console.error(`popup ${slug}`, parsed.issues);
    return { error: { kind: 'exception', reason: faultReasons.unreadable } };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { error: { kind: 'exception', reason: faultReasons.network } };
  }
}

/** `data.content`; a bare list of blocks is a page without a frame. */
function contentIn(response: unknown): unknown {
  const content = memberOf(memberOf(response, 'data'), 'content');
  return Array.isArray(content) ? { blocks: content as unknown[] } : content;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
