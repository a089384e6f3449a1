import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '../../../mocks/testing/contract';
import { checkBackEnd, readSamples } from './checkBackEnd';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { createBackEnd } from '../../../mocks/backEnd';
import { createHandlers } from '../../../mocks/handlers';
import { fileSources } from '../../../mocks/sources/fileSources';

/** What becomes of an answer before it goes out. */
type Spoilt = (request: Request, answer: Response) => Response | Promise<Response>;

/** A portal that stands elsewhere than its back end. */
const origin = 'http://portal.localhost';

/** Serves the mock bank over HTTP, for the portal at `origin`. */
async function serveMocks(spoil: Spoilt) {
  const handlers = createHandlers(createBackEnd(fileSources(process.cwd())));
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url, headers } = incoming;
    const parts: Uint8Array[] = [];
    for await (const part of incoming) parts.push(part as Uint8Array);
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: Buffer.concat(parts) }),
    });
    const asked = method === 'OPTIONS' ? undefined : await getResponse(handlers, request.clone());
    const given = asked ?? new Response(null, { status: method === 'OPTIONS' ? 200 : 404 });
    given.headers.set('Access-Control-Allow-Origin', origin);
    given.headers.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    const spoilt = await spoil(request, given);
    const body = Buffer.from(await spoilt.arrayBuffer());
    outgoing.writeHead(spoilt.status, Object.fromEntries(spoilt.headers));
    // A longer length than that of the body: the connection breaks off.
    if (Number(spoilt.headers.get('Content-Length')) > body.length)
      outgoing.write(body, () => outgoing.destroy());
    else outgoing.end(body);
  };
  const server = createServer((...exchange) => void answer(...exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, origin, close };
}

/** An answer, and what becomes of it. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}
type Spoil = (answer: Answer) => Partial<Answer>;

/** Requests, by what their method, path and body hold, and what becomes of their answers. */
type Plants = readonly { asked: readonly string[]; spoil: Spoil }[];
let planted: Plants = [];
let served: Awaited<ReturnType<typeof serveMocks>>;
beforeAll(async () => {
  served = await serveMocks(async (request, answer) => {
    const asked = `${request.method} ${new URL(request.url).pathname} ${await request.text()}`;
    const { status, headers } = answer;
    const bytes = await answer.arrayBuffer();
    const plant = planted.find((one) => one.asked.every((part) => asked.includes(part)));
    if (!plant) return new Response(bytes, { status, headers });
    headers.delete('Content-Length');
    const whole = { status, headers, text: new TextDecoder().decode(bytes) };
    const { text: given = bytes, ...head } = plant.spoil(whole);
    return new Response(given, { status, headers, ...head });
  });
});
afterAll(() => served.close());

/** What is said of the mocks where they answer so: every line, and those of what does not fit. */
async function told(
  plants: Plants,
  write = true,
  file?: string,
): Promise<{ all: string[]; unfit: string[] }> {
  planted = plants;
  const all: string[] = [];
  const unfit: string[] = [];
  const { address, origin } = served;
  await checkBackEnd({ address, origin, samples: readSamples(file), write }, (line, fits) => {
    all.push(line);
    if (!fits) unfit.push(line.replace(/ \(\d+ ms\); expected .*?; came/, ' gave'));
  });
  return { all, unfit };
}

test('the mocks fit, over HTTP and from another origin', async () => {
  const { all, unfit } = await told([]);
  expect(unfit).toEqual([]);
  expect(operations.filter((operation) => !all.some((line) => line.includes(operation)))).toEqual([]);
});

test('what registers or stores something is asked for only when that is wanted', async () => {
  const { all } = await told([], false);
  const writing = /POST \/api\/(?:submit|registration|upload-file)|\/files\/|the form of what/;
  expect(all.filter((line) => writing.test(line))).toEqual([]);
  expect(all.length).toBeGreaterThan(30);
});

