import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The test files with properties whose number of cases is set from outside (propertyRuns.ts).
 *
 * @returns {string[]} paths from the project's root
 * @throws {Error} when there is none: Jest without a path would run everything
 */
export const propertyFiles = () => {
  const paths = readdirSync('src', { recursive: true })
    .map((path) => join('src', path))
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('propertyRuns('));
  if (paths.length === 0) throw new Error('No test file of src/ calls propertyRuns.');
  return paths;
};
