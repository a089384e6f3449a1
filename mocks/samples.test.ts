import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as samples from './samples';

/** Every sample input: the texts that identify a person, a file or a registration. */
const inputs = [
  ...Object.values(samples.customerChecks).map(({ nik }) => nik),
  ...Object.values(samples.walkIns).map(({ nik }) => nik),
  ...Object.values(samples.failingScreenings).map(({ noIdentity }) => noIdentity),
  samples.refusedFileName,
  ...Object.values(samples.trackedCredits),
];

test('no two samples have the same input', () => {
  expect(new Set(inputs).size).toBe(inputs.length);
});

test('every sample stands in the table of the README, but for those inside a row of several', () => {
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
  const missing = inputs.filter((input) => !readme.includes(input));
  const inRanges = [
    samples.trackedCredits.documents,
    samples.trackedCredits.analysis,
    samples.trackedCredits.decision,
    samples.trackedCredits.contract,
    samples.trackedCredits.broken,
    samples.trackedCredits.hidden,
  ];
  expect(missing).toEqual(inRanges);
});
