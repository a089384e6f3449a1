import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from '../../src/tools/publication/contents';
import { readForm } from '../../src/tools/publication/files';
import type { Proof } from '../../src/tools/publication/proof';
import { publicationOf } from '../../src/tools/publication/publication';
import { mockBackEnd } from '../../src/tools/robot/testing/mockBackEnd';
import { thrownInProcess } from '../../src/tools/visit/thrown';
import { ownFiles } from './checkFile';

export { mayPublish, proofLines } from '../../src/tools/publication/proof';

/** What is to be published, and how thoroughly it is looked at. */
export interface Wish {
  slug: string;
  /** Where its definition stands, and all that it takes in; left out: the portal's own. */
  folder?: string;
  /** The folder to be written. */
  to: string;
  /** The file of the version that visitors have now; left out: there is none. */
  live?: string;
  seed: string;
  visits: number;
  /** The visitors' day, `YYYY-MM-DD`. */
  today: string;
  /** True: only looked at; nothing is written. */
  dry?: boolean;
}

/**
 * Looks at a product in every way there is, and writes the folder of its publication; where something speaks against it, nothing is
 * written. Throws an Indonesian word on a product that is not there or has mistakes.
 */
export async function publishForm(wish: Wish): Promise<Proof> {
  const { slug, to, live, seed, visits, today, dry, folder = ownFolder } = wish;
  const own = await readForm(join(folder, `${slug}.json`), folder);
  const before = live === undefined ? undefined : (await readForm(live)).form;
  const { thrown, stop } = thrownInProcess();
  const { proof, files } = await publicationOf(
    { own, live: before, seed, visits },
    {
      folder: { ...ownFiles(folder), today },
      file: servedFile,
      backEnd: mockBackEnd(process.cwd(), folder),
      thrown,
    },
  ).finally(stop);
  for (const [path, content] of dry ? [] : files) {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return proof;
}

function servedFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const at = join('public', path);
  return Promise.resolve(existsSync(at) ? new Uint8Array(readFileSync(at)) : undefined);
}
