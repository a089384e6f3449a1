import { delay, http, HttpResponse } from 'msw';
import { answer, bodyOf, refusal } from '../answers';
import { samples } from '../samples';

const found = {
  namaLengkap: "SITI NUR'AINI",
  noHp: '081234567890',
  email: 'siti@contoh.co.id',
};

/** POST /api/tipe-nasabah: whether somebody is a customer, by the identity number; see `samples`. */
export const customerHandlers = () => [
  http.post('*/api/tipe-nasabah', async ({ request }) => {
    const { nik } = await bodyOf(request);
    switch (nik) {
      case samples.slowCheck:
        await delay(6000);
        return answer(found);
      case samples.customer:
        return HttpResponse.json({ statusCode: 200, succeeded: true, message: 'OK', data: found });
      case samples.duplicate:
        return refusal(409, 'Data sudah terdaftar');
      case samples.brokenCheck:
        return refusal(500, 'Internal Server Error');
      default:
        return refusal(404, 'Data nasabah tidak ditemukan');
    }
  }),
];
