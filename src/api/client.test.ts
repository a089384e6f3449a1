import { delay, http, HttpResponse } from 'msw';
import { callApi, calls, type CallName } from './client';
import { answerCall, server } from './testing/server';
import { exchange, exchangeAs, connection, noteOrigin } from './exchange';
import { fetchOptions } from './lookups';
import { isFileLost, fileUrl } from './files';
import { downloadPdf } from './download';
import { configureApi } from './settings';

describe('client', () => {
  const answerWith = (response: () => Response | Promise<Response>): void =>
    server.use(http.post('*/api/submit', response));
  const submit = (signal?: AbortSignal): Promise<unknown> =>
    callApi('submit', { subProductId: 'A-1' }, { signal });

  test('a reply carries the statusCode of its body', async () => {
    answerWith(() => HttpResponse.json({ statusCode: 409, message: 'Duplikat' }));
    expect(await submit()).toEqual({
      ok: true,
      httpStatus: 200,
      statusText: 'OK',
      status: 409,
      response: { statusCode: 409, message: 'Duplikat' },
    });
  });

  test('without a statusCode the HTTP status counts', async () => {
    answerWith(() => HttpResponse.json({ data: {} }, { status: 201 }));
    expect(await submit()).toMatchObject({ ok: true, status: 201 });
  });

  test('an HTTP status that is not OK is a reply, with its body', async () => {
    answerWith(() => HttpResponse.json({ message: 'Tidak ada' }, { status: 404, statusText: 'Not Found' }));
    expect(await submit()).toEqual({
      ok: false,
      httpStatus: 404,
      statusText: 'Not Found',
      status: 404,
      response: { message: 'Tidak ada' },
    });
  });

  test.each([
    ['HTML', '<!doctype html><p>Selamat datang'],
    ['truncated JSON', '{"statusCode": 200, "data": {"regis'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('%s with an OK status is unreadable', async (_, text) => {
    answerWith(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
    await expect(submit()).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'unreadable',
      method: 'POST',
      path: '/api/submit',
      status: 200,
      body: text,
    });
  });

  test('the idempotency key travels as a header, the body as JSON', async () => {
    let seen: unknown;
    server.use(
      http.post('*/api/submit', async ({ request }) => {
        seen = [
          request.headers.get('Idempotency-Key'),
          request.headers.get('Content-Type'),
          await request.json(),
        ];
        return HttpResponse.json({});
      }),
    );
    await callApi('submit', { subProductId: 'A-1' }, { idempotencyKey: 'key-1' });
    expect(seen).toEqual(['key-1', 'application/json', { subProductId: 'A-1' }]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['an answer that does not come', () => new Promise<Response>(() => undefined)],
    [
      'a body that stops half-way',
      () =>
        new HttpResponse(
          new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(new TextEncoder().encode('{"statusCode"')),
          }),
        ),
    ],
  ])('%s in 30 s is a timeout', async (_, answer) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    answerWith(answer);
    const fault = expect(submit()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(30_000);
    await fault;
  });

  test('the caller can give up while waiting', async () => {
    answerWith(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const controller = new AbortController();
    const fault = expect(submit(controller.signal)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'aborted',
    });
    controller.abort();
    await fault;
  });

  test('nothing is sent for a caller that has given up before', async () => {
    const seen = answerCall('submit', () => HttpResponse.json({}));
    await expect(submit(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
    expect(seen.requests).toBe(0);
  });
});

describe('exchange', () => {
  const request = {
    method: 'POST',
    path: '/api/submit',
    url: 'https://bank.test/api/submit',
    body: {},
  } as const;
  const answerWith = (response: () => Response): void => server.use(http.post(request.url, response));

  /** An answer whose body breaks off midway. */
  const brokenOff = (): Response =>
    new HttpResponse(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"sta'));
          controller.error(new TypeError('terminated'));
        },
      }),
    );

  test.each([
    ['no answer', () => HttpResponse.error()],
    ['a body that breaks off midway', brokenOff],
  ])('A fault of the connection: %s', async (_, response) => {
    answerWith(response);
    const fault = { name: 'ApiError', kind: 'network', method: 'POST', path: '/api/submit' };
    await expect(exchange(request)).rejects.toMatchObject(fault);
    await expect(exchangeAs(request, 'blob')).rejects.toMatchObject(fault);
  });

  describe('A fault of this program is no fault of the connection', () => {
    test('a body that cannot be written is not sent', async () => {
      const body: Record<string, unknown> = {};
      body.itself = body;
      await expect(exchange({ ...request, body })).rejects.toThrow(/circular/);
    });

    test('one that hears where an answer came from', async () => {
      answerWith(() => HttpResponse.json({}, { headers: { 'X-Eform-Kept': '1' } }));
      const stop = connection.subscribe(() => {
        throw new Error('a mistake');
      });
      await expect(exchange(request)).rejects.toThrow('a mistake');
      stop();
      answerWith(() => HttpResponse.json({}));
      await expect(exchange(request)).resolves.toMatchObject({ ok: true });
    });
  });
});

