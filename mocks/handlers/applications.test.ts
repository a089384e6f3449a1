import { downloadPdf } from '../../src/api';
import { trackedCredits } from '../samples';
import { openBank } from '../testing/bank';
import { schemaFaults } from '../testing/contract';

const { backEnd, post } = openBank();
const submission = { subProductId: 'A', data: '{"nama":"SITI"}' };
const key = { 'Idempotency-Key': 'k-1' };
const track = async (registrationCode: string): Promise<unknown> =>
  (await post('tracking', { registrationCode }))[1];
/** The tracking record that an answer carries as text. */
const recordOf = async (number: string): Promise<unknown> => {
  const text = JSON.stringify(await track(number));
  const { data } = JSON.parse(text) as { data: { tracking: string } };
  return JSON.parse(data.tracking);
};

test('pressing again after a timeout registers once', async () => {
  const first = await post('submit', submission, key);
  expect(first).toMatchObject([
    200,
    { data: { registrationNumber: expect.stringMatching(/^EF\d{10}$/) as unknown } },
  ]);
  expect(await post('submit', submission, key)).toEqual(first);
});

test('a key that was used for other answers is refused', async () => {
  await post('submit', submission, key);
  expect((await post('submit', { ...submission, data: '{}' }, key))[0]).toBe(422);
});

test('what was submitted is kept, and can be tracked', async () => {
  const [, json] = await post('submit', submission);
  const { registrationNumber } = (json as { data: { registrationNumber: string } }).data;
  expect(backEnd.applications.find(registrationNumber)).toMatchObject(submission);
  expect(await recordOf(registrationNumber)).toMatchObject({
    applicationId: registrationNumber,
    currentStatus: 1,
  });
});

test.each([
  [trackedCredits.submitted, 1],
  [trackedCredits.documents, 2],
  [trackedCredits.analysis, 3],
  [trackedCredits.decision, 4],
  [trackedCredits.contract, 5],
  [trackedCredits.disbursed, 6],
])(
  '%s stands at stage %i, the stages before it are reported, and those behind it named',
  async (number, stage) => {
    const record = await recordOf(number);
    expect(schemaFaults('Tracking', record)).toEqual([]);
    expect(record).toMatchObject({ currentStatus: stage, showTracking: true });
    const { trackings } = record as { trackings: { stages: unknown[] }[] };
    // Those that are to come are named, and nothing is told of them.
    expect(trackings.map(({ stages }) => stages.length > 0)).toEqual(
      trackings.map((_, index) => index < stage),
    );
    expect(trackings).toHaveLength(6);
  },
);

test('samples have what a page must withstand', async () => {
  expect(await track(trackedCredits.withoutTracking)).toMatchObject({ data: { tracking: null } });
  await expect(recordOf(trackedCredits.broken)).rejects.toThrow(SyntaxError);
  expect(await recordOf(trackedCredits.hidden)).toMatchObject({ showTracking: false });
  expect(await recordOf(trackedCredits.empty)).toMatchObject({ trackings: [] });
});

test('a number that is not known is HTTP 200 with another statusCode', async () => {
  expect(await post('tracking', { registrationCode: 'X' })).toMatchObject([200, { statusCode: 404 }]);
});

test('the form of what was submitted is a PDF with its number, that of another number is an error', async () => {
  const [, json] = await post('submit', submission);
  const { registrationNumber } = (json as { data: { registrationNumber: string } }).data;
  const pdf = await downloadPdf('downloadpdf', { regNumber: registrationNumber });
  expect('file' in pdf && (await pdf.file.text())).toContain(registrationNumber);
  expect(await downloadPdf('downloadpdf', { regNumber: 'X' })).toMatchObject({
    reply: { httpStatus: 200, status: 404, response: { message: 'Nomor registrasi tidak ditemukan' } },
  });
});
