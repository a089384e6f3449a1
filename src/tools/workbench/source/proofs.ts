import type { Proof } from '../../publication/proof';

/** What is known of the saved version before it is published. */
export interface ServedProof extends Proof {
  /** Nothing speaks against it. */
  mayPublish: boolean;
  /** The folder that was written. */
  to?: string;
}

/** What came of the robot's walks through the saved version. */
export interface ServedWalks {
  complete: boolean;
  words: string;
}

/** What looks into a product for the editor; it may take minutes, and rejects with a word about what is wrong. */
export interface Proofs {
  /** Looks at the saved version in every way there is. */
  prove: (slug: string) => Promise<ServedProof>;
  /** Writes the folder of its publication. */
  publish: (slug: string) => Promise<ServedProof>;
  /** Lets the robot walk through it. */
  walk: (slug: string) => Promise<ServedWalks>;
}

/** The development server does it. */
export const servedProofs: Proofs = {
  prove: (slug) => ask<ServedProof>('proof', slug),
  publish: (slug) => ask<ServedProof>('publication', slug),
  walk: (slug) => ask<ServedWalks>('robot', slug),
};

async function ask<Answer>(what: string, slug: string): Promise<Answer> {
  const response = await fetch(`/__editor/proofs/${what}/${slug}`, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  // The development server's own answer.
  return (await response.json()) as Answer;
}
