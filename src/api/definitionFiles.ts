import { ApiError } from './apiError';
import { exchangeWithRetries } from './retry';
import { apiSettings } from './settings';

/** The text of a file of definitions, which only the interpreter can judge; or nothing has that name. */
export type DefinitionAnswer = { kind: 'found'; text: string } | { kind: 'not-found' };

/** Fetches begun before anybody asked, each for one asker. */
const early = new Map<string, Promise<DefinitionAnswer>>();

/** Begins the fetch of a file; the next `fetchDefinitionFile` of that name waits for the same answer. */
export function preloadDefinitionFile(name: string): void {
  const answer = request(name);
  early.set(name, answer);
  // Told to whoever asks for it.
  answer.catch(() => undefined);
}

/**
 * Gets a file of definitions by its name, such as `tabungan` or `pages/home`. A static host answers a missing file with the
 * portal's own page, which is told by its `eform-shell` mark. Throws an `ApiError`: `http` for a status that is neither OK nor
 * 404, `unreadable` for other HTML, or as `exchange` does.
 */
export async function fetchDefinitionFile(name: string, signal?: AbortSignal): Promise<DefinitionAnswer> {
  const begun = early.get(name);
  early.delete(name);
  return begun ?? request(name, signal);
}

async function request(name: string, signal?: AbortSignal): Promise<DefinitionAnswer> {
  const method = 'GET';
  const path = `${apiSettings().definitionsUrl}/${name}.json`;
  const answer = await exchangeWithRetries({ method, path, url: path, signal }, 2);
  const { httpStatus: status, statusText, text } = answer;
  if (status === 404) return { kind: 'not-found' };
  if (!answer.ok) throw new ApiError({ kind: 'http', method, path, status, statusText, body: text });
  if (!isMarkup(text)) return { kind: 'found', text };
  if (isShell(text)) return { kind: 'not-found' };
  throw new ApiError({ kind: 'unreadable', method, path, status, statusText, body: text });
}

/** No JSON text starts with '<'; the content type is not asked, since hosts get it wrong. */
function isMarkup(text: string): boolean {
  return text.trimStart().startsWith('<');
}

function isShell(html: string): boolean {
  return /<meta\s[^>]*name=["']?eform-shell["'\s/>]/i.test(html);
}
