import { fetchDefinitionFile, preloadDefinitionFile, type DefinitionAnswer } from './definitionFiles';
import { isSlug } from './slug';

/** Begins the fetch of a form definition; the next `fetchDefinition` of that slug waits for the same answer. */
export function preloadDefinition(slug: string): void {
  if (isSlug(slug)) preloadDefinitionFile(slug);
}

/** Gets a form definition by its slug. Throws as `fetchDefinitionFile` does. */
export async function fetchDefinition(
  slug: string,
  options: { signal?: AbortSignal } = {},
): Promise<DefinitionAnswer> {
  return isSlug(slug) ? fetchDefinitionFile(slug, options.signal) : { kind: 'not-found' };
}
