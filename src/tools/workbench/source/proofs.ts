import { isList, isObject } from '../../../interpreter';
import { jsonOf } from '../../checker/json/walk';
import type { Proof } from '../../publication/proof';
import type { Release, Signed } from '../../publication/release';

/** What is known of the saved version before it is published. */
export interface ServedProof extends Proof {
  /** Whether no version was published before. */
  isFirst?: boolean;
  /** The folder that was written, and the version that it has now. */
  to?: string;
  release?: Release;
}

/** What came of the robot's walks through the saved version. */
export interface ServedWalks {
  complete: boolean;
  words: string;
}

/** Why a product could not be looked into, in words for its editor. */
export class ProofRefusal extends Error {}

/** What looks into a product for the editor; it may take minutes, and rejects with a `ProofRefusal` where it knows what is wrong. */
export interface Proofs {
  /** Looks at the saved version in every way there is. */
  prove: (slug: string) => Promise<ServedProof>;
  /** Writes its next version into the folder of publications. */
  publish: (slug: string, signed: Signed) => Promise<ServedProof>;
  walk: (slug: string) => Promise<ServedWalks>;
}

/** The development server does it. */
export const servedProofs: Proofs = {
  prove: (slug) => ask('proof', slug, isProof),
  publish: (slug, signed) => ask('publication', slug, isProof, signed),
  walk: (slug) => ask('robot', slug, areWalks),
};

const isProof = (value: unknown): value is ServedProof => isObject(value) && isList(value.parts);
const areWalks = (value: unknown): value is ServedWalks => isObject(value) && typeof value.words === 'string';

const unanswered =
  'Server editor tidak menjawab. Periksa apakah npm start masih berjalan di terminalnya, lalu ulangi. Naskah di halaman ini tidak hilang.';

async function ask<Answer>(
  what: string,
  slug: string,
  isAnswer: (value: unknown) => value is Answer,
  said?: Signed,
): Promise<Answer> {
  const request = { method: 'POST', ...(said && { body: JSON.stringify(said) }) };
  const response = await fetch(`/__editor/proofs/${what}/${slug}`, request).catch(() => undefined);
  // An answer that breaks off has no body.
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) throw new ProofRefusal(unanswered);
  // Our own words are plain text; what a server in front of ours says is not for editors.
  const isOwn = response.headers.get('Content-Type')?.startsWith('text/plain') === true && text !== '';
  if (!response.ok)
    throw new ProofRefusal(isOwn ? text : `Server editor menjawab dengan kesalahan ${response.status}.`);
  const answer = jsonOf(text);
  if (!isAnswer(answer)) throw new ProofRefusal('Jawaban server editor tidak dapat dibaca.');
  return answer;
}
