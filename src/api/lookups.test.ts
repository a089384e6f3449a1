import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fetchOptions, fetchBranches } from './lookups';
import { configureApi } from './settings';
import { answerCall, server } from './testing/server';
import type { BranchRequest } from '../interpreter';
import { isApiError } from './apiError';
import { fetchTracking } from './tracking';
import { downloadPdf } from './download';
import { uploadFile } from './upload';

describe('lookups', () => {
  const cities = {
    call: 'remote-select',
    url: '/city/filter',
    body: {
      url: '/city/filter',
      filters: [{ field: 'provinceId', value: '32', type: 'text', comparisonOperator: '=' }],
      textIdentifierSetting: 'name',
    },
  } as const;
  const records = [{ id: '32.73', name: 'KOTA BANDUNG' }];

  const answerWith = (body: JsonBodyType) => answerCall('remote-select', () => HttpResponse.json(body));

  afterEach(() => configureApi({}));

  test.each([
    ['a bare list', records],
    ['a list in data', { statusCode: 200, data: records }],
    ['a list in data.data', { data: { data: records } }],
  ])('options may come as %s', async (_, body) => {
    answerWith(body);
    expect(await fetchOptions(cities)).toEqual(records);
  });

  test('an empty list is no fault', async () => {
    answerWith({ statusCode: 200, data: [] });
    expect(await fetchOptions(cities)).toEqual([]);
  });

  test('entries that are no records are left out', async () => {
    answerWith([null, 'x', 7, [], ...records]);
    expect(await fetchOptions(cities)).toEqual(records);
  });

  test.each([
    ['null', null],
    ['a text', 'x'],
    ['an object without data', { statusCode: 200 }],
    ['data: null', { data: null }],
    ['a list too deep', { data: { data: { data: [] } } }],
  ])('%s is unreadable', async (_, body) => {
    answerWith(body);
    await expect(fetchOptions(cities)).rejects.toMatchObject({ name: 'ApiError', kind: 'unreadable' });
  });

  test('a statusCode that is not 200 is a failure, whatever else the answer holds', async () => {
    answerWith({ statusCode: 500, message: 'Gagal', data: records });
    await expect(fetchOptions(cities)).rejects.toMatchObject({
      kind: 'http',
      status: 500,
      statusText: 'Gagal',
    });
  });

  test('HTTP not OK is judged before the body: a good list under 400 is a failure', async () => {
    answerCall('remote-select', () =>
      HttpResponse.json({ statusCode: 200, data: records }, { status: 400, statusText: 'Buruk' }),
    );
    await expect(fetchOptions(cities)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      method: 'POST',
      path: '/api/remote-select',
      status: 400,
      statusText: 'Buruk',
      body: { statusCode: 200, data: records },
    });
  });

  test('what is typed becomes one more filter, without wildcards', async () => {
    const seen = answerWith([]);
    await fetchOptions(cities, { search: { field: 'name', value: 'ban' } });
    expect(seen.sent).toEqual({
      ...cities.body,
      filters: [
        ...cities.body.filters,
        { field: 'name', value: 'ban', type: 'text', comparisonOperator: 'like' },
      ],
    });
  });

  test('a lookup without filters can be searched too', async () => {
    const seen = answerWith([]);
    const branches = {
      call: 'remote-select',
      url: '/branch/filter',
      body: { url: '/branch/filter' },
    } as const;
    await fetchOptions(branches, { search: { field: 'name', value: 'da' } });
    expect(seen.sent).toMatchObject({
      filters: [{ field: 'name', value: 'da', comparisonOperator: 'like' }],
    });
  });

  test('transaksi sends its body as it is', async () => {
    const seen = answerCall('transaksi', () => HttpResponse.json({ data: { data: records } }));
    const body = { branchId: '0001', transactionType: '3' };
    expect(await fetchOptions({ call: 'transaksi', url: '', body })).toEqual(records);
    expect(seen.sent).toEqual(body);
  });

  test('a GET lookup reads a path of the back end', async () => {
    configureApi({ baseUrl: 'https://api.bank.example/v1/' });
    server.use(http.get('https://api.bank.example/v1/api/offices', () => HttpResponse.json(records)));
    expect(await fetchOptions({ call: 'get', url: '/api/offices', body: {} })).toEqual(records);
  });

  test.each(['//evil.example/x', '/\\evil.example/x', 'https://evil.example/x', 'offices'])(
    'a GET lookup refuses %s',
    (url) => {
      expect(() => fetchOptions({ call: 'get', url, body: {} })).toThrow(/no path of the back end/);
    },
  );
});

describe('santer', () => {
  const request: BranchRequest = {
    call: 'santer',
    body: { apiUrl: '/branch/queues', date: '2026-03-09', city: '32.73' },
  };
  const record = { code: '0001', name: 'Cabang Utama', address: 'Jalan Naripan', branchOnlineQueues: [] };

  test('POST /api/santer carries apiUrl, date and city, and brings records', async () => {
    const seen = answerCall('santer', () => HttpResponse.json({ statusCode: 200, data: [record] }));
    expect(await fetchBranches(request)).toEqual([record]);
    expect(seen.sent).toEqual(request.body);
  });

  test('what fails is not asked for again', async () => {
    const seen = answerCall('santer', () => HttpResponse.error());
    await expect(fetchBranches(request)).rejects.toMatchObject({ name: 'ApiError' });
    expect(seen.requests).toBe(1);
  });
});

