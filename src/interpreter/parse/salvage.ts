import { isObject } from '../../language';
import type { Issue } from '../issues';
import { pathText } from './received';
import { read } from './read';
import type { Schema } from '../../language';
import { forbiddenKeys } from './walk';

/** What could be read, with what was left out for it; or why nothing could. */
export type Salvaged<T> = { ok: true; value: T; leftOut: Issue[] } | { ok: false; issues: Issue[] };

/** Each round takes out what the one before has found, at most some five hundred mistakes: content with more of them is no content. */
const mostRounds = 4;

/**
 * Reads content that page builders make: an unknown key is ignored, a block that is wrong in any other way is left out, and the
 * rest stands. Limits and hostile keys stay what they are. Never throws; changes nothing of the input.
 */
export function salvage<T>(schema: Schema<T>, input: unknown): Salvaged<T> {
  const leftOut: Issue[] = [];
  let rest = input;
  for (let round = 0; ; round += 1) {
    const done = read(schema, rest);
    if (done.ok) return { ok: true, value: done.value, leftOut };
    const places = done.issues.map((issue) => placeToLeaveOut(rest, issue));
    if (round === mostRounds || places.includes(undefined)) return { ok: false, issues: done.issues };
    leftOut.push(...done.issues);
    rest = without(rest, new Set(places), []);
  }
}

/** What is taken out for an issue: a key, or the block that it stands in; `undefined`: all of it is of no use. */
function placeToLeaveOut(input: unknown, { code, path, args }: Issue): string | undefined {
  if (code === 'limit') return undefined;
  const block = [...path.matchAll(/(?:^|\.)blocks\[\d+\]/g)].at(-1);
  const blockPath = block && path.slice(0, block.index + block[0].length);
  if (code !== 'unknown-key') return blockPath;
  // What could reach a prototype is nothing to be overlooked.
  if (forbiddenKeys.has(args.name)) return undefined;
  if (blockPath === undefined) return path;
  const decides = isCondition(path.slice(blockPath.length)) || args.near === 'visibleWhen';
  return decides || isForm(valueAt(input, blockPath, [])) ? blockPath : path;
}

/** A condition that cannot be read must not show its block to all. */
function isCondition(pathInBlock: string): boolean {
  return /when|condition|logic/i.test(pathInBlock);
}

/** Nothing of a form may vanish. */
function isForm(block: unknown): boolean {
  return isObject(block) && block.type === 'form';
}

function valueAt(value: unknown, path: string, keys: readonly (string | number)[]): unknown {
  const here = pathText(keys);
  if (here === path) return value;
  if (!path.startsWith(here)) return undefined;
  for (const [key, part] of partsOf(value)) {
    const found = valueAt(part, path, [...keys, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function without(value: unknown, places: ReadonlySet<unknown>, keys: readonly (string | number)[]): unknown {
  if (!Array.isArray(value) && !isObject(value)) return value;
  const kept = partsOf(value).flatMap(([key, part]): [string | number, unknown][] => {
    const at = [...keys, key];
    return places.has(pathText(at)) ? [] : [[key, without(part, places, at)]];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

function partsOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((part: unknown, index) => [index, part]);
  return isObject(value) ? Object.entries(value) : [];
}
