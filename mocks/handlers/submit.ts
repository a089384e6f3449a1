import { isObject } from '../../src/language';
import { http, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { badRequest, bodyOf, refuse, succeed } from '../replies';

/** Takes an application. The header Idempotency-Key makes sending the same answers twice one application. */
export function submitHandlers({ applications }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/submit', async ({ request }) => {
      const { subProductId, data } = (await bodyOf(request)) ?? {};
      if (typeof subProductId !== 'string' || typeof data !== 'string' || !isJsonObject(data))
        return badRequest('subProductId: string, data: a JSON object as text');
      const idempotencyKey = request.headers.get('Idempotency-Key') ?? undefined;
      const application = applications.submit({ subProductId, data, idempotencyKey });
      if (application === 'key-used-for-other-answers')
        return refuse(422, 'Idempotency-Key sudah dipakai untuk jawaban lain.');
      return succeed({ registrationNumber: application.registrationNumber }, 'Permohonan diterima');
    }),
  ];
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
