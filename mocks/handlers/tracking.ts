import { http, type HttpHandler } from 'msw';
import { type BackEnd } from '../backEnd';
import { badRequest, bodyOf, isText, refuseInBody, succeed } from '../replies';
import { trackedCredits } from '../samples';
import { trackingOf } from '../trackingRecord';

const { withoutTracking, broken, hidden, empty, ...staged } = trackedCredits;

/** Where a credit application stands. An unknown number is HTTP 200 with another `statusCode`, as the contract has it. */
export function trackingHandlers({ applications }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/tracking', async ({ request }) => {
      const { registrationCode: number } = (await bodyOf(request)) ?? {};
      if (!isText(number, /\S/)) return badRequest('registrationCode: string');
      const application = applications.find(number);
      const tracking = application
        ? JSON.stringify(trackingOf({ number, stage: 1, registeredAt: application.registeredAt }))
        : sampleTracking(number);
      if (tracking === undefined) return refuseInBody(404, 'Nomor registrasi tidak ditemukan');
      return succeed({ loanApplicationId: number, tracking });
    }),
  ];
}

/** The JSON text, broken text or null of a sample; undefined for any other number. */
function sampleTracking(number: string): string | null | undefined {
  const record = (stage: number) => trackingOf({ number, stage, registeredAt: '2026-01-15T02:30:00.000Z' });
  const stage = Object.values<string>(staged).indexOf(number) + 1;
  if (stage > 0) return JSON.stringify(record(stage));
  switch (number) {
    case withoutTracking:
      return null;
    case broken:
      return JSON.stringify(record(3)).slice(0, 40);
    case hidden:
      return JSON.stringify({ ...record(3), showTracking: false });
    case empty:
      return JSON.stringify({ ...record(3), trackings: [] });
    default:
      return undefined;
  }
}
