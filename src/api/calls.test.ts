import { http, HttpResponse } from 'msw';
import { calls, type CallName } from './calls';
import { callApi } from './client';
import { downloadPdf } from './download';
import { server } from './testing/server';

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
    let requests = 0;
    const send = () => (name === 'downloadpdf' ? downloadPdf(name, {}) : callApi(name, {}));
    server.use(
      http.post(`*/api/${name}`, () => {
        requests += 1;
        return requests === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.error();
      }),
    );
    await send();
    expect(requests).toBe(1);
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toBe(2);
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
