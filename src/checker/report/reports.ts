import type { Finding } from '../finding';
import { githubLine } from './github';
import { prettyFinding } from './pretty';

/** What was found in one file. */
export interface CheckedFile {
  file: string;
  findings: readonly Finding[];
}

/** The ways in which findings can be printed. */
export const reports = {
  /** For people: each finding in a few lines, and the counts at the end. */
  pretty: (files: readonly CheckedFile[]): string =>
    [...files.flatMap(({ findings }) => findings.map(prettyFinding)), total(files)].join('\n'),
  /** For tools: a list of findings. */
  json: (files: readonly CheckedFile[]): string =>
    JSON.stringify(
      files.flatMap(({ findings }) => findings),
      null,
      2,
    ),
  /** Annotations for the lines of a change: workflow commands. */
  github: (files: readonly CheckedFile[]): string =>
    files.flatMap(({ findings }) => findings.map(githubLine)).join('\n'),
} as const;

/** Whether a word names a format. */
export function isFormat(word: string): word is keyof typeof reports {
  return Object.hasOwn(reports, word);
}

/** 0: no errors (advice allowed); 1: errors. */
export function exitCode(files: readonly CheckedFile[]): 0 | 1 {
  return files.some(({ findings }) => findings.some(({ severity }) => severity === 'error')) ? 1 : 0;
}

function total(files: readonly CheckedFile[]): string {
  const all = files.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${files.length} definisi, ${errors} kesalahan, ${all.length - errors} saran.`;
}
