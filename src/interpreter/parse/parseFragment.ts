import type { Issue } from '../issues';
import type { Fragment } from '../../language';
import { fragment } from '../../language/schemas/form';
import { read } from './read';
import { readJson } from './readJson';

/** A fragment, or all that is wrong with it. */
export type ParsedFragment = { ok: true; fragment: Fragment } | { ok: false; issues: Issue[] };

/** Reads a fragment from the text of its file. Never throws. */
export function parseFragment(text: string): ParsedFragment {
  const json = readJson(text);
  if (!json.ok) return json;
  const done = read(fragment, json.value);
  return done.ok ? { ok: true, fragment: done.value } : done;
}
