import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A change of a definition's JSON; places are keys with dots between them. In a list the key is an
 * index, or the `name` of the entry: an entry with a name is found after others come before it.
 */
export type Edit = { at: string } & (
  | { put: unknown }
  | { insert: unknown }
  | { remove: true }
  | { moveTo: string }
);

/** The definition on which the cases are made. */
export const kredit = readFileSync(join(__dirname, 'kredit.json'), 'utf8');

/** A definition's text after edits, in their order. */
export function edited(text: string, edits: readonly Edit[]): string {
  const json: unknown = JSON.parse(text);
  for (const edit of edits) {
    const { owner, key } = placeIn(json, edit.at);
    if ('put' in edit) owner[key] = edit.put;
    else if ('insert' in edit) listOf(owner).splice(Number(key), 0, edit.insert);
    else {
      const [taken] = listOf(owner).splice(Number(key), 1);
      if ('remove' in edit) continue;
      const to = placeIn(json, edit.moveTo);
      listOf(to.owner).splice(Number(to.key), 0, taken);
    }
  }
  return JSON.stringify(json);
}

function placeIn(json: unknown, at: string): { owner: Record<string, unknown>; key: string } {
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  // Places of test data are there.
  const owner = keys.reduce<unknown>(
    (inner, one) => (inner as Record<string, unknown>)[keyIn(inner, one)],
    json,
  );
  return { owner: owner as Record<string, unknown>, key: keyIn(owner, last) };
}

function keyIn(owner: unknown, key: string): string {
  if (!Array.isArray(owner) || /^\d+$/.test(key)) return key;
  const index = owner.findIndex((entry) => (entry as { name?: unknown } | null)?.name === key);
  if (index < 0) throw new Error(`No entry is named “${key}”.`);
  return String(index);
}

const listOf = (owner: unknown): unknown[] => owner as unknown[];
