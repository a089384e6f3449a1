import { isObject } from '../../interpreter';
import { jsonOf } from '../checker/json/walk';
import { hashOf, ownFolder, type Contents } from './contents';
import { proofSheet, type Proof } from './proof';
import type { KeptRelease, Release, Signed } from './release';

/** What goes live, with the proof that it may. */
interface Proven {
  proof: Proof;
  files: Contents;
  scenarios?: string;
}

/** The file of a product's folder that lists its publications. */
export const historyFile = 'riwayat.json';

/** Where a publication keeps its files, below the product's folder. */
export const versionFolder = (version: number): string => `versi/${version}`;

/** The scenarios of a version, kept beside what went live: they do not go live themselves. */
export const scenariosFile = 'skenario.json';

/**
 * The publications that a history lists, the oldest first; none of a file that is not there. Throws an Indonesian word on a file that is
 * no history: whoever publishes must not write over it.
 */
export function releasesIn(text: string | undefined): readonly KeptRelease[] {
  if (text === undefined) return [];
  const json = jsonOf(text);
  const versions = isObject(json) ? json.versions : undefined;
  if (!Array.isArray(versions) || !versions.every(isKept))
    throw new Error(`${historyFile} tidak dapat dibaca: perbaiki berkas itu, atau pindahkan.`);
  return versions;
}

function isKept(one: unknown): one is KeptRelease {
  return (
    isObject(one) &&
    typeof one.version === 'number' &&
    ['at', 'author', 'reason', 'fingerprint'].every((key) => typeof one[key] === 'string')
  );
}

/** The publication that comes after those of a history. */
export function nextRelease(
  former: readonly KeptRelease[],
  { author, reason, at }: Signed & Pick<Release, 'at'>,
): Release {
  const version = Math.max(0, ...former.map((one) => one.version)) + 1;
  return { version, at, author: author.trim(), reason: reason.trim() };
}

/**
 * The files of a product's folder once a version was published, by path: what goes live, the signed proof, the same once more among the
 * versions, with its scenarios, and last the history that names it. None where something speaks against publishing.
 */
export function releaseFiles(
  { proof, files, scenarios }: Proven,
  release: Release,
  former: readonly KeptRelease[],
): Contents {
  if (files.size === 0) return files;
  const live = new Map(files)
    .set('bukti.html', proofSheet(proof, release))
    .set('bukti.json', jsonText({ ...proof, release }));
  const kept = new Map(live);
  if (scenarios !== undefined) kept.set(scenariosFile, scenarios);
  const versions = [...former, { ...release, fingerprint: proof.fingerprint }];
  return new Map([
    ...live,
    ...[...kept].map(([path, content]) => [`${versionFolder(release.version)}/${path}`, content] as const),
    [historyFile, jsonText({ slug: proof.slug, versions })] as const,
  ]);
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The definitions that a manifest lists, by name (`kartu`, `fragments/alamat`), each with its hash. */
function definitionsIn(manifest: string): ReadonlyMap<string, string> {
  const json = jsonOf(manifest);
  const files: unknown[] = isObject(json) && Array.isArray(json.files) ? json.files : [];
  return new Map(
    files.flatMap((one) => {
      if (!isObject(one) || typeof one.path !== 'string' || typeof one.sha256 !== 'string') return [];
      const name = new RegExp(`^${ownFolder}/(.+)\\.json$`).exec(one.path)?.[1];
      return name === undefined ? [] : [[name, one.sha256] as const];
    }),
  );
}

/** The names of a manifest's definitions whose texts are other ones now, or gone. */
export async function changedSince(
  manifest: string,
  textOf: (name: string) => string | undefined,
): Promise<string[]> {
  const definitions = [...definitionsIn(manifest)].map(async ([name, hash]) => {
    const text = textOf(name);
    return text !== undefined && (await hashOf(text)) === hash ? [] : [name];
  });
  return (await Promise.all(definitions)).flat();
}
