import {
  fetchDefinitionFile,
  fetchFileBeside,
  preloadDefinitionFile,
  type DefinitionAnswer,
} from './definitionFiles';
import { isSlug } from '../language';

const fileOf = (slug: string): string => `pages/${slug}`;

/** The name among the pages of what stands around all of them; no page has it. */
export const siteName = 'site';

/** Gets what stands around every page. Throws as `fetchDefinitionFile` does. */
export async function fetchSite(): Promise<DefinitionAnswer> {
  return fetchFileBeside(fileOf(siteName));
}

/** Begins the fetch of a page of content; the next `fetchPage` of that slug waits for the same answer. */
export function preloadPage(slug: string): void {
  if (isPage(slug)) preloadDefinitionFile(fileOf(slug));
}

/** Gets a page of content by its slug. Throws as `fetchDefinitionFile` does. */
export async function fetchPage(
  slug: string,
  options: { signal?: AbortSignal } = {},
): Promise<DefinitionAnswer> {
  return isPage(slug) ? fetchDefinitionFile(fileOf(slug), options.signal) : { kind: 'not-found' };
}

function isPage(slug: string): boolean {
  return isSlug(slug) && slug !== siteName;
}
