import { http, type HttpHandler } from 'msw';
import { type Application } from '../applications';
import { type BackEnd } from '../backEnd';
import { badRequest, bodyOf, isText, refuseInBody, succeed } from '../replies';
import { trackedCredits } from '../samples';
import { type Product } from '../sources/products';
import { trackingOf } from '../trackingRecord';

const { withoutTracking, broken, hidden, empty, ...staged } = trackedCredits;

/** Where a credit application stands. An unknown number is HTTP 200 with another `statusCode`, as the contract has it. */
export function trackingHandlers({ applications, readProducts }: BackEnd): HttpHandler[] {
  return [
    http.post('*/api/tracking', async ({ request }) => {
      const { registrationCode: number } = (await bodyOf(request)) ?? {};
      if (!isText(number, /\S/)) return badRequest('registrationCode: string');
      const application = applications.find(number);
      const tracking = application
        ? JSON.stringify(ownTracking(application, await readProducts()))
        : sampleTracking(number);
      if (tracking === undefined) return refuseInBody(404, 'Nomor registrasi tidak ditemukan');
      return succeed({ loanApplicationId: number, tracking });
    }),
  ];
}

/** The answers that are the amount of a loan or a card. */
const amountNames = ['besaranPinjaman', 'besaranUangPersediaanKKI'] as const;

/** What was submitted, by its own product, amount and day; of a product that is not tracked, no more than that. */
function ownTracking(application: Application, products: readonly Product[]): object {
  const { registrationNumber: number, registeredAt, subProductId, data } = application;
  const product = products.find((one) => one.subProductId === subProductId);
  const answers = JSON.parse(data) as Readonly<Record<string, unknown>>;
  const plafond = amountNames.map((name) => answers[name]).find((amount) => typeof amount === 'number') ?? 0;
  const record = trackingOf({ number, stage: 1, registeredAt });
  return {
    ...record,
    // A form without a card is no product: a visit to the teller.
    ...{ plafond, product: product?.name ?? 'Formulir lain' },
    ...(product?.tracked !== true && { showTracking: false, trackings: [] }),
  };
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