describe('connection', () => {
  const kept = new Headers({ 'X-Eform-Kept': '1' });
  const fresh = new Headers();
  afterEach(() => noteOrigin(fresh));

  test('an answer from the device means that the network is not reached, until one comes from there', () => {
    const reported = jest.fn();
    const forget = connection.subscribe(reported);
    noteOrigin(kept);
    expect(connection.reached()).toBe(false);
    noteOrigin(kept);
    noteOrigin(fresh);
    expect(connection.reached()).toBe(true);
    expect(reported).toHaveBeenCalledTimes(2);
    forget();
    noteOrigin(kept);
    expect(reported).toHaveBeenCalledTimes(2);
  });
});

describe('retry', () => {
  const provinces = {
    call: 'remote-select',
    url: '/province/filter',
    body: { url: '/province/filter' },
  } as const;
  const list = (): Response => HttpResponse.json({ statusCode: 200, data: [{ id: '11', name: 'ACEH' }] });

  /** The last answer serves all further requests. Gives the times of the requests, in ms from now. */
  function answerInTurn(...answers: (() => Response)[]): number[] {
    const times: number[] = [];
    const start = Date.now();
    server.use(
      http.post('*/api/remote-select', () => {
        times.push(Date.now() - start);
        return (answers[times.length - 1] ?? answers[answers.length - 1] ?? list)();
      }),
    );
    return times;
  }

  const busy =
    (status: number, headers: Record<string, string> = {}) =>
    (): Response =>
      HttpResponse.json({ message: 'Sibuk' }, { status, statusText: 'Busy', headers });

  const realTimeout = setTimeout;
  const turn = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, 0));

  /** Lets requests go through and pauses pass, twenty seconds of them. */
  const aWhile = async (): Promise<void> => {
    for (let second = 0; second < 20; second += 1) {
      // Real turns of the event loop, in which requests and answers travel; the clock stands still meanwhile.
      for (let turns = 0; turns < 5; turns += 1) await turn();
      await jest.advanceTimersByTimeAsync(1000);
    }
  };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));

  test('a lookup is asked for again after a lost connection', async () => {
    const times = answerInTurn(() => HttpResponse.error(), list);
    const [records] = await Promise.all([fetchOptions(provinces), aWhile()]);
    expect(records).toEqual([{ id: '11', name: 'ACEH' }]);
    expect(times).toHaveLength(2);
  });

  test('a 5xx is asked for again twice, then it is an error', async () => {
    const times = answerInTurn(busy(503));
    const fault = expect(fetchOptions(provinces)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      method: 'POST',
      path: '/api/remote-select',
      status: 503,
      statusText: 'Busy',
      body: { message: 'Sibuk' },
    });
    await aWhile();
    await fault;
    expect(times).toHaveLength(3);
  });

  test('a 408 is asked for again', async () => {
    const times = answerInTurn(busy(408), list);
    await Promise.all([fetchOptions(provinces), aWhile()]);
    expect(times).toHaveLength(2);
  });

  test('a 4xx is not asked for again', async () => {
    const times = answerInTurn(busy(404));
    await expect(fetchOptions(provinces)).rejects.toMatchObject({ kind: 'http', status: 404 });
    expect(times).toHaveLength(1);
  });

  test('a 429 waits for as many seconds as Retry-After says', async () => {
    const times = answerInTurn(busy(429, { 'Retry-After': '4' }), list);
    await Promise.all([fetchOptions(provinces), aWhile()]);
    expect(times).toHaveLength(2);
    expect(times[1]).toBeGreaterThanOrEqual(4000);
    expect(times[1]).toBeLessThan(6000);
  });

  test('Retry-After may be a date', async () => {
    const date = new Date(Date.now() + 8000).toUTCString();
    const times = answerInTurn(busy(503, { 'Retry-After': date }), list);
    await Promise.all([fetchOptions(provinces), aWhile()]);
    // An HTTP date has whole seconds.
    expect(times[1]).toBeGreaterThanOrEqual(7000);
  });

  test('a visitor is not kept waiting for a back end that asks for more than ten seconds', async () => {
    const times = answerInTurn(busy(429, { 'Retry-After': '3600' }), list);
    await expect(fetchOptions(provinces)).rejects.toMatchObject({ kind: 'http', status: 429 });
    expect(times).toHaveLength(1);
  });

  test('giving up during a pause ends the matter', async () => {
    const times = answerInTurn(busy(503, { 'Retry-After': '9' }), list);
    const controller = new AbortController();
    const fault = expect(fetchOptions(provinces, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    while (times.length === 0) await turn();
    controller.abort();
    await fault;
    expect(times).toHaveLength(1);
  });
});

