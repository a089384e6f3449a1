import { delay, http, HttpResponse } from 'msw';

/** Milliseconds that a slow answer takes. */
const slowness = 8000;

/**
 * Faults on demand, for developers: `?mock=submit:500,remote-select:offline` in the page's address. A call's fault is an HTTP
 * status, or `offline`, `slow`, `html` (an error page in place of JSON) or `broken` (JSON that ends too early).
 */
export const faultHandlers = (search: () => string) => [
  http.all('*/api/:call', async ({ params }) => {
    const fault = faultOf(String(params.call), search());
    switch (fault) {
      case undefined:
        return undefined;
      case 'offline':
        return HttpResponse.error();
      case 'slow':
        await delay(slowness);
        return undefined;
      case 'html':
        return HttpResponse.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>');
      case 'broken':
        return new HttpResponse('{"statusCode": 200, "da', {
          headers: { 'Content-Type': 'application/json' },
        });
      default:
        return HttpResponse.json(
          { statusCode: Number(fault), message: 'Galat percobaan' },
          { status: Number(fault) },
        );
    }
  }),
];

/** The fault that an address wants for a call; one that makes no sense is none. */
export function faultOf(call: string, search: string): string | undefined {
  const wishes = new URLSearchParams(search).get('mock')?.split(',') ?? [];
  const wish = wishes.map((text) => text.split(':')).find(([name]) => name === call)?.[1];
  return wish !== undefined && /^(?:[45]\d\d|offline|slow|html|broken)$/.test(wish) ? wish : undefined;
}
