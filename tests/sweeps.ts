/**
 * Random cases of one property: 20 in `npm test`, which shows that the property still runs; 500 in the sweeps, which set PROPERTY_RUNS.
 * A property whose single case is costly divides it (`propertyRuns(10)`).
 *
 * @param share  by how much fewer cases; at least one is run
 */
export const propertyRuns = (share = 1): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 20) / share));

/**
 * Cases that say the same of many things, in two parts: for `test.each` those that stand for all, for `sweep.each` the others.
 *
 * @param cases  in any order
 * @param every  one in how many stands for the others
 */
export const spread = <Case>(cases: readonly Case[], every: number): { some: Case[]; others: Case[] } => ({
  some: cases.filter((_, at) => at % every === 0),
  others: cases.filter((_, at) => at % every !== 0),
});
