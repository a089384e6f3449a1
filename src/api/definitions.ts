import { isSlug } from '../language';
import { exchangeWithRetries, faultOf, type ApiRequest } from './exchange';
import { apiSettings } from './settings';

/** The text of a file of definitions, which only the interpreter can judge; or nothing has that name. */
export type DefinitionAnswer = { kind: 'found'; text: string } | { kind: 'not-found' };

/** The file whose fetch was begun before anybody asked. */
let early: { name: string; answer: Promise<DefinitionAnswer> } | undefined;

/**
 * Begins the fetch of a file for the next caller, however late. A request for another file drops it: it would be out of date by the
 * time that the visitor comes back.
 */
function preloadDefinitionFile(name: string): void {
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
async function fetchDefinitionFile(name: string): Promise<DefinitionAnswer> {
  const begun = early;
  early = undefined;
  return begun?.name === name ? begun.answer : request(name);
}

async function request(name: string): Promise<DefinitionAnswer> {
  const path = `${apiSettings().definitionsUrl}/${name}.json`;
  const asked: ApiRequest = { method: 'GET', path, url: path };
  const answer = await exchangeWithRetries(asked, 2);
  const { text } = answer;
  if (answer.httpStatus === 404) return { kind: 'not-found' };
  if (!answer.ok) throw faultOf('http', asked, answer, text);
  if (!isMarkup(text)) return { kind: 'found', text };
  if (isShell(text)) return { kind: 'not-found' };
  throw faultOf('unreadable', asked, answer, text);
}

/** No JSON text starts with '<'; the content type is not asked, since hosts get it wrong. */
function isMarkup(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Whether a text is the portal's own page, which hosts answer where nothing is. */
export function isShell(html: string): boolean {
  return /<meta\s[^>]*name=["']?eform-shell["'\s/>]/i.test(html);
}

/** Begins the fetch of a form definition; the next `fetchDefinition` of that slug waits for the same answer. */
export function preloadDefinition(slug: string): void {
  if (isSlug(slug)) preloadDefinitionFile(slug);
}

const fragments = 'fragments/';

/** Gets a form definition by its slug, or a fragment as `fragments/<name>`. Throws as `fetchDefinitionFile` does. */
export async function fetchDefinition(name: string): Promise<DefinitionAnswer> {
  const slug = name.startsWith(fragments) ? name.slice(fragments.length) : name;
  return isSlug(slug) ? fetchDefinitionFile(name) : { kind: 'not-found' };
}

const fileOf = (slug: string): string => `pages/${slug}`;

/** The name among the pages of what stands around all of them; no page has it. */
export const siteName = 'site';

/** Gets what stands around every page: what was fetched ahead for the page itself stays there. Throws as `fetchDefinitionFile` does. */
export const fetchSite = (): Promise<DefinitionAnswer> => request(fileOf(siteName));

/** Begins the fetch of a page of content; the next `fetchPage` of that slug waits for the same answer. */
export function preloadPage(slug: string): void {
  if (isPage(slug)) preloadDefinitionFile(fileOf(slug));
}

/** Gets a page of content by its slug. Throws as `fetchDefinitionFile` does. */
export async function fetchPage(slug: string): Promise<DefinitionAnswer> {
  return isPage(slug) ? fetchDefinitionFile(fileOf(slug)) : { kind: 'not-found' };
}

function isPage(slug: string): boolean {
  return isSlug(slug) && slug !== siteName;
}
