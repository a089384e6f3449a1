import type { Issue } from '../issues';
import type { FormDefinition } from '../../language';
import { readJson } from './readJson';
import { read } from './read';
import { formDefinition } from '../../language/schemas/form';

/** Reads a definition from the text of its file; broken JSON is an issue with line and column. Never throws. */
export function parseText(text: string): ParsedDefinition {
  const json = readJson(text);
  return json.ok ? parseDefinition(json.value) : json;
}

/** A definition whose every key has a known shape, or all that is wrong with it. */
type ParsedDefinition = { ok: true; definition: FormDefinition } | { ok: false; issues: Issue[] };

/**
 * Reads a definition from any value: a new object, or issues by path in Indonesian (the first five hundred, and a
 * word on the rest). Never throws and changes nothing of the input. What names refer to is `compile`'s to check.
 */
export function parseDefinition(json: unknown): ParsedDefinition {
  const done = read(formDefinition, json);
  return done.ok ? { ok: true, definition: done.value } : done;
}
