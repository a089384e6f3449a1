import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { configureApi } from './settings';
import { fetchDefinition } from './definitions';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  globalThis.eformEarly = undefined;
});
afterAll(() => server.close());

const address = '/form-definitions/produk.json';
const early = (answer: Promise<Response>): void => {
  // Its result goes to the caller that takes it.
  answer.catch(() => undefined);
  globalThis.eformEarly = new Map([[address, answer]]);
};
beforeEach(() => {
  configureApi({});
  server.use(http.get(`*${address}`, () => HttpResponse.text('asked again')));
});

const text = async () => {
  const answer = await fetchDefinition('produk');
  return answer.kind === 'found' ? answer.text : answer.kind;
};

test('what the page has asked for by itself is not asked for again, and serves once', async () => {
  early(Promise.resolve(new Response('early')));
  expect(await text()).toBe('early');
  expect(await text()).toBe('asked again');
});

test('what did not come early is asked for again', async () => {
  early(Promise.reject(new TypeError('offline')));
  expect(await text()).toBe('asked again');
});

test('what is not there is reported as ever', async () => {
  early(Promise.resolve(new Response('', { status: 404 })));
  expect(await text()).toBe('not-found');
});
