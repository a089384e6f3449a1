// Tells one state of the project's files from another, for what is made of them and kept.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    // An editor's mark that it has a file open is a link to nowhere.
    return entry.isFile() ? [path] : [];
  });

/**
 * A short text that changes with the size or the time of any file below these places.
 *
 * @param {readonly string[]} places  files and folders
 */
export const stampOf = (places) => {
  const paths = places.flatMap((place) => (statSync(place).isDirectory() ? filesBelow(place) : [place]));
  const lines = paths.map((path) => {
    // One that has just gone is another state.
    const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return `${path} ${mtimeMs} ${size}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
};
