import { http, HttpResponse } from 'msw';
import type { BranchRequest } from '../interpreter';
import { fetchBranches } from './santer';
import { server } from './testing/server';

const request: BranchRequest = {
  call: 'santer',
  body: { apiUrl: '/branch/queues', date: '2026-03-09', city: '32.73' },
};
const record = { code: '0001', name: 'Cabang Utama', address: 'Jalan Naripan', branchOnlineQueues: [] };

test('POST /api/santer carries apiUrl, date and city, and brings records', async () => {
  let seen: unknown;
  server.use(
    http.post('*/api/santer', async ({ request: sent }) => {
      seen = await sent.json();
      return HttpResponse.json({ statusCode: 200, data: [record] });
    }),
  );
  expect(await fetchBranches(request)).toEqual([record]);
  expect(seen).toEqual(request.body);
});

test.each([
  ['a status that is not 200', () => HttpResponse.json({ statusCode: 200, data: [record] }, { status: 500 })],
  ['a statusCode that is not 200', () => HttpResponse.json({ statusCode: 500, data: [record] })],
  ['a body without a list', () => HttpResponse.json({ statusCode: 200 })],
  ['an answer that breaks off', () => HttpResponse.error()],
])('%s is a failure, and is not repeated', async (_, answer) => {
  let asked = 0;
  server.use(
    http.post('*/api/santer', () => {
      asked += 1;
      return answer();
    }),
  );
  await expect(fetchBranches(request)).rejects.toMatchObject({ name: 'ApiError' });
  expect(asked).toBe(1);
});
