import { answerProof, type ProofWish } from './proofs';

const own = { host: 'localhost:5173', origin: 'http://localhost:5173' };
const asked: string[] = [];
const prover = {
  publishFromEditor: ({ slug, folder, today, dry }: ProofWish & { dry: boolean }) => {
    asked.push(`publish ${folder}/${slug} ${today} ${dry}`);
    return slug === 'rusak'
      ? Promise.reject(new Error('rusak.json mempunyai kesalahan.'))
      : Promise.resolve({ slug });
  },
  walkFromEditor: ({ slug }: ProofWish) => Promise.resolve({ words: `robot ${slug}` }),
};
const ask = (pathname: string, method = 'POST', headers: Record<string, string | undefined> = own) =>
  answerProof({ method, pathname, headers, folder: 'konsep', today: '2026-03-02' }, () =>
    Promise.resolve(prover),
  );

test('a product is proved without being written, published, and walked through', async () => {
  expect(await ask('/__editor/proofs/proof/kartu')).toEqual({ status: 200, body: '{"slug":"kartu"}' });
  await ask('/__editor/proofs/publication/kartu');
  expect(asked).toEqual(['publish konsep/kartu 2026-03-02 true', 'publish konsep/kartu 2026-03-02 false']);
  expect(await ask('/__editor/proofs/robot/kartu')).toEqual({ status: 200, body: '{"words":"robot kartu"}' });
});

test('what is wrong with a product is told in words', async () => {
  expect(await ask('/__editor/proofs/proof/rusak')).toEqual({
    status: 422,
    body: 'rusak.json mempunyai kesalahan.',
  });
});

test.each([
  '/',
  '/__editor/proofs/lain/kartu',
  '/__editor/proofs/proof/../kartu',
  '/__editor/proofs/proof/A',
])('%s is asked of somebody else', async (path) => {
  expect(await ask(path)).toBeUndefined();
});

test('another site cannot publish, nor can a link', async () => {
  for (const origin of ['https://jahat.example', 'null', undefined])
    expect((await ask('/__editor/proofs/publication/kartu', 'POST', { ...own, origin }))?.status).toBe(403);
  expect((await ask('/__editor/proofs/publication/kartu', 'GET'))?.status).toBe(405);
});
