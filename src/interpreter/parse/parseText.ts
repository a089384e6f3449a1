import type { Issue } from '../issues';
import type { FormDefinition, Fragment } from '../../language';
import { read, readJson } from './read';
import { formDefinition, fragment } from '../../language/schemas/form';

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

/** A fragment, or all that is wrong with it. */
type ParsedFragment = { ok: true; fragment: Fragment } | { ok: false; issues: Issue[] };

/** Reads a fragment from the text of its file. Never throws. */
export function parseFragment(text: string): ParsedFragment {
  const json = readJson(text);
  if (!json.ok) return json;
  const done = read(fragment, json.value);
  return done.ok ? { ok: true, fragment: done.value } : done;
}