test('samples of a file stand in place of those of the mocks, and one that is wrong is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eform-'));
  const file = join(folder, 'samples.json');
  writeFileSync(file, '{"nik":"1"}');
  expect(readSamples(file)).toEqual({ ...readSamples(), nik: '1' });
  const { unfit } = await told([], false, file);
  expect(unfit).toEqual([
    '✗ POST /api/tipe-nasabah: asked for a known customer gave HTTP 400 with statusCode 400, to a sample in which /nik must match pattern "^\\d{16}$"; a visitor would see "Server Sedang Sibuk! Silahkan coba beberapa saat lagi atau hubungi tim kami."',
  ]);
  writeFileSync(file, '{"nik":1}');
  expect(() => readSamples(file)).toThrow('JSON object of texts by these names: nik, ');
  rmSync(folder, { recursive: true });
});

test('the command says what it cannot do with exit code 2, and with 1 that a back end does not fit', async () => {
  const command = async (...args: string[]): Promise<[number, string]> =>
    new Promise((resolve) => {
      execFile('node', ['tests/forms/backend.mjs', ...args], (error, stdout, stderr) =>
        resolve([Number(error?.code ?? 0), stdout + stderr]),
      );
    });
  expect(await command()).toEqual([2, expect.stringContaining('Name the address of one back end')]);
  expect(await command('http://127.0.0.1:1')).toEqual([2, expect.stringContaining('Nobody answers at')]);
  planted = [{ asked: ['GET /api/holidays'], spoil: text(html) }];
  expect(await command(served.address)).toEqual([
    1,
    expect.stringMatching(/expected entries: any; came HTTP 200, an HTML page;[^]* 1 do not\.\n$/),
  ]);
  planted = [];
  expect(await command(served.address, '--write', '--origin', served.origin)).toEqual([
    0,
    expect.stringMatching(/ fit, 0 do not\.\n$/),
  ]);
});

type Json = Record<string, unknown>;
const json =
  (change: (body: Json & { data: Json & Json[] }) => unknown): Spoil =>
  ({ text }) => ({ text: JSON.stringify(change(JSON.parse(text) as Json & { data: Json & Json[] })) });
const data = (own: Json): Spoil => json((body) => ({ ...body, data: { ...body.data, ...own } }));
const first = (own: Json): Spoil =>
  json((body) => ({ ...body, data: [{ ...body.data[0], ...own }, ...body.data.slice(1)] }));
const header =
  (name: string, value?: string): Spoil =>
  ({ headers }) => {
    const own = new Headers(headers);
    if (value === undefined) own.delete(name);
    else own.set(name, value);
    return { headers: own };
  };
const text =
  (given: string): Spoil =>
  () => ({ text: given });
const refusal =
  (statusCode: number, status = statusCode): Spoil =>
  () => ({
    status,
    text: JSON.stringify({ statusCode, message: 'SITI' }),
  });
const html = '<!doctype html><title>Pemeliharaan</title>';
const cors = 'Access-Control-Allow-Origin';

/** The first and every other answer stay as they are. */
let turn = 0;
const another: Spoil = (answer) => ((turn += 1) % 2 === 1 ? {} : data({ registrationNumber: 'EF0' })(answer));

