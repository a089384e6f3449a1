import { documentStyle } from '../documents/documentStyle';
import { escaped } from '../documents/words';
import type { Release } from './release';

/** `red`: not to be published. `look`: whoever signs has to know of it. */
export type Verdict = 'ok' | 'look' | 'red';

/** One thing that was looked at before a publication. */
export interface ProofPart {
  id: string;
  title: string;
  verdict: Verdict;
  /** What was done, and how often. */
  done: string;
  /** What was found, a sentence each. */
  found: readonly string[];
}

/** What is known of a version when it is signed. */
export interface Proof {
  slug: string;
  title: string;
  /** The day on which it was made, `YYYY-MM-DD`. */
  day: string;
  /** Of the manifest: what is signed is this, and nothing else. */
  fingerprint: string;
  parts: readonly ProofPart[];
}

/** Whether nothing speaks against publishing. */
export function mayPublish({ parts }: Pick<Proof, 'parts'>): boolean {
  return parts.every(({ verdict }) => verdict !== 'red');
}

/** What readers read of a verdict. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  ok: 'Baik',
  look: 'Perlu dibaca',
  red: 'Menghalangi penayangan',
};

/** The sheet of a version as a page of HTML that needs no other file, with places for two names. */
export function proofSheet(proof: Proof, release: Release): string {
  const parts = proof.parts.map(
    ({ id, title, verdict, done, found }) =>
      `<section id="${id}"><h2>${escaped(title)}</h2><p><b>${verdictWords[verdict]}.</b> ${escaped(done)}</p>${list(found)}</section>`,
  );
  const name =
    '<p>Nama: ____________________ &nbsp; Tanggal: ______________ &nbsp; Tanda tangan: ______________</p>';
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lembar bukti: ${escaped(proof.title)}</title><style>${documentStyle}</style></head>
<body><header><h1>Lembar bukti: ${escaped(proof.title)}</h1>
<dl><dt>Alamat</dt><dd><code>/form/${proof.slug}</code></dd><dt>Versi</dt><dd>${release.version}</dd><dt>Ditayangkan oleh</dt><dd>${escaped(release.author)}</dd><dt>Alasan</dt><dd>${escaped(release.reason)}</dd><dt>Dibuat</dt><dd>${proof.day}</dd><dt>Sidik jari</dt><dd style="overflow-wrap:anywhere"><code>${proof.fingerprint}</code></dd></dl></header>
<main>${parts.join('\n')}
<section id="tanda-tangan"><h2>Disetujui oleh dua orang</h2>${name}${name}</section></main></body></html>
`;
}

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The sheet as lines of text. */
export function proofLines({ parts }: Pick<Proof, 'parts'>): string[] {
  return parts.flatMap(({ title, verdict, done, found }) => [
    `${title}: ${verdictWords[verdict].toLowerCase()}. ${done}`,
    ...found.map((one) => `  - ${one}`),
  ]);
}
