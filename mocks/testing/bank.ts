import { setupServer } from 'msw/node';
import { type BackEnd, createBackEnd, type Sources } from '../backEnd';
import { createHandlers } from '../handlers';

/** A mock bank of a test's own, over sources that the test may fill. */
export interface TestBank {
  sources: Sources;
  backEnd: BackEnd;
  /** Posts JSON to `/api/{call}`; gives the HTTP status and the body. */
  post: (call: string, body: unknown, headers?: Record<string, string>) => Promise<[number, unknown]>;
}

/** Opens a bank for the tests of a file. */
export function openBank(): TestBank {
  const sources: Sources = {
    readProducts: () => Promise.resolve([]),
    readPopup: () => Promise.resolve(undefined),
    readRegions: () => Promise.resolve([]),
  };
  const backEnd = createBackEnd({
    readProducts: () => sources.readProducts(),
    readPopup: (slug) => sources.readPopup(slug),
    readRegions: (file) => sources.readRegions(file),
  });
  const server = setupServer(...createHandlers(backEnd));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  return {
    sources,
    backEnd,
    async post(call, body, headers = {}) {
      const response = await fetch(`/api/${call}`, { method: 'POST', body: JSON.stringify(body), headers });
      return [response.status, await response.json()];
    },
  };
}
