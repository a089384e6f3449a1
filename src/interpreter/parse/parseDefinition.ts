import type { Issue } from '../issues';
import type { FormDefinition } from '../../language';
import { read } from './read';
import { formDefinition } from './schemas/form';

/** A definition whose every key has a known shape, or all that is wrong with it. */
export type ParsedDefinition = { ok: true; definition: FormDefinition } | { ok: false; issues: Issue[] };

/**
 * Reads a definition from any value: a new object, or issues by path in Indonesian (the first five hundred, and a
 * word on the rest). Never throws and changes nothing of the input. What names refer to is `compile`'s to check.
 */
export function parseDefinition(json: unknown): ParsedDefinition {
  const done = read(formDefinition, json);
  return done.ok ? { ok: true, definition: done.value } : done;
}
