import { search, type Goal, type Model } from '../../reach';
import type { Found } from '../finding';
import { conflictInWords } from './conflict';

/** Something that visitors should be able to reach, and what is reported when they cannot. */
export interface Target extends Pick<Found, 'rule' | 'path' | 'what' | 'fix'> {
  goal: Goal;
  /** The number of the step where the visitor is then; left out: anywhere. */
  arrivedAt?: number;
  /** Answers that lie within their bounds by then. */
  bounded?: (name: string) => boolean;
}

/** A finding when the target is proven out of reach, or when the search had to be cut. */
export function findUnreachable(model: Model, { goal, arrivedAt, bounded, ...finding }: Target): Found[] {
  const passed = (name: string): boolean => arrivedAt !== undefined && model.isPassed(name, arrivedAt);
  const outcome = search(model, goal, { passed, bounded });
  if (outcome.reached === 'yes') return [];
  if (outcome.reached === 'unknown') {
    const what = `Belum dapat dipastikan apakah ini pernah tercapai: ${finding.what}`;
    return [
      {
        rule: 'search-cut',
        path: finding.path,
        what,
        fix: 'Tulis skenario yang sampai ke sini: bila berhasil, izinkan saran ini dengan "checker"; bila tidak, perbaiki syaratnya.',
      },
    ];
  }
  return [{ ...finding, witness: conflictInWords(model, goal, { passed, bounded }) }];
}
