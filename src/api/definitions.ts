import { ApiError } from './apiError';
import { exchangeWithRetries } from './retry';
import { apiSettings } from './settings';
import { isSlug } from './slug';

/** The text of a definition, which only the interpreter can judge; or nothing has that name. */
export type DefinitionAnswer = { kind: 'found'; text: string } | { kind: 'not-found' };

/**
 * Gets a form definition by its slug. A static host answers a missing file with the portal's own page, which is told by its
 * `eform-shell` mark. Throws an `ApiError`: `http` for a status that is neither OK nor 404, `unreadable` for other HTML, or as
 * `exchange` does.
 */
export async function fetchDefinition(
  slug: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<DefinitionAnswer> {
  if (!isSlug(slug)) return { kind: 'not-found' };
  const method = 'GET';
  const path = `${apiSettings().definitionsUrl}/${slug}.json`;
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
