import { fetchDefinitionFile, preloadDefinitionFile, type DefinitionAnswer } from './definitionFiles';
import { isSlug } from './slug';

const fileOf = (slug: string): string => `pages/${slug}`;

/** Begins the fetch of a page of content; the next `fetchPage` of that slug waits for the same answer. */
export function preloadPage(slug: string): void {
  if (isSlug(slug)) preloadDefinitionFile(fileOf(slug));
}

/** Gets a page of content by its slug. Throws as `fetchDefinitionFile` does. */
export async function fetchPage(
  slug: string,
  options: { signal?: AbortSignal } = {},
): Promise<DefinitionAnswer> {
  return isSlug(slug) ? fetchDefinitionFile(fileOf(slug), options.signal) : { kind: 'not-found' };
}
