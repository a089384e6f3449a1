import { type OfferedBranch } from '../common/types';

/** Name and address of each branch in lower case, made once for each list: a search goes through them at every key. */
export const searchableBranches = (branches: readonly OfferedBranch[]): readonly string[] =>
  branches.map(({ label, address }) => `${label} ${address}`.toLowerCase());

/** The branches whose name or address holds every word of the text. `texts` = `searchableBranches(branches)`. */
export const findBranches = (
  branches: readonly OfferedBranch[],
  texts: readonly string[],
  text: string,
): readonly OfferedBranch[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return branches;
  return branches.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
};
