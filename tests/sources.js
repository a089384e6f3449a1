// Tells one state of the project's files from another, for what is made of them and kept.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesBelow = (place) =>
  statSync(place).isDirectory()
    ? readdirSync(place, { withFileTypes: true }).flatMap((entry) => filesBelow(join(place, entry.name)))
    : [place];

/**
 * A short text that changes with the size or the time of any file below these places.
 *
 * @param {readonly string[]} places  files and folders
 */
export const stampOf = (places) => {
  const lines = places.flatMap(filesBelow).map((path) => {
    const { mtimeMs, size } = statSync(path);
    return `${path} ${mtimeMs} ${size}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
};
