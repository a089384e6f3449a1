import { http } from 'msw';
import { answer, bodyOf, refusal } from '../answers';
import type { Applications } from '../applications';

/** POST /api/submit: takes an application, the same one once. */
export const submitHandlers = (applications: Applications) => [
  http.post('*/api/submit', async ({ request }) => {
    const { subProductId, data } = await bodyOf(request);
    if (typeof subProductId !== 'string' || typeof data !== 'string' || !isJson(data)) {
      return refusal(400, 'Data tidak lengkap');
    }
    const key = request.headers.get('Idempotency-Key') ?? '';
    const { registrationNumber } = applications.take({ subProductId, data, key });
    return answer({ registrationNumber });
  }),
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
