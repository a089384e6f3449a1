import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import { ProofRefusal, servedProofs } from './proofs';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const refusal = async (answer: () => Response): Promise<unknown> => {
  server.use(http.post('*/__editor/proofs/proof/produk', answer));
  return servedProofs.prove('produk').catch((fault: unknown) => fault);
};

test.each<[string, () => Response, RegExp]>([
  ['nobody answers', () => HttpResponse.error(), /^Server editor tidak menjawab\./],
  [
    'the server says what is wrong',
    () => HttpResponse.text('Berkas rusak.', { status: 422 }),
    /^Berkas rusak\.$/,
  ],
  [
    'the server itself fails',
    () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 502 }),
    /^Server editor menjawab dengan kesalahan 502\.$/,
  ],
  [
    'the answer is none',
    () => HttpResponse.html('<!doctype html>'),
    /^Jawaban server editor tidak dapat dibaca\.$/,
  ],
])('%s: the page has Indonesian words for it', async (_, answer, words) => {
  const fault = await refusal(answer);
  expect(fault).toBeInstanceOf(ProofRefusal);
  expect((fault as ProofRefusal).message).toMatch(words);
});

test('a proof is read as it was sent', async () => {
  server.use(
    http.post('*/__editor/proofs/proof/produk', () => HttpResponse.json({ slug: 'produk', parts: [] })),
  );
  expect(await servedProofs.prove('produk')).toEqual({ slug: 'produk', parts: [] });
});
