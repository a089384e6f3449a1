import fc from 'fast-check';

/** Random cases of properties, the same ones on each run of a commit; PROPERTY_SEED looks at others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2026) });

export default fc;
