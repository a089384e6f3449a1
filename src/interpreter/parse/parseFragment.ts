import type { Issue } from '../issues';
import type { Fragment } from '../../language';
import { dictionary, filledList } from './collections';
import { entries } from './entries';
import { anyText, name } from './leaves';
import { read } from './read';
import { readJson } from './readJson';
import { optional } from './schema';
import { formBlock } from './schemas/blocks';
import { namedCondition } from './schemas/conditions';

/** A fragment, or all that is wrong with it. */
export type ParsedFragment = { ok: true; fragment: Fragment } | { ok: false; issues: Issue[] };

/** The schema of a file of `form-definitions/fragments/`. */
const fragmentFile = entries<Fragment & { $schema?: string }>({
  $schema: optional(anyText),
  conditions: optional(dictionary(namedCondition, name)),
  blocks: filledList(formBlock),
});

/** Reads a fragment from the text of its file. Never throws. */
export function parseFragment(text: string): ParsedFragment {
  const json = readJson(text);
  if (!json.ok) return json;
  const done = read(fragmentFile, json.value);
  return done.ok ? { ok: true, fragment: done.value } : done;
}
