import { fetchDefinitionFile, preloadDefinitionFile, type DefinitionAnswer } from './definitionFiles';
import { isSlug } from '../language';

/** Begins the fetch of a form definition; the next `fetchDefinition` of that slug waits for the same answer. */
export function preloadDefinition(slug: string): void {
  if (isSlug(slug)) preloadDefinitionFile(slug);
}

const fragments = 'fragments/';

/** Gets a form definition by its slug, or a fragment as `fragments/<name>`. Throws as `fetchDefinitionFile` does. */
export async function fetchDefinition(
  name: string,
  options: { signal?: AbortSignal } = {},
): Promise<DefinitionAnswer> {
  const slug = name.startsWith(fragments) ? name.slice(fragments.length) : name;
  return isSlug(slug) ? fetchDefinitionFile(name, options.signal) : { kind: 'not-found' };
}
