// Fails on a shipped package whose licence is not on the list, or not known. Of an expression one alternative must be on it.
import { productionPackages } from './productionPackages.mjs';

const allowed = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
]);

/** `(MIT OR CC0-1.0)` offers a choice; all parts of `MIT AND ISC` bind. */
const fits = (license) =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part.trim())));

const packages = await productionPackages();
const strange = packages.filter(({ license }) => license === undefined || !fits(license));
for (const { name, version, license = 'none is told' } of strange) {
  console.error(`${name} ${version}: ${license}`);
}
if (packages.length === 0) console.error('The lock file names no shipped package.');
console.log(`${packages.length} shipped packages, ${strange.length} with a licence that is not on the list`);
process.exitCode = packages.length === 0 || strange.length > 0 ? 1 : 0;
