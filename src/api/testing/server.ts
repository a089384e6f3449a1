import { http } from 'msw';
import { setupServer } from 'msw/node';

/** A back end whose answers each test gives itself; a request that nobody expects fails its test. */
export const server = setupServer();

/** Answers a call; gives what was sent last, and how often it was asked. */
export function answerCall(call: string, answer: () => Response): { sent: unknown; requests: number } {
  const seen: ReturnType<typeof answerCall> = { sent: undefined, requests: 0 };
  server.use(
    http.post(`*/api/${call}`, async ({ request }) => {
      seen.requests += 1;
      seen.sent = await request.json();
      return answer();
    }),
  );
  return seen;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());