/** A name, what the request holds, what becomes of its answer, and what is said of it. */
const plants: readonly (readonly [string, readonly string[], Spoil, ...string[]])[] = [
  [
    'a missing key',
    ['POST /api/carousel', '[]'],
    first({ name: undefined }),
    "POST /api/carousel: asked for all products gave HTTP 200 with statusCode 200, /data/* must have required property 'name'; a visitor would see a list without 1 of its entries",
  ],
  [
    'a filter that is not kept to',
    ['POST /api/carousel', 'tidak-ada'],
    text('[{"id":"1","name":"A"}]'),
    'POST /api/carousel: asked for those of an unknown category gave HTTP 200; a visitor would see entries that do not belong there',
  ],
  [
    'a list of another name',
    ['POST /api/tab-trigger'],
    json(({ data: items }) => ({ statusCode: 200, items })),
    'POST /api/tab-trigger: asked for all categories gave HTTP 200 with statusCode 200, the body must be array, the body must have required property \'data\'; a visitor would see "Gagal memuat produk"',
  ],
  [
    'no CORS header',
    ['POST /api/tab-content'],
    header(cors),
    'POST /api/tab-content: asked for the products of all tabs gave HTTP 200, no Access-Control-Allow-Origin for the portal; a visitor would see "Gagal memuat produk"',
  ],
  [
    'a content of another kind',
    ['POST /api/popup', 'syarat'],
    data({ content: 7 }),
    'POST /api/popup: asked for a known popup gave HTTP 200 with statusCode 200, /data/content must be string,object,array; a visitor would see a popup without some of its blocks',
  ],
  [
    'an unknown popup that is empty',
    ['POST /api/popup', 'tidak-ada'],
    () => ({ status: 200, text: '{"statusCode":200,"data":{"content":"[]"}}' }),
    'POST /api/popup: asked for an unknown popup gave HTTP 200 with statusCode 200; a visitor would see an empty popup',
  ],
  [
    'two numbers for one key',
    ['POST /api/submit', 'UJI'],
    another,
    'POST /api/submit: asked for the same again gave HTTP 200 with statusCode 200; a visitor would see one application registered twice',
  ],
  [
    'a key that is not judged',
    ['POST /api/submit', '"{}"'],
    () => ({ status: 200, text: '{"statusCode":200,"message":"","data":{"registrationNumber":"2"}}' }),
    'POST /api/submit: asked for other answers with its key gave HTTP 200 with statusCode 200; a visitor would see the number of other answers',
  ],
  [
    'a registration without a number',
    ['POST /api/submit', 'UJI'],
    data({ registrationNumber: undefined }),
    'POST /api/submit: asked for an application gave HTTP 200 with statusCode 200, /data must have required property \'registrationNumber\'; a visitor would see "Ada masalah pada server kami! jawaban tidak terbaca Silahkan coba beberapa saat lagi."',
    'POST /api/submit: asked for the same again gave HTTP 200 with statusCode 200, /data must have required property \'registrationNumber\'; a visitor would see "Ada masalah pada server kami! jawaban tidak terbaca Silahkan coba beberapa saat lagi."',
  ],
  [
    'no leave for a header',
    ['OPTIONS /api/submit'],
    header('Access-Control-Allow-Headers', 'content-type'),
    'POST /api/submit: asked for an application gave HTTP 200 with statusCode 200, no leave for the header idempotency-key; a visitor would see "Ada masalah pada server kami! koneksi terputus Silahkan coba beberapa saat lagi."',
    'POST /api/submit: asked for the same again gave HTTP 200 with statusCode 200, no leave for the header idempotency-key; a visitor would see "Ada masalah pada server kami! koneksi terputus Silahkan coba beberapa saat lagi."',
    'POST /api/submit: asked for other answers with its key gave HTTP 422 with statusCode 422, no leave for the header idempotency-key; a visitor would see "Ada masalah pada server kami! koneksi terputus Silahkan coba beberapa saat lagi."',
  ],
  [
    'no leave to ask',
    ['OPTIONS /api/registration'],
    () => ({ status: 405 }),
    'POST /api/registration: asked for a walk-in person gave HTTP 200 with statusCode 200, no leave to ask (OPTIONS); a visitor would see "Ada masalah pada server kami! koneksi terputus"',
  ],
  [
    'data that is null',
    ['POST /api/tipe-nasabah', '3273010101900001'],
    json((body) => ({ ...body, data: null })),
    'POST /api/tipe-nasabah: asked for a known customer gave HTTP 200 with statusCode 200, /data must be object; a visitor would see the form of a customer without a name',
  ],
  [
    'an unknown customer that is found',
    ['POST /api/tipe-nasabah', '3273029999990009'],
    () => ({
      status: 200,
      text: '{"statusCode":200,"succeeded":true,"message":"","data":{"namaLengkap":"SITI","noHp":"","email":""}}',
    }),
    'POST /api/tipe-nasabah: asked for an unknown one gave HTTP 200 with statusCode 200; a visitor would see the data of somebody else',
  ],
  [
    'a status that contradicts its body',
    ['POST /api/tipe-nasabah', '3273029999990009'],
    refusal(410, 404),
    'POST /api/tipe-nasabah: asked for an unknown one gave HTTP 404 with statusCode 410, two statuses; a visitor would see "Server Sedang Sibuk! Silahkan coba beberapa saat lagi atau hubungi tim kami."',
  ],
  [
    'a status that the contract does not have',
    ['POST /api/screening'],
    refusal(418),
    'POST /api/screening: asked for a person who passes gave HTTP 418 with statusCode 418, which the contract does not have here; a visitor would see "Ada masalah pada server kami! I\'m a Teapot"',
  ],
  [
    'a flag as text',
    ['POST /api/screening'],
    data({ passBlacklist: 'true' }),
    'POST /api/screening: asked for a person who passes gave HTTP 200 with statusCode 200, /data/passBlacklist must be boolean; a visitor would see "Transaksi Tidak Dapat Dilanjutkan"',
  ],
  [
    'a body that is cut short',
    ['POST /api/tracking', 'KRD'],
    ({ headers, text: whole }) => ({
      ...header('Content-Length', '9999')({ status: 200, headers, text: whole }),
    }),
    'POST /api/tracking: asked for a known number gave HTTP 200, a body that is cut short; a visitor would see "Server sedang sibuk!"',
  ],
  [
    'JSON that ends too early',
    ['POST /api/tracking', 'KRD'],
    ({ text: whole }) => ({ text: whole.slice(0, 60) }),
    'POST /api/tracking: asked for a known number gave HTTP 200, JSON that is cut short; a visitor would see "Server sedang sibuk!"',
  ],
  [
    'a number as text in the tracking',
    ['POST /api/tracking', 'KRD'],
    json((body) => ({
      ...body,
      data: {
        ...body.data,
        tracking: String(body.data.tracking).replace('"currentStatus":3', '"currentStatus":"3"'),
      },
    })),
    'POST /api/tracking: asked for a known number gave HTTP 200 with statusCode 200, in its tracking /currentStatus must be integer; a visitor would see no difference',
  ],
  [
    'an unknown number that is tracked',
    ['POST /api/tracking', 'tidak-ada'],
    text('{"statusCode":200,"message":"","data":{"loanApplicationId":"1","tracking":null}}'),
    'POST /api/tracking: asked for an unknown number gave HTTP 200 with statusCode 200; a visitor would see an application of nobody',
  ],
  [
    'a PDF under the type of JSON',
    ['POST /api/downloadpdf', 'EF'],
    header('Content-Type', 'application/json'),
    'POST /api/downloadpdf: asked for the form of what was registered gave HTTP 200, content type application/json in place of application/pdf; a visitor would see no difference',
  ],
  [
    'an unknown person that is refused',
    ['POST /api/wic-check', '3273029999990009'],
    refusal(404, 200),
    'POST /api/wic-check: asked for an unknown person gave HTTP 200 with statusCode 404; a visitor would see "Server error! statusCode: 404 …"',
  ],
  [
    'no ncid',
    ['POST /api/registration'],
    data({ ncid: '' }),
    'POST /api/registration: asked for a walk-in person gave HTTP 200 with statusCode 200; a visitor would see "Ada masalah pada server kami! jawaban tidak terbaca"',
  ],
  [
    'HTML',
    ['POST /api/remote-select-get'],
    text(html),
    'POST /api/remote-select-get: asked for the offices gave HTTP 200, an HTML page; a visitor would see "Gagal memuat pilihan"',
  ],
  [
    '404 with a list',
    ['POST /api/remote-select-get'],
    () => ({ status: 404 }),
    'POST /api/remote-select-get: asked for the offices gave HTTP 404, the body must be object; a visitor would see "Gagal memuat pilihan"',
  ],
  [
    'another key',
    ['POST /api/transaksi'],
    ({ text: whole }) => ({ text: whole.replaceAll('"nama"', '"name"') }),
    "POST /api/transaksi: asked for purposes gave HTTP 200, /data/data/* must have required property 'nama'; a visitor would see a list without 6 of its entries",
  ],
  [
    'a day in another form',
    ['GET /api/holidays'],
    json(({ data: all }) => ({
      data: all.map(({ date }) => ({ date: String(date).split('-').reverse().join('/') })),
    })),
    'GET /api/holidays: asked for the holidays gave HTTP 200, /data/*/date must match pattern "^\\d{4}-\\d{2}-\\d{2}$"; a visitor would see a list without 41 of its entries',
  ],
  [
    'an unknown city that is refused',
    ['POST /api/santer', 'tidak-ada'],
    refusal(404),
    'POST /api/santer: asked for those of an unknown city gave HTTP 404 with statusCode 404, which the contract does not have here; a visitor would see "Daftar kantor cabang gagal dimuat."',
  ],
  [
    'a wrong content type',
    ['POST /api/remote-select', '/province/filter', '[]'],
    header('Content-Type', 'text/plain'),
    'POST /api/remote-select: asked for /province/filter gave HTTP 200 with statusCode 200, content type text/plain in place of application/json; a visitor would see no difference',
  ],
  [
    'a column that is missing',
    ['POST /api/remote-select', '/village/filter', '32.73'],
    first({ postalCode: undefined }),
    'POST /api/remote-select: asked for /village/filter of a known districtId gave HTTP 200 with statusCode 200; a visitor would see nothing in what is filled from postalCode',
  ],
  [
    'an empty list',
    ['POST /api/remote-select', 'jabatan'],
    json((body) => ({ ...body, data: [] })),
    'POST /api/remote-select: asked for /bjb-fast-data-master/filter of jabatan gave HTTP 200 with statusCode 200; a visitor would see an empty list',
  ],
  [
    'a code as a number',
    ['POST /api/remote-select', '/district/filter', '32.73'],
    first({ id: 1 }),
    'POST /api/remote-select: asked for /district/filter of a known cityId gave HTTP 200 with statusCode 200, /data/*/id must be string; a visitor would see no difference',
  ],
  [
    'a file that is not refused',
    ['POST /api/upload-file', 'ditolak'],
    json((body) => ({ ...body, succeeded: true, data: { url: '/files/a.png' } })),
    'POST /api/upload-file: asked for a file that the bank refuses gave HTTP 200; a visitor would see a file as stored that the bank cannot use',
  ],
  [
    "an address of another site's script",
    ['POST /api/upload-file', 'uji.png'],
    data({ url: 'javascript:1' }),
    'POST /api/upload-file: asked for a small picture gave HTTP 200, /data/url must match pattern "^(/files/[^/]+|https?://.+)$"; a visitor would see "Ada Masalah! Gagal mengunggah file"',
  ],
  [
    'a picture as a download',
    ['GET /files/'],
    header('Content-Type', 'application/octet-stream'),
    'GET /files/{file}: asked for that picture gave HTTP 200, content type application/octet-stream in place of image/png; a visitor would see an empty frame in place of the picture',
  ],
];