describe('isFileLost', () => {
  test.each([
    [404, true],
    [410, true],
    [200, false],
    [403, false],
    [500, false],
  ])('an answer %s about a stored file', async (status, lost) => {
    server.use(http.get('*/files/ktp.png', () => new HttpResponse(null, { status })));
    expect(await isFileLost('/files/ktp.png')).toBe(lost);
  });

  test('no answer, and an address that is none, say nothing', async () => {
    server.use(http.get('*/files/ktp.png', () => HttpResponse.error()));
    expect(await isFileLost('/files/ktp.png')).toBe(false);
    expect(await isFileLost('javascript:x')).toBe(false);
  });
});

describe('calls', () => {
  const names = Object.keys(calls) as CallName[];

  test('what is read, and is the same for everybody, is repeated at most twice; nothing else ever is', () => {
    const repeated = names.filter((name) => calls[name].retries > 0);
    expect(repeated.sort()).toEqual([
      'carousel',
      'holidays',
      'remote-select',
      'remote-select-get',
      'tab-content',
      'tab-trigger',
      'transaksi',
    ]);
  });

  test.each(names)('%s stands under its own name', (name) => {
    expect(calls[name].path).toBe(`/api/${name}`);
  });

  test.each(names.filter((name) => calls[name].retries === 0))(
    '%s is sent once, whatever comes of it',
    async (name) => {
      const send = () => (name === 'downloadpdf' ? downloadPdf(name, {}) : callApi(name, {}));
      const seen = answerCall(name, () =>
        seen.requests === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.error(),
      );
      await send();
      expect(seen.requests).toBe(1);
      await expect(send()).rejects.toMatchObject({ kind: 'network' });
      expect(seen.requests).toBe(2);
    },
  );

  test('a call that is read with GET has no body', async () => {
    let body: string | undefined;
    server.use(
      http.get('*/api/holidays', async ({ request }) => {
        body = await request.text();
        return HttpResponse.json({ data: [] });
      }),
    );
    await callApi('holidays', {});
    expect(body).toBe('');
  });
});

describe('files', () => {
  beforeEach(() => configureApi({ filesUrl: 'https://files.bank.example/stored/' }));
  afterEach(() => configureApi({}));

  test.each([
    ['https://cdn.bank.example/a.webp', 'https://cdn.bank.example/a.webp'],
    ['http://cdn.bank.example/a.webp', 'http://cdn.bank.example/a.webp'],
    ['name.webp', 'https://files.bank.example/stored/name.webp'],
    ['foto 1.webp', 'https://files.bank.example/stored/foto%201.webp'],
    ['/files/name.webp', 'https://files.bank.example/stored/name.webp'],
    ['/images/name.webp', '/images/name.webp'],
  ])('%s is read from %s', (stored, address) => {
    expect(fileUrl(stored)).toBe(address);
  });

  test.each([
    '//evil.example/a.webp',
    '/\\evil.example/a.webp',
    '\\\\evil.example\\a.webp',
    '/\t/evil.example/a.webp',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'JavaScript:alert(1).webp',
    'data:image/png;base64,AAAA',
    'ftp://host/a.webp',
    'https://',
    '..',
    'folder/a.webp',
    '',
    ' ',
  ])('%j has no address', (stored) => {
    expect(fileUrl(stored)).toBeUndefined();
  });

  test('images come from {host}/files/{file}, beside the back end unless said otherwise', () => {
    configureApi({ baseUrl: 'https://api.bank.example/v1' });
    expect(fileUrl('a.webp')).toBe('https://api.bank.example/v1/files/a.webp');
    configureApi({});
    expect(fileUrl('a.webp')).toBe('/files/a.webp');
  });
});
