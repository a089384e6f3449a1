import { offeredBranches, type BranchField, type BranchRequest } from '../../../interpreter';
import { readList } from './bank';
import type { FoundOption } from './lookups';
import type { Visit } from './visit';

/**
 * The branches of a city on a day; each is asked for once, since a list that did not come is not asked for again by itself: the
 * definition's sample stands in its place (spec 3, section 8). `undefined`: there is no sample either.
 */
export function branchesOf(
  { bank, lookups }: Visit,
  { sample }: BranchField,
  { call, body }: BranchRequest,
): readonly FoundOption[] | undefined {
  const key = JSON.stringify([call, body]);
  const known = lookups.get(key);
  if (known) return known;
  const records = readList(bank.ask(call, body)) ?? sample;
  const branches = records && offeredBranches(records);
  lookups.set(key, branches);
  return branches;
}
