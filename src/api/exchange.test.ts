import { http, HttpResponse } from 'msw';
import { connection } from './connection';
import { exchange, exchangeAs } from './exchange';
import { server } from './testing/server';

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

describe('A fault of the connection', () => {
  test.each([
    ['no answer', () => HttpResponse.error()],
    ['a body that breaks off midway', brokenOff],
  ])('%s', async (_, response) => {
    answerWith(response);
    const fault = { name: 'ApiError', kind: 'network', method: 'POST', path: '/api/submit' };
    await expect(exchange(request)).rejects.toMatchObject(fault);
    await expect(exchangeAs(request, 'blob')).rejects.toMatchObject(fault);
  });
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
