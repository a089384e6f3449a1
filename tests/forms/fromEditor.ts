import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '../../src/tools/publication/contents';
import { readForm } from '../../src/tools/publication/files';
import { createLists, describeWalks, isComplete, walkForm } from '../../src/tools/robot';
import { mockWorld } from '../../src/tools/robot/testing/mockWorld';
import type { ServedProof, ServedWalks } from '../../src/tools/workbench/source/proofs';
import { mayPublish, publishForm } from './publishForm';

/** Where a publication is written that names no folder. */
const published = (slug: string): string => join('node_modules', '.cache', 'eform', 'publikasi', slug);

/** The same as `npm run publish:form -- slug`; `dry`: nothing is written. */
export async function publishFromEditor(slug: string, today: string, dry: boolean): Promise<ServedProof> {
  const to = published(slug);
  const former = join(to, 'form-definitions', `${slug}.json`);
  const live = existsSync(former) ? former : undefined;
  const proof = await publishForm({ slug, to, live, seed: '1', visits: 100, today, dry });
  return { ...proof, mayPublish: mayPublish(proof), ...(!dry && mayPublish(proof) && { to }) };
}

/** The same as `npm run walk:forms -- slug`. */
export async function walkFromEditor(slug: string, today: string): Promise<ServedWalks> {
  const { form } = await readForm(join(ownFolder, `${slug}.json`));
  const world = mockWorld(process.cwd());
  const walks = await walkForm(form, world, createLists(world), { seed: '1', today });
  return { complete: isComplete(walks), words: describeWalks(slug, walks) };
}
