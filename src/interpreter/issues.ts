/**
 * One thing that is wrong with a definition. `path` is written as a developer would type it
 * (`steps[1].blocks[3].visibleWhen[0].name`); the sentences are Indonesian, for content editors.
 */
export interface Issue {
  path: string;
  /** What stood there, shortened. */
  received: string;
  /** What may stand there. */
  expected: string;
  /** How to mend it: 'Mungkin maksud Anda "status"?'. */
  hint?: string;
}
