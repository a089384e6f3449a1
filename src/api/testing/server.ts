import { setupServer } from 'msw/node';

/** A back end whose answers each test gives itself; a request that nobody expects fails its test. */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());
