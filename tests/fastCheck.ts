import fc from 'fast-check';

/** Random cases of properties, the same ones on each run of a commit; PROPERTY_SEED looks at others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2026) });

export default fc;

/** Fails where a predicate is false, or throws, for some of the random values that it is given. */
export const holds = <Values extends [unknown, ...unknown[]]>(
  ...property: Parameters<typeof fc.property<Values>>
): void => fc.assert(fc.property<Values>(...property));
