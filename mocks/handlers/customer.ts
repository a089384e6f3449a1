import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { badRequest, bodyOf, isText, refuse, refuseInBody } from '../replies';
import { customerChecks } from '../samples';

/** Who is a customer already. 404 comes as HTTP status and 409 in the body: clients must understand both. */
export function customerHandlers(): HttpHandler[] {
  const { found, duplicate, failing, slow, withoutName } = customerChecks;
  return [
    http.post('*/api/tipe-nasabah', async ({ request }) => {
      const { nik, tanggalLahir } = (await bodyOf(request)) ?? {};
      if (!isText(nik, /^\d{16}$/) || !isText(tanggalLahir, /^\d{4}-\d\d-\d\d$/))
        return badRequest('nik: 16 digits, tanggalLahir: YYYY-MM-DD');
      switch (nik) {
        case found.nik:
          return foundCustomer(found.customer);
        case withoutName.nik:
          return foundCustomer(withoutName.customer);
        case slow.nik:
          await delay(slow.delayMs);
          return foundCustomer(slow.customer);
        case duplicate.nik:
          return refuseInBody(409, 'Data nasabah ganda');
        case failing.nik:
          return refuse(500, 'Kesalahan pada server');
        default:
          return refuse(404, 'Data nasabah tidak ditemukan');
      }
    }),
  ];
}

function foundCustomer(data: object): Response {
  return HttpResponse.json({ statusCode: 200, succeeded: true, message: 'Data ditemukan', data });
}
