import type { Issue, Problem } from '../issues';
import { received, pathText } from './received';
import { mostIssues } from '../../language/schema/schema';

/** 2 MB of JSON. */
export const mostBytes = 2_000_000;
const deepest = 32;
const mostFields = 5_000;
export const mostOptions = 50_000;

/** Keys by which JSON could reach the prototype of an object. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What the walk found; after a `stop` nothing else may look at the value. */
export interface Walk {
  issues: readonly Issue[];
  stop: boolean;
}

/** A list or object that is being looked at. */
interface Frame {
  value: object;
  /** The keys of an object; a list has none. */
  keys: readonly string[] | undefined;
  length: number;
  /** The index of the part that is looked at, in the list or among the keys. */
  at: number;
}

/** Counts on the way, and the frames from the root to the present place: its path. */
interface Tally {
  issues: Issue[];
  frames: Frame[];
  size: number;
  fields: number;
  options: number;
}

/**
 * Looks at anything at all without recursion: its size, depth and counts, that it is JSON, and that no key is
 * hostile. What passes can be read by recursive code. Cyclic values end at the depth or size limit.
 */
export function walk(root: unknown): Walk {
  const tally: Tally = { issues: [], frames: [], size: 0, fields: 0, options: 0 };
  const { issues, frames } = tally;
  look(root, tally);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (tally.size > mostBytes) return { issues: [...issues, tooBig()], stop: true };
    if (frames.length > deepest) return { issues: [...issues, tooDeep(tally, frame)], stop: true };
    frame.at += 1;
    if (frame.at < frame.length) lookAtPart(frame, tally);
    else frames.pop();
  }
  if (tally.fields > mostFields) issues.push(tooMany(tally.fields, mostFields, 'field'));
  if (tally.options > mostOptions) issues.push(tooMany(tally.options, mostOptions, 'pilihan'));
  return { issues, stop: false };
}

function lookAtPart({ value, keys, at }: Frame, tally: Tally): void {
  // The frame of a list has indexes, that of an object own keys: `__proto__` among them is data.
  const parts = value as Readonly<Record<string | number, unknown>>;
  if (keys === undefined) return look(parts[at], tally);
  const key = keys[at] ?? '';
  const part = parts[key];
  tally.size += key.length + 3;
  if (forbiddenKeys.has(key)) {
    const expected = `kunci selain ${[...forbiddenKeys].join(', ')}`;
    report(tally, { code: 'unknown-key', received: received(part), expected, args: { name: key } });
  }
  look(part, tally);
}

/** Counts one value; a list or object becomes the next frame. */
function look(value: unknown, tally: Tally): void {
  tally.size += typeof value === 'string' ? value.length + 2 : 1;
  if (typeof value !== 'object' || value === null) {
    if (!isScalar(value)) report(tally, noJson(received(value)));
  } else if (Array.isArray(value)) {
    // Before its items are looked at: a sparse list can claim any length.
    tally.size += value.length;
    const isOptions = keyOf(tally.frames.at(-1)) === 'options' || keyOf(tally.frames.at(-2)) === 'lists';
    if (isOptions) tally.options += value.length;
    tally.frames.push({ value, keys: undefined, length: value.length, at: -1 });
  } else if (isPlain(value)) {
    const keys = Object.keys(value);
    if (keyOf(tally.frames.at(-2)) === 'blocks' && Object.hasOwn(value, 'name')) tally.fields += 1;
    tally.frames.push({ value, keys, length: keys.length, at: -1 });
  } else {
    report(tally, noJson('bukan nilai JSON'));
  }
}

/** Dates, maps and the like are no JSON: a JSON object has the prototype of all objects (of any realm), or none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function keyOf(frame: Frame | undefined): string | number | undefined {
  return frame?.keys === undefined ? frame?.at : frame.keys[frame.at];
}

function report(tally: Tally, problem: Problem): void {
  if (tally.issues.length > mostIssues) return;
  tally.issues.push({ path: pathText(tally.frames.map(keyOf)), ...problem });
}

function noJson(was: string): Problem {
  return { code: 'wrong-value', received: was, expected: 'nilai JSON' };
}

function tooDeep({ frames }: Tally, { value }: Frame): Issue {
  const expected = `paling banyak ${deepest} tingkat daftar dan objek`;
  return {
    code: 'limit',
    path: pathText(frames.slice(0, -1).map(keyOf)),
    received: received(value),
    expected,
  };
}

/** The issue of a definition above the size limit. */
export function tooBig(): Issue {
  return { code: 'limit', path: '', received: 'lebih dari 2 MB', expected: 'paling banyak 2 MB JSON' };
}

/** The issue of more than there may be. */
export function tooMany(count: number, most: number, what: string): Issue {
  // 2 MB hold less than a million of either.
  const number = (n: number): string => String(n).replace(/\B(?=\d{3}$)/, '.');
  return {
    code: 'limit',
    path: '',
    received: `${number(count)} ${what}`,
    expected: `paling banyak ${number(most)} ${what}`,
  };
}
