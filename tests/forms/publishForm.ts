import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from '../../src/tools/publication/contents';
import { readForm, textAt } from '../../src/tools/publication/files';
import { historyFile, nextRelease, releaseFiles, releasesIn } from '../../src/tools/publication/history';
import { mayPublish, type Proof } from '../../src/tools/publication/proof';
import { publicationOf } from '../../src/tools/publication/publication';
import type { Release, Signed } from '../../src/tools/publication/release';
import { mockBackEnd } from '../../src/tools/robot/testing/mockBackEnd';
import { thrownInProcess } from '../../src/tools/visit/thrown';
import { ownFiles } from './checkFile';

export { historyFile } from '../../src/tools/publication/history';
export { publishedFolder, unsigned } from '../../src/tools/publication/release';
export { mayPublish, proofLines } from '../../src/tools/publication/proof';

/** What is to be published. */
export interface PublishOptions {
  slug: string;
  /** Where its definition stands, and all that it takes in; left out: the portal's own. */
  folder?: string;
  /** The product's folder of publications. */
  to: string;
  /** Who publishes it, why and when (ISO 8601); left out: it is only looked at, and nothing is written. */
  signed?: Signed & { at: string };
  /** The file of the version that visitors have now; left out: there is none. */
  live?: string;
  seed: string;
  /** The visitors' day, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Looks at a product in every way there is, and writes its next version; where something speaks against it, nothing is written. Throws an
 * Indonesian word on a product that is not there or has mistakes, and on a history that cannot be read.
 */
export async function publishForm(options: PublishOptions): Promise<Proof & { release?: Release }> {
  const { slug, to, live, seed, today, signed, folder = ownFolder } = options;
  const former = releasesIn(textAt(join(to, historyFile)));
  const own = await readForm(join(folder, `${slug}.json`), folder);
  const before = live === undefined ? undefined : (await readForm(live)).form;
  const { thrown, stop } = thrownInProcess();
  const publication = await publicationOf(
    { own, live: before, seed },
    {
      folder: { ...ownFiles(folder), today },
      file: servedFile,
      backEnd: mockBackEnd(process.cwd(), folder),
      thrown,
    },
  ).finally(stop);
  const { proof } = publication;
  if (!signed || !mayPublish(proof)) return proof;
  const release = nextRelease(former, signed);
  for (const [path, content] of releaseFiles(publication, release, former)) {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { ...proof, release };
}

function servedFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const at = join('public', path);
  return Promise.resolve(existsSync(at) ? new Uint8Array(readFileSync(at)) : undefined);
}
