/** The folder of publications, in that of the definitions: it holds a folder per product. */
export const publishedFolder = 'publikasi';

/** Who publishes, and why. */
export interface Signed {
  author: string;
  reason: string;
}

/** One publication of a product. */
export interface Release extends Signed {
  version: number;
  /** When it was published, ISO 8601. */
  at: string;
}

/** A publication that is in the history. */
export interface KeptRelease extends Release {
  /** Of its manifest. */
  fingerprint: string;
}

/** What is wrong with a publication that nobody signs; `undefined`: nothing. */
export function unsigned({ author, reason }: Partial<Signed>): string | undefined {
  if (!author?.trim()) return 'Tulis nama yang menayangkan.';
  return reason?.trim() ? undefined : 'Tulis alasan perubahan, dalam satu kalimat.';
}
