import type { CompiledForm } from '../../../interpreter';
import { ownFolder } from '../../publication/contents';
import {
  changedSince,
  historyFile,
  releasesIn,
  scenariosFile,
  versionFolder,
} from '../../publication/history';
import { formIn } from '../../publication/readForm';
import type { KeptRelease } from '../../publication/release';
import type { SaveFault, SourceFolder } from './files';

/** A version of a product as it was published. */
export interface KeptVersion {
  text: string;
  /** Left out: it was published without any. */
  scenarios?: string;
  form: CompiledForm | undefined;
  manifest: string;
}

/** The key under which the publications of a product are kept in mind. */
export const releasesKey = (slug: string) => ['releases', slug] as const;

/** The publications of a product, the oldest first. Throws an Indonesian word on a history that cannot be read. */
export async function readReleases(folder: SourceFolder, slug: string): Promise<readonly KeptRelease[]> {
  return releasesIn(await folder.published(`${slug}/${historyFile}`));
}

/** A version with what it took in; `undefined`: its files are gone. */
export async function readVersion(
  folder: SourceFolder,
  slug: string,
  version: number,
): Promise<KeptVersion | undefined> {
  const at = `${slug}/${versionFolder(version)}`;
  const definition = (name: string): Promise<string | undefined> =>
    folder.published(`${at}/${ownFolder}/${name}.json`);
  const [text, manifest, scenarios] = await Promise.all([
    definition(slug),
    folder.published(`${at}/manifest.json`),
    folder.published(`${at}/${scenariosFile}`),
  ]);
  if (text === undefined || manifest === undefined) return undefined;
  return { text, manifest, scenarios, form: (await formIn(slug, text, definition))?.form };
}

/** What a version took in from others and is another one now: it stays as it is when that version is brought back. */
export async function changedBeside(
  folder: SourceFolder,
  slug: string,
  { manifest }: KeptVersion,
): Promise<string[]> {
  const whole = await folder.whole();
  const changed = await changedSince(manifest, (name) => whole?.texts[`${name}.json`]);
  return changed.filter((name) => name !== slug);
}

/** Puts scenarios in place of those that a product has now; gives those, so that they can be put back. */
export async function replaceScenarios(
  folder: SourceFolder,
  slug: string,
  text: string,
): Promise<{ former: string | undefined } | SaveFault> {
  const name = `${slug}.scenarios.json`;
  const present = await folder.read(name);
  if (present?.text === text) return { former: text };
  const saved = await folder.save(name, text, present?.version);
  return typeof saved === 'string' ? saved : { former: present?.text };
}
