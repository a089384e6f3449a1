import { didYouMean, type Issue } from '../issues';
import { received, pathText, quoted } from './received';
import { mostIssues } from '../../language/schema/schema';
import { type Finding, type Schema, isLonger } from '../../language';
import { walk, mostBytes, tooBig } from './walk';
import { findBreak } from './findBreak';

export type Read<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** Walks, then reads. Never throws, whatever came in; changes nothing of it. */
export function read<T>(schema: Schema<T>, input: unknown): Read<T> {
  const { issues: walked, stop } = walk(input);
  if (stop) return { ok: false, issues: [...walked] };
  const { value, findings = [] } = schema.read(input);
  // A hostile key was reported by the walk; that it is unknown, too, is no news.
  const reported = new Set(walked.map(({ path }) => path));
  const found = findings.map(toIssue).filter(({ path }) => path === '' || !reported.has(path));
  const issues = [...walked, ...found];
  if (issues.length === 0 && findings.length === 0) return { ok: true, value };
  return { ok: false, issues: shortened(issues) };
}

function toIssue({ path, input, problem }: Finding): Issue {
  const { code, near, expected, hint = didYouMean(near) } = problem;
  const issue = { path: pathText(path), received: received(input), expected, hint };
  const key = path.at(-1);
  const name = typeof key === 'string' ? key : '';
  if (input === undefined) return { code: 'missing-key', ...issue, args: { name } };
  if (code === 'unknown-key') return { code, ...issue, args: { name, near } };
  return { code: 'wrong-value', ...issue, args: near === undefined ? undefined : { near } };
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

/** Reads JSON from a text of at most 2 MB; where it is broken is reported by line and column, both from 1. */
export function readJson(text: string): Read<unknown> {
  if (isLonger(text, mostBytes)) return { ok: false, issues: [tooBig()] };
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    // The words of JSON.parse are English and differ from browser to browser.
    const { offset, expected, hint } = findBreak(text);
    const args = {
      line: text.slice(0, offset).split('\n').length,
      column: offset - text.lastIndexOf('\n', offset - 1),
      found: restOfLine(text, offset),
    };
    const received = `baris ${args.line}, kolom ${args.column}: ${args.found}`;
    return { ok: false, issues: [{ code: 'broken-json', path: '', received, expected, hint, args }] };
  }
}

function restOfLine(text: string, offset: number): string {
  if (offset >= text.length) return 'akhir berkas';
  const rest = text
    .slice(offset, offset + 20)
    .split('\n', 1)
    .join();
  return rest === '' ? 'akhir baris' : quoted(rest);
}
