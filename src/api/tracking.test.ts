import { http, HttpResponse, type JsonBodyType } from 'msw';
import { isApiError } from './apiError';
import { server } from './testing/server';
import { fetchTracking } from './tracking';

const answer = (body: JsonBodyType, status = 200): void =>
  server.use(http.post('*/api/tracking', () => HttpResponse.json(body, { status })));

const record = {
  applicationId: 'KRD-1',
  currentStatus: 2,
  currentStatusLabel: 'Analisis',
  plafond: 150_000_000,
  product: 'Kredit Modal Kerja',
  registeredAt: '2026-01-15T02:30:00.000Z',
  showTracking: true,
  trackings: [
    {
      stageId: '1',
      stageLabel: 'Diterima',
      stages: [{ stageDescription: 'Masuk', stageTrackedAt: '2026-01-15' }],
    },
    { stageId: 2, stageLabel: 'Analisis', stages: [] },
  ],
};

const found = (tracking: JsonBodyType, loanApplicationId: JsonBodyType = 'KRD-1'): void =>
  answer({ statusCode: 200, message: 'OK', data: { loanApplicationId, tracking } });

test('POST /api/tracking: the number is sent as registrationCode', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/tracking', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ statusCode: 404, message: 'tidak ada' });
    }),
  );
  await fetchTracking('KRD-1');
  expect(sent).toEqual([{ registrationCode: 'KRD-1' }]);
});

test('Tracking result: the tracking string is read as an object, its stage numbers as texts', async () => {
  found(JSON.stringify(record));
  expect(await fetchTracking('x')).toEqual({
    applicationId: 'KRD-1',
    progress: {
      product: 'Kredit Modal Kerja',
      plafond: 150_000_000,
      registeredAt: '2026-01-15T02:30:00.000Z',
      currentLabel: 'Analisis',
      currentStage: '2',
      stages: [
        { id: '1', label: 'Diterima', steps: [{ description: 'Masuk', at: '2026-01-15' }] },
        { id: '2', label: 'Analisis', steps: [] },
      ],
    },
  });
});

test.each<[string, JsonBodyType]>([
  ['null', null],
  ['missing', undefined],
  ['no JSON', JSON.stringify(record).slice(0, 40)],
  ['an empty text', ''],
  ['a JSON null', 'null'],
  ['a JSON list', '[]'],
  ['not to be shown', JSON.stringify({ ...record, showTracking: false })],
  ['without stages', JSON.stringify({ ...record, trackings: [] })],
  ['without a list of stages', JSON.stringify({ ...record, trackings: 'banyak' })],
  ['of stages that say nothing', JSON.stringify({ ...record, trackings: [null, 1, {}] })],
])('a tracking that is %s is an application in process', async (_, tracking) => {
  found(tracking);
  expect(await fetchTracking('KRD-1')).toEqual({ applicationId: 'KRD-1', progress: undefined });
});

test.each([
  ['150000000', 150_000_000],
  ['150.000.000', 150_000_000],
  ['150000000.00', 150_000_000],
  ['banyak', undefined],
  [null, undefined],
])('a plafond %j is read as %j', async (plafond, amount) => {
  found(JSON.stringify({ ...record, plafond }));
  expect((await fetchTracking('x'))?.progress?.plafond).toBe(amount);
});

test('an application without an id of its own has the number that was asked for', async () => {
  found(null, null);
  expect(await fetchTracking('KRD-9')).toEqual({ applicationId: 'KRD-9', progress: undefined });
});

test.each([404, 400, 500, '404'])(
  'statusCode %j under HTTP 200 is a number that nobody knows',
  async (statusCode) => {
    answer({ statusCode, message: 'tidak ada', data: null });
    expect(await fetchTracking('x')).toBeUndefined();
  },
);

test('an HTTP status that is not OK is an error, whatever the body says', async () => {
  answer({ statusCode: 200, data: { loanApplicationId: 'KRD-1', tracking: null } }, 503);
  await expect(fetchTracking('x')).rejects.toMatchObject({ kind: 'http', status: 503 });
});

test.each<[string, JsonBodyType]>([
  ['{}', {}],
  ['data: null', { statusCode: 200, data: null }],
  ['data: a list', { statusCode: 200, data: [] }],
])('an answer without data (%s) is unreadable', async (_, body) => {
  answer(body);
  await expect(fetchTracking('x')).rejects.toMatchObject({ kind: 'unreadable' });
});

test.each<[string, JsonBodyType, number, 'unknown' | 'http']>([
  ['HTTP 404 with a body that says so', { statusCode: 404, message: 'tidak ada' }, 404, 'unknown'],
  ['HTTP 404 with a statusCode as text', { statusCode: '404' }, 404, 'unknown'],
  ['HTTP 404 with a body of somebody else', { error: 'no such route' }, 404, 'http'],
  ['HTTP 404 that claims success', { statusCode: 200 }, 404, 'http'],
  ['HTTP 404 around a time-out', { statusCode: 504 }, 404, 'http'],
  ['HTTP 404 without a body', null, 404, 'http'],
  ['HTTP 410', { statusCode: 404 }, 410, 'http'],
  ['HTTP 500', { statusCode: 404 }, 500, 'http'],
])('%s', async (_, body, status, meaning) => {
  answer(body, status);
  const found = await fetchTracking('KRD-1').then(
    (application) => application ?? 'unknown',
    (error: unknown) => (isApiError(error) ? error.kind : error),
  );
  expect(found).toBe(meaning);
});
