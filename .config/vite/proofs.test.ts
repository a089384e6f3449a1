import { answerProof, runNode, type Ended } from './proofs';

const own = { host: 'localhost:5173', origin: 'http://localhost:5173' };
const asked: string[] = [];
const ask = (
  pathname: string,
  {
    method = 'POST',
    headers = own,
    body = '',
    ended = {},
  }: {
    method?: string;
    headers?: Record<string, string | undefined>;
    body?: string;
    ended?: Partial<Ended>;
  } = {},
) =>
  answerProof({ method, pathname, headers, body, folder: 'konsep' }, (words) => {
    asked.push(words.join(' '));
    return Promise.resolve({ code: 0, out: '{"slug":"kartu"}', err: '', ...ended });
  });

test('a product is proved without being written, published, and walked through, each by its command', async () => {
  expect(await ask('/__editor/proofs/proof/kartu')).toEqual({ status: 200, text: '{"slug":"kartu"}' });
  const body = JSON.stringify({ author: 'Sari', reason: '--to /tmp' });
  await ask('/__editor/proofs/publication/kartu', { body, ended: { code: 1 } });
  await ask('/__editor/proofs/publication/kartu', { body: '{' });
  await ask('/__editor/proofs/robot/kartu');
  expect(asked).toEqual([
    'publish.mjs kartu --dry --folder konsep --json',
    'publish.mjs kartu --author=Sari --reason=--to /tmp --folder konsep --json',
    'publish.mjs kartu --author= --reason= --folder konsep --json',
    'walk.mjs kartu --folder konsep --json',
  ]);
});

test('what is wrong with a product is reported in the words of the command', async () => {
  const ended = { code: 2, out: '', err: 'rusak.json mempunyai kesalahan.\n' };
  expect(await ask('/__editor/proofs/proof/rusak', { ended })).toEqual({
    status: 422,
    text: 'rusak.json mempunyai kesalahan.',
  });
});

test.each<[string, Partial<Ended>, string]>([
  [
    'crashes',
    { code: 7, out: '', err: 'file.ts:1\n\nTypeError: x\n    at y\n\nNode.js v20\n' },
    'publish.mjs berhenti dengan kode 7. TypeError: x',
  ],
  [
    'is ended from outside',
    { code: undefined, out: '{', err: '' },
    'publish.mjs dihentikan sebelum selesai.',
  ],
  ['prints no JSON', { code: 0, out: 'x', err: '' }, 'publish.mjs berhenti dengan kode 0.'],
])('a command that %s is answered in words', async (_, ended, text) => {
  expect(await ask('/__editor/proofs/proof/rusak', { ended })).toEqual({ status: 500, text });
});

test.each([
  ['process.exit(3)', 3],
  ['Promise.reject(new Error("x"))', 1],
  ['setImmediate(() => { throw new Error("x") })', 1],
  ['process.kill(process.pid, "SIGKILL")', undefined],
])('%s ends the process of the command alone', async (script, code) => {
  expect(await runNode(process.cwd(), ['-e', script])).toMatchObject({ code });
});

test('a page that no longer waits ends its command', async () => {
  const left = new AbortController();
  const running = runNode(process.cwd(), ['-e', 'setInterval(() => undefined, 1000)'], left.signal);
  left.abort();
  expect(await running).toMatchObject({ code: undefined });
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
  const publication = '/__editor/proofs/publication/kartu';
  for (const origin of ['https://jahat.example', 'null', undefined])
    expect((await ask(publication, { headers: { ...own, origin } }))?.status).toBe(403);
  expect((await ask(publication, { method: 'GET' }))?.status).toBe(405);
});
