import type { Issue } from '../issues';
import {
  innerBlocks,
  withInner,
  type ContentBlock,
  isObject,
  type Contact,
  type Site,
  type Schema,
} from '../../language';
import { content } from '../../language/schemas/content';
import { read, readJson } from './read';
import type { Optional } from '../../language/schema';
import { contactKeys, siteFile, siteKeys } from '../../language/schemas/site';
import { pathText } from './received';
import { forbiddenKeys } from './walk';

/** The blocks of a page or popup, or all that is wrong with it. */
export type ParsedContent = { ok: true; blocks: readonly ContentBlock[] } | { ok: false; issues: Issue[] };

/** The blocks of a page or popup that can be shown, with what was left out; or why none can. */
export type SalvagedContent =
  | { ok: true; blocks: readonly ContentBlock[]; leftOut: Issue[] }
  | { ok: false; issues: Issue[] };

/** Reads `{blocks: […]}`, or the same as a JSON text, as a tool does that reports every mistake. Never throws. */
export function parseContent(json: unknown): ParsedContent {
  const raw = asJson(json);
  if (!raw.ok) return raw;
  const done = read(content, raw.value);
  if (!done.ok) return done;
  const issues: Issue[] = [];
  const blocks = withoutConditions(done.value.blocks, 'blocks', issues);
  return issues.length === 0 ? { ok: true, blocks } : { ok: false, issues };
}

/** As `parseContent`, as a page does that must stand: what cannot be read is left out. */
export function salvageContent(json: unknown): SalvagedContent {
  const raw = asJson(json);
  if (!raw.ok) return raw;
  const done = salvage(content, raw.value);
  if (!done.ok) return done;
  const leftOut = [...done.leftOut];
  return { ok: true, blocks: withoutConditions(done.value.blocks, 'blocks', leftOut), leftOut };
}

function asJson(json: unknown): ReturnType<typeof readJson> {
  return typeof json === 'string' ? readJson(json) : { ok: true, value: json };
}

/**
 * Leaves out the blocks of a page or popup that have a condition: outside of a form there are no answers that it could read, and
 * what was written for some must not be shown to all.
 */
function withoutConditions(
  blocks: readonly ContentBlock[],
  path: string,
  leftOut: Issue[],
): readonly ContentBlock[] {
  return blocks.flatMap((block, index): ContentBlock[] => {
    const at = `${path}[${index}]`;
    const { visibleWhen } = block;
    if (visibleWhen !== undefined) {
      leftOut.push({
        code: 'wrong-value',
        path: `${at}.visibleWhen`,
        received: JSON.stringify(visibleWhen),
        expected: 'blok tanpa syarat',
        hint: 'Halaman dan popup tidak mempunyai jawaban: hapus syaratnya, atau taruh blok ini di sebuah langkah formulir.',
      });
      return [];
    }
    const inner = innerBlocks(block);
    return [inner ? withInner(block, withoutConditions(inner.blocks, `${at}.${inner.key}`, leftOut)) : block];
  });
}

/** Everything that is wrong with `site.json`, for tools. Never throws. */
export function checkSite(json: string): readonly Issue[] {
  const raw = readJson(json);
  if (!raw.ok) return raw.issues;
  const done = read(siteFile, raw.value);
  return done.ok ? [] : done.issues;
}

/** What can be read of `site.json`, key by key; for the rest the portal's own frame stands. Never throws. */
export function readSite(json: string): { site: Site; leftOut: Issue[] } {
  const raw = readJson(json);
  if (!raw.ok) return { site: {}, leftOut: raw.issues };
  const whole = read(siteFile, raw.value);
  if (whole.ok) {
    const { $schema: _, ...known } = whole.value;
    return { site: known, leftOut: [] };
  }
  if (!isObject(raw.value)) return { site: {}, leftOut: whole.issues };
  const parts = raw.value;
  const given = isObject(parts.contact) ? parts.contact : {};
  const contact = readable(given, contactKeys) as Contact;
  return { site: { ...(readable(parts, siteKeys) as Site), contact }, leftOut: whole.issues };
}

/** The keys of an object that can be read. */
function readable(
  from: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, Optional<unknown>>>,
): object {
  const read = Object.entries(keys).flatMap(([key, row]) => {
    const done = salvage(row.optional, from[key]);
    return done.ok ? [[key, done.value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** What could be read, with what was left out for it; or why nothing could. */
type Salvaged<T> = { ok: true; value: T; leftOut: Issue[] } | { ok: false; issues: Issue[] };

/** Each round takes out what the one before has found, at most some five hundred mistakes: content with more of them is no content. */
const mostRounds = 4;

/**
 * Reads content that page builders make: an unknown key is ignored, a block that is wrong in any other way is left out, and the
 * rest stands. Limits and hostile keys stay what they are. Never throws; changes nothing of the input.
 */
function salvage<T>(schema: Schema<T>, input: unknown): Salvaged<T> {
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
  return decides || isForm(valueAt(input, blockPath)) ? blockPath : path;
}

/** A condition that cannot be read must not show its block to all. */
function isCondition(pathInBlock: string): boolean {
  return /when|condition|logic/i.test(pathInBlock);
}

/** Nothing of a form may vanish. */
function isForm(block: unknown): boolean {
  return isObject(block) && block.type === 'form';
}

function valueAt(input: unknown, path: string): unknown {
  const keys = path.match(/\w+/g) ?? [];
  return keys.reduce((value, key) => partsOf(value).find(([own]) => String(own) === key)?.[1], input);
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
