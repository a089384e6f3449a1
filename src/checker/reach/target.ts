import type { RuleId } from '../catalogue';
import type { Found } from '../finding';
import { conflictInWords } from './conflict';
import type { Goal } from './goals';
import type { Model } from './model';
import { search } from './search';

/** Something that visitors should be able to reach. */
export interface Target {
  rule: RuleId;
  path: string;
  /** What is told when they cannot. */
  what: string;
  mend: string;
  goals: readonly Goal[];
  /** The number of the step where the visitor is then; left out: anywhere. */
  arrivedAt?: number;
}

/** A finding when the target is proven out of reach, or when the search had to be cut. */
export function findUnreachable(model: Model, { goals, arrivedAt, ...told }: Target): Found[] {
  const outcome = search(model, goals, { arrivedAt });
  if (outcome.reached === 'yes') return [];
  if (outcome.reached === 'cut') {
    const what = `Belum dapat dipastikan apakah ini pernah tercapai: ${told.what}`;
    return [
      {
        rule: 'search-cut',
        path: told.path,
        what,
        mend: 'Sederhanakan syaratnya, misalnya dengan syarat bernama.',
      },
    ];
  }
  return [{ ...told, witness: conflictInWords(model, goals, { arrivedAt }) }];
}
