import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Answer } from './answering';
import { answerEditor, type EditorRequest } from './editor';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-editor-'));
  await writeFile(join(folder, 'produk.json'), '{"lama":1}');
});
afterEach(() => rm(folder, { recursive: true }));

const own = { host: 'localhost:5173', origin: 'http://localhost:5173' };
const ask = (request: Partial<EditorRequest>): Promise<Answer> =>
  answerEditor({ method: 'PUT', name: 'produk.json', headers: own, body: '{}', ...request }, folder);
const etag = async (): Promise<string> => (await ask({ method: 'GET' })).etag ?? '';
const onDisk = (name = 'produk.json'): Promise<string> => readFile(join(folder, name), 'utf8');

test('a file is read with its version', async () => {
  expect(await ask({ method: 'GET' })).toMatchObject({ status: 200, text: '{"lama":1}' });
  expect((await ask({ method: 'GET', name: 'tidak-ada.json' })).status).toBe(404);
});

test('a file is replaced by whoever knows its version', async () => {
  const first = await ask({ headers: { ...own, 'if-match': await etag() }, body: '{"baru":2}' });
  expect(first.status).toBe(204);
  expect(await onDisk()).toBe('{"baru":2}');
  // The answer names the version for the next save.
  expect(first.etag).toBe(await etag());
});

test('what was changed meanwhile is not overwritten', async () => {
  const headers = { ...own, 'if-match': await etag() };
  await writeFile(join(folder, 'produk.json'), '{"lain":3}');
  expect((await ask({ headers })).status).toBe(412);
  expect((await ask({ headers: { ...own, 'if-none-match': '*' } })).status).toBe(412);
  expect((await ask({})).status).toBe(412);
  expect(await onDisk()).toBe('{"lain":3}');
});

test('of two saves of one version at once, one is refused', async () => {
  const headers = { ...own, 'if-match': await etag() };
  const bodies = ['{"satu":1}', '{"dua":2}'];
  const answers = await Promise.all(bodies.map((body) => ask({ headers, body })));
  expect(answers.map(({ status }) => status)).toEqual([204, 412]);
  expect(await onDisk()).toBe('{"satu":1}');
});

test('a file of scenarios may be new', async () => {
  const answer = await ask({ name: 'produk.scenarios.json', headers: { ...own, 'if-none-match': '*' } });
  expect(answer.status).toBe(204);
  expect(await onDisk('produk.scenarios.json')).toBe('{}');
});

test('another site cannot save', async () => {
  const version = { 'if-match': await etag() };
  for (const origin of ['https://jahat.example', 'null', 'http://localhost:5174', undefined]) {
    expect((await ask({ headers: { ...own, ...version, origin } })).status).toBe(403);
  }
  expect(await onDisk()).toBe('{"lama":1}');
});

test('what is no JSON is not saved', async () => {
  const answer = await ask({ headers: { ...own, 'if-match': await etag() }, body: '{"lama":' });
  expect(answer.status).toBe(400);
  expect(await onDisk()).toBe('{"lama":1}');
});

test('what was published is read, and written by nobody here', async () => {
  const paths = ['riwayat.json', 'versi/12/skenario.json', 'versi/1/form-definitions/fragments/alamat.json'];
  for (const path of paths) {
    const name = `publikasi/produk/${path}`;
    // That nothing was published is no fault.
    expect((await ask({ method: 'GET', name })).status).toBe(204);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), '{"a":1}');
    expect(await ask({ method: 'GET', name })).toEqual({ status: 200, text: '{"a":1}' });
    expect((await ask({ name, headers: { ...own, 'if-none-match': '*' } })).status).toBe(404);
  }
  for (const name of [
    'publikasi/../produk.json',
    'publikasi/produk/bukti.html',
    'publikasi/produk/versi/../a',
  ])
    expect((await ask({ method: 'GET', name })).status).toBe(404);
});

test('a product is created once', async () => {
  const headers = { ...own, 'if-none-match': '*' };
  expect((await ask({ name: 'baru.json', headers })).status).toBe(204);
  expect((await ask({ name: 'baru.json', headers })).status).toBe(412);
});

test.each([
  '../package.json',
  'pages/lain/home.json',
  'templates/kosong.json',
  'produk.JSON',
  '.env.json',
  'produk.json/',
  'README.md',
  'form-definition.schema.json',
  'a.b.json',
])('%s is no file of the editor', async (name) => {
  expect((await ask({ name, headers: { ...own, 'if-none-match': '*' } })).status).toBe(404);
});

test('nothing but reading and writing is done', async () => {
  expect((await ask({ method: 'DELETE' })).status).toBe(405);
});
