import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words for Jest to run only the test files that call a function.
 *
 * @param {string} called  the beginning of the call
 * @param {string[]} folders  where to look, from the project's root
 * @returns {string[]}
 * @throws {Error} when there is none: Jest without a path would run everything
 */
export const testsWith = (called, ...folders) => {
  const paths = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes(called));
  if (paths.length === 0) throw new Error(`No test file of ${folders.join(', ')} calls ${called}.`);
  return ['--runTestsByPath', ...paths];
};
