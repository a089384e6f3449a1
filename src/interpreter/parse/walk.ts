import type { Issue, Problem } from '../issues';
import { received, pathText } from './received';
import { mostIssues } from '../../language/schema/schema';

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

/**
 * Looks at anything at all: its size, depth and counts, that it is JSON, and that no key is hostile. What passes can be read by recursive
 * code. Cyclic values end at the depth or size limit.
 */
export function walk(root: unknown): Walk {
  const issues: Issue[] = [];
  const path: (string | number)[] = [];
  let [size, fields, options] = [0, 0, 0];
  const report = (problem: Problem): void => {
    if (issues.length <= mostIssues) issues.push({ path: pathText(path), ...problem });
  };
  /** Looks at a value and all that is in it; whether it stays within the limits. */
  const look = (value: unknown): boolean => {
    size += typeof value === 'string' ? value.length + 2 : 1;
    // Before its items are looked at: a sparse list can claim any length.
    if (Array.isArray(value)) size += value.length;
    if (size > mostBytes) {
      issues.push(tooBig());
      return false;
    }
    if (typeof value !== 'object' || value === null) {
      if (!isScalar(value)) report(noJson(received(value)));
      return true;
    }
    if (path.length === deepest) {
      const expected = `paling banyak ${deepest} tingkat daftar dan objek`;
      issues.push({ code: 'limit', path: pathText(path), received: received(value), expected });
      return false;
    }
    const above = path.at(-2);
    if (Array.isArray(value)) {
      if (path.at(-1) === 'options' || above === 'lists') options += value.length;
      for (let at = 0; at < value.length; at += 1) if (!lookAtPart(at, value[at])) return false;
      return true;
    }
    if (!isPlain(value)) {
      report(noJson('bukan nilai JSON'));
      return true;
    }
    if (above === 'blocks' && Object.hasOwn(value, 'name')) fields += 1;
    // Own keys: `__proto__` among them is data.
    return Object.entries(value).every(([key, part]) => lookAtPart(key, part));
  };
  const lookAtPart = (key: string | number, part: unknown): boolean => {
    path.push(key);
    if (typeof key === 'string') {
      size += key.length + 3;
      if (forbiddenKeys.has(key)) {
        const expected = `kunci selain ${[...forbiddenKeys].join(', ')}`;
        report({ code: 'unknown-key', received: received(part), expected, args: { name: key } });
      }
    }
    const isWithinLimits = look(part);
    path.pop();
    return isWithinLimits;
  };
  if (!look(root)) return { issues, stop: true };
  if (fields > mostFields) issues.push(tooMany(fields, mostFields, 'field'));
  if (options > mostOptions) issues.push(tooMany(options, mostOptions, 'pilihan'));
  return { issues, stop: false };
}

/** Dates, maps and the like are no JSON: a JSON object has the prototype of all objects (of any realm), or none. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function noJson(was: string): Problem {
  return { code: 'wrong-value', received: was, expected: 'nilai JSON' };
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