/** Each call is planted once in a round, so that a round asks once for many. */
const roundOf = (at: number): number => {
  const pathOf = ([, [asked = '']]: (typeof plants)[number]): string | undefined => asked.split(' ')[1];
  return plants.slice(0, at).filter((one) => pathOf(one) === pathOf(plants[at] ?? one)).length;
};
const rounds = new Map<number, Promise<string[]>>();
async function unfitIn(round: number): Promise<string[]> {
  const own = plants.filter((_, at) => roundOf(at) === round);
  const unfit =
    rounds.get(round) ?? told(own.map(([, asked, spoil]) => ({ asked, spoil }))).then((one) => one.unfit);
  rounds.set(round, unfit);
  return unfit;
}

test.each(plants.map(([name], at) => [name, at] as const))('%s is told', async (_, at) => {
  const lines = plants.slice(at, at + 1).flatMap(([, , , ...said]) => said.map((line) => `✗ ${line}`));
  expect(await unfitIn(roundOf(at))).toEqual(expect.arrayContaining(lines));
});

test('nothing else is told, and nothing of a person', async () => {
  const unfit: string[] = [];
  for (const round of new Set(plants.map((_, at) => roundOf(at)))) unfit.push(...(await unfitIn(round)));
  expect(unfit.length).toBe(plants.flatMap(([, , , ...lines]) => lines).length);
  expect(operations.filter((operation) => !unfit.some((line) => line.includes(operation)))).toEqual([]);
  const personal = [...Object.values(readSamples()), 'SITI', '0812'].filter((value) => value.length > 3);
  expect(personal.filter((value) => unfit.join().includes(value))).toEqual([]);
});
