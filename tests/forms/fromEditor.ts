import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofWish } from '../../.config/vite/proofs';
import { readForm } from '../../src/tools/publication/files';
import { createLists, describeWalks, isComplete, walkForm } from '../../src/tools/robot';
import { mockBackEnd } from '../../src/tools/robot/testing/mockBackEnd';
import type { ServedProof, ServedWalks } from '../../src/tools/workbench/source/proofs';
import { mayPublish, publishForm } from './publishForm';

/** Where a publication is written that names no folder. */
const published = (slug: string): string => join('node_modules', '.cache', 'eform', 'publikasi', slug);

/** The same as `npm run publish:form -- slug`, of a product in any folder; `dry`: nothing is written. */
export async function publishFromEditor(wish: ProofWish & { dry: boolean }): Promise<ServedProof> {
  const to = published(wish.slug);
  const former = join(to, 'form-definitions', `${wish.slug}.json`);
  const live = existsSync(former) ? former : undefined;
  const proof = await publishForm({ ...wish, to, live, seed: '1', visits: 100 });
  return { ...proof, mayPublish: mayPublish(proof), ...(!wish.dry && mayPublish(proof) && { to }) };
}

/** The same as `npm run walk:forms -- slug`, of a product in any folder. */
export async function walkFromEditor({ slug, folder, today }: ProofWish): Promise<ServedWalks> {
  const { form } = await readForm(join(folder, `${slug}.json`), folder);
  const backEnd = mockBackEnd(process.cwd(), folder);
  const walks = await walkForm(form, backEnd, createLists(backEnd), { seed: '1', today });
  return { complete: isComplete(walks), words: describeWalks(slug, walks) };
}
