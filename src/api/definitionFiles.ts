import { ApiError } from './apiError';
import { exchangeWithRetries } from './retry';
import { apiSettings } from './settings';

/** The text of a file of definitions, which only the interpreter can judge; or nothing has that name. */
export type DefinitionAnswer = { kind: 'found'; text: string } | { kind: 'not-found' };

/** The file whose fetch was begun before anybody asked. */
let early: { name: string; answer: Promise<DefinitionAnswer> } | undefined;

/**
 * Begins the fetch of a file for the next caller, however late. Who asks for another file has gone elsewhere: what was
 * fetched ahead is dropped, since it would be out of date by the time that somebody comes back for it.
 */
export function preloadDefinitionFile(name: string): void {
  const answer = request(name);
  early = { name, answer };
  // Reported to the next caller.
  answer.catch(() => undefined);
}

/**
 * Gets a file of definitions by its name, such as `tabungan` or `pages/home`. A static host answers a missing file with the
 * portal's own page, which is recognised by its `eform-shell` mark. Throws an `ApiError`: `http` for a status that is neither OK nor
 * 404, `unreadable` for other HTML, or as `exchange` does.
 */
export async function fetchDefinitionFile(name: string, signal?: AbortSignal): Promise<DefinitionAnswer> {
  const begun = early;
  early = undefined;
  return begun?.name === name ? begun.answer : request(name, signal);
}

/** As `fetchDefinitionFile`, beside the page that is being opened: what was fetched ahead for it stays there. */
export async function fetchFileBeside(name: string): Promise<DefinitionAnswer> {
  return request(name);
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

/** Whether a text is the portal's own page, which hosts answer where nothing is. */
export function isShell(html: string): boolean {
  return /<meta\s[^>]*name=["']?eform-shell["'\s/>]/i.test(html);
}
