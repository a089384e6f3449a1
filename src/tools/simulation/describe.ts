import { actInWords } from './acts';
import type { Failed } from './simulate';

/** A visit that has failed, on one screen. */
export function describeFailed(seed: string, { visit, breach, case: one }: Failed): string {
  const { form, query, begun, acts } = one;
  return [
    `Broken: ${breach.guarantee}`,
    `  ${breach.words}`,
    `Seed ${seed}, visit ${visit}; shortest way there, on ${form}${query === '' ? '' : `?${query}`}:`,
    begun
      ? `  an earlier visit has left its draft (seed ${begun.seed}, cut ${begun.cut})`
      : '  the device is empty',
    ...acts.map((act, at) => `  ${at + 1}. ${actInWords(act)}`),
  ].join('\n');
}
