import type * as v from 'valibot';
import { didYouMean, type Issue } from '../issues';
import { pathText } from './pathText';
import { received } from './received';
import { mostIssues, readWith, type HouseIssue } from './schema';
import type { Problem, Schema } from '../../fields/pure';
import { walk } from './walk';

/** What was read, or everything that is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/**
 * Each value tells the first thing that is wrong with it alone; our schemas bring their own words, and these stand
 * in for any that valibot would otherwise say in English.
 */
const config = { abortPipeEarly: true, message: 'nilai yang dikenal bahasa definisi' };

/** Walks, then reads. Never throws, whatever came in; changes nothing of it. */
export function read<T>(schema: Schema<T>, input: unknown): Read<T> {
  const { issues: walked, stop } = walk(input);
  if (stop) return { ok: false, issues: [...walked] };
  const dataset = readWith(schema, input, config);
  // A hostile key was told by the walk; that it is unknown, too, is no news.
  const told = new Set(walked.map(({ path }) => path));
  const found = (dataset.issues ?? []).map(toIssue).filter(({ path }) => path === '' || !told.has(path));
  const issues = [...walked, ...found];
  if (!dataset.issues && issues.length === 0) return { ok: true, value: dataset.value };
  return { ok: false, issues: shortened(issues) };
}

/** An issue of valibot in the words of the house. */
function toIssue(issue: HouseIssue | v.BaseIssue<unknown>): Issue {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const { message: expected, input } = issue;
  const { code, near, hint = didYouMean(near) }: Partial<Problem> = 'problem' in issue ? issue.problem : {};
  const told = { path: pathText(keys), received: received(input), expected, hint };
  const key = keys.at(-1);
  const name = typeof key === 'string' ? key : '';
  if (input === undefined) return { code: 'missing-key', ...told, args: { name } };
  if (code === 'unknown-key') return { code, ...told, args: { name, near } };
  return { code: 'wrong-value', ...told, args: near === undefined ? undefined : { near } };
}

/** The first five hundred, and a word on the rest. */
function shortened(issues: Issue[]): Issue[] {
  if (issues.length <= mostIssues) return issues;
  const rest: Issue = {
    code: 'limit',
    path: '',
    received: `lebih dari ${mostIssues} masalah`,
    expected: 'tidak ada masalah',
    hint: 'Perbaiki yang di atas dahulu.',
  };
  return [...issues.slice(0, mostIssues), rest];
}