describe('tracking', () => {
  const answer = (body: JsonBodyType, status = 200) =>
    answerCall('tracking', () => HttpResponse.json(body, { status }));

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

  const found = (tracking: JsonBodyType, loanApplicationId: JsonBodyType = 'KRD-1') =>
    answer({ statusCode: 200, message: 'OK', data: { loanApplicationId, tracking } });

  test('Tracking result: the tracking string is read as an object, its stage numbers as texts', async () => {
    found(JSON.stringify(record));
    expect(await fetchTracking('x')).toEqual({
      applicationId: 'KRD-1',
      product: 'Kredit Modal Kerja',
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
    expect(await fetchTracking('KRD-1')).toMatchObject({ applicationId: 'KRD-1', progress: undefined });
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
});

describe('download', () => {
  const answerWith = (response: () => Response) => answerCall('downloadpdf', response);
  const download = () => downloadPdf('downloadpdf', { regNumber: 'EF1' });
  const pdf = '%PDF-1.7\n…';

  test.each(['application/pdf', 'application/octet-stream', 'application/json'])(
    'a PDF is a file, even as %s',
    async (type) => {
      const seen = answerWith(() => new HttpResponse(pdf, { headers: { 'Content-Type': type } }));
      const answer = await download();
      expect('file' in answer && (await answer.file.text())).toBe(pdf);
      expect(seen.sent).toEqual({ regNumber: 'EF1' });
    },
  );

  test.each(['application/json', 'application/pdf'])('JSON is a reply, even as %s', async (type) => {
    const json = JSON.stringify({ statusCode: 404, message: 'Tidak ada' });
    answerWith(() => new HttpResponse(json, { headers: { 'Content-Type': type } }));
    expect(await download()).toEqual({
      reply: {
        ok: true,
        httpStatus: 200,
        statusText: 'OK',
        status: 404,
        response: { statusCode: 404, message: 'Tidak ada' },
      },
    });
  });

  test('HTTP not OK is judged before the body: a PDF with an error status is no file', async () => {
    answerWith(() => new HttpResponse(pdf, { status: 500, statusText: 'Kaput' }));
    expect(await download()).toEqual({
      reply: { ok: false, httpStatus: 500, statusText: 'Kaput', status: 500, response: undefined },
    });
  });

  test.each([
    ['HTML', '<!doctype html><p>Masuk dahulu'],
    ['broken JSON', '{"message": "Tid'],
    ['nothing', ''],
  ])('%s is unreadable', async (_, text) => {
    answerWith(() => HttpResponse.text(text));
    await expect(download()).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unreadable',
      method: 'POST',
      path: '/api/downloadpdf',
      status: 200,
      body: text,
    });
  });

  test('of a long page that is no PDF, the error keeps 500 characters', async () => {
    answerWith(() => HttpResponse.text('<'.repeat(9000)));
    await expect(download()).rejects.toMatchObject({ body: '<'.repeat(500) });
  });
});

describe('upload', () => {
  const url = '*/api/upload-file';
  const file = new File(['%PDF-1.7'], 'KTP saya.pdf', { type: 'application/pdf' });
  const answerWith = (response: () => Response | Promise<Response>): void =>
    server.use(http.post(url, response));
  const stored = { succeeded: true, message: 'Berhasil', data: { url: '/files/a.pdf' } };

  test('POST /api/upload-file: one file goes out in the field "files", and its address comes back', async () => {
    let seen: unknown;
    server.use(
      http.post(url, async ({ request }) => {
        const sent = (await request.formData()).getAll('files');
        seen = sent.map((one) => (typeof one === 'string' ? one : [one.name, one.size]));
        return HttpResponse.json(stored);
      }),
    );
    expect(await uploadFile(file)).toEqual({ stored: '/files/a.pdf' });
    expect(seen).toEqual([['KTP saya.pdf', 8]]);
  });

  test('progress is reported as a part of the whole', async () => {
    answerWith(() => HttpResponse.json(stored));
    const parts: number[] = [];
    await uploadFile(file, { onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
  });

  test.each([
    ['succeeded: false', { succeeded: false, message: 'Ditolak', data: null }],
    ['no word of success', { data: { url: '/files/a.pdf' } }],
  ])('%s means refused', async (_, body) => {
    answerWith(() => HttpResponse.json(body));
    expect(await uploadFile(file)).toBe('refused');
  });

  test.each([201, 400, 413, 429, 500, 503])('status 200 is required, %s is not enough', async (status) => {
    answerWith(() => HttpResponse.json(stored, { status, statusText: 'Kata server' }));
    await expect(uploadFile(file)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      method: 'POST',
      path: '/api/upload-file',
      status,
      statusText: 'Kata server',
    });
  });

  test.each([
    ['HTML', '<!doctype html><p>Masuk dahulu'],
    ['broken JSON', '{"succeeded": tr'],
    ['null', 'null'],
    [
      'success with a statusCode that is none',
      '{"statusCode": 500, "succeeded": true, "data": {"url": "/files/a.pdf"}}',
    ],
    ['success without an address', '{"succeeded": true, "data": {"url": " "}}'],
  ])('%s is unreadable', async (_, text) => {
    answerWith(() => HttpResponse.text(text));
    await expect(uploadFile(file)).rejects.toMatchObject({ kind: 'unreadable', body: text });
  });

  test('an upload that is given up is aborted, before and after it began', async () => {
    answerWith(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const upload = uploadFile(file, { signal: controller.signal });
    controller.abort();
    await expect(upload).rejects.toMatchObject({ kind: 'aborted' });
    await expect(uploadFile(file, { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('30 s of silence are a timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    answerWith(() => new Promise<Response>(() => undefined));
    const fault = expect(uploadFile(file)).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(30_000);
    await fault;
  });
});
