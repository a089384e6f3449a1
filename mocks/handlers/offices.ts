import { http, HttpResponse, type HttpHandler } from 'msw';
import { branches } from '../data/branches';
import { holidaysAround } from '../data/holidays';
import { purposes } from '../data/purposes';
import { queuesOf } from '../data/queues';
import { badRequest, bodyOf, isText, refuse, succeed } from '../replies';

/** The bank's offices: their list, their queues on a day, what transactions there are for, and when they are closed. */
export function officeHandlers(): HttpHandler[] {
  return [
    http.post('*/api/remote-select-get', async ({ request }) => {
      const { url } = (await bodyOf(request)) ?? {};
      if (!isText(url, /\S/)) return badRequest('url: string');
      if (url.replace(/^\//, '') !== 'branch/get-offices') return refuse(404, `Alamat tidak dikenal: ${url}`);
      // A bare list, one of the three shapes that clients must read.
      return HttpResponse.json(branches.map(({ id, name }) => ({ id, name })));
    }),
    http.post('*/api/santer', async ({ request }) => {
      const { apiUrl, date, city } = (await bodyOf(request)) ?? {};
      if (!isText(date, /^\d{4}-\d\d-\d\d$/)) return badRequest('date: YYYY-MM-DD');
      if (typeof apiUrl !== 'string' || !isText(city, /\S/)) return badRequest('apiUrl, city: string');
      const inCity = branches.filter(({ cityId }) => cityId === city);
      return succeed(inCity.map((branch) => queuesOf(branch, date)));
    }),
    http.post('*/api/transaksi', async ({ request }) => {
      const { branchId, transactionType } = (await bodyOf(request)) ?? {};
      if (typeof branchId !== 'string' || !isText(transactionType, /^[1-8]$/))
        return badRequest('branchId: string, transactionType: 1 to 8');
      return HttpResponse.json({ data: { data: purposes(transactionType) } });
    }),
    http.get('*/api/holidays', () =>
      HttpResponse.json({ data: holidaysAround(new Date().getFullYear()).map((date) => ({ date })) }),
    ),
  ];
}
