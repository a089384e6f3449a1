import { readFile } from 'node:fs/promises';

/**
 * Every package that may be shipped to visitors, by the lock file: what `dependencies` bring along, on whatever system.
 *
 * @returns {Promise<{ name: string, version: string, license: string | undefined }[]>}
 */
export const productionPackages = async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { name, version, license }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
};
