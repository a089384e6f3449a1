import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { CheckedFile } from '../../../src/tools/checker';

/** The checker, as far as the development server needs it. */
export interface Checker {
  checkFile: (file: string) => CheckedFile;
}

/** What has changed by a check. */
export interface Change {
  /** Files with findings that are new or other than before. */
  reported: readonly CheckedFile[];
  /** Files that had findings and have none any more. */
  fixed: readonly string[];
}

/** Remembers what the checker has found, file by file. Paths are relative to the root. */
export interface Keeper {
  /** Every file that has findings now. */
  all: () => readonly CheckedFile[];
  /** Checks a file, and again those with findings: what is wrong in a form may be mended in one that stands in it. */
  check: (file: string, checker: Checker) => Change;
}

/** The path of a file as findings name it, with slashes. */
export const pathFrom = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/** Nothing is known at first. */
export const createKeeper = (): Keeper => {
  const known = new Map<string, CheckedFile>();
  const checkOne = (file: string, { checkFile }: Checker): Change => {
    const before = known.get(file);
    const now = existsSync(file) ? checkFile(file) : { file, findings: [] };
    if (now.findings.length === 0) known.delete(file);
    else known.set(file, now);
    if (now.findings.length === 0) return { reported: [], fixed: before ? [file] : [] };
    const same = before !== undefined && JSON.stringify(before) === JSON.stringify(now);
    return { reported: same ? [] : [now], fixed: [] };
  };
  return {
    all: () => [...known.values()],
    check: (file, checker) => {
      const changes = [...new Set([file, ...known.keys()])].map((one) => checkOne(one, checker));
      return {
        reported: changes.flatMap(({ reported }) => reported),
        fixed: changes.flatMap(({ fixed }) => fixed),
      };
    },
  };
};
