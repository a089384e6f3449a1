/**
 * Random cases of one property: 20 in `npm test`, which shows that the property still runs; 500 in the sweeps, which set PROPERTY_RUNS.
 * A property whose single case is costly divides it (`propertyRuns(10)`).
 *
 * @param share  by how much fewer cases; at least one is run
 */
export const propertyRuns = (share = 1): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 20) / share));
