import { callApi, downloadPdf, fetchOptions } from '../src/api';
import { fetchCarousel, fetchTabContent, fetchTabs } from '../src/api/catalogue';
import { type CallBody } from '../src/api/client';
import { createBackEnd } from './backEnd';
import { createHandlers } from './handlers';
import { server } from './node';
import { customerChecks, failingScreenings, refusedFileName, trackedCredits, walkIns } from './samples';
import { fileSources } from './sources/fileSources';
import { answerFaults, answerName, answers, operations, requestFaults } from './testing/contract';

/** What went over the wire, by the contract's names. */
const met = new Set<string>();
const faults: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const operationOf = (request: Request): string => {
  const path = new URL(request.url).pathname.replace(/^\/files\/.+/, '/files/{file}');
  return `${request.method} ${path}`;
};

const isJson = ({ headers }: Request | Response): boolean =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false;

/** Judges every exchange by the contract. Requests that are wrong on purpose are refused with 400 and not judged. */
const sent = new Map<string, Request>();
const judging: Promise<void>[] = [];
server.events.on('request:start', ({ requestId, request }) => {
  // The handler will have read the body of the request itself.
  sent.set(requestId, request.clone());
});
server.events.on('response:mocked', ({ requestId, response }) => {
  const request = sent.get(requestId);
  if (request) judging.push(judge(request, response.clone()));
});

async function judge(request: Request, response: Response): Promise<void> {
  const operation = operationOf(request);
  const answer = answerName(operation, response.status);
  if (answer === undefined) {
    faults.push(`the contract has no answer ${response.status} for ${operation}`);
    return;
  }
  met.add(answer);
  const wrong = [
    ...(isJson(request) && response.status !== 400 ? requestFaults(operation, await request.json()) : []),
    ...(isJson(response) ? answerFaults(answer, await response.json()) : []),
  ];
  faults.push(...wrong.map((fault) => `${answer}: ${fault}`));
}

const judged = async (exchanges: Promise<unknown>[]): Promise<string[]> => {
  await Promise.all(exchanges);
  await Promise.all(judging.splice(0));
  return faults.splice(0);
};

test('every call that the mocks answer is in openapi.yaml, and the reverse', () => {
  const handled = createHandlers(createBackEnd(fileSources(process.cwd()))).map(({ info }) =>
    info.header.replace('*', '').replace(/:(\w+)/, '{$1}'),
  );
  expect(handled.sort()).toEqual([...operations].sort());
});

const birthday = { tanggalLahir: '1990-01-31' };
const person = {
  noIdentity: '3273029999990009',
  fullName: 'RINA',
  dateOfBirth: '310190',
  motherFullName: 'SARI',
  correlationId: 'COR-1',
};
const lookup = (url: string, filters: CallBody[] = [], more: CallBody = {}) =>
  fetchOptions({
    call: 'remote-select',
    url,
    body: { url, filters, textIdentifierSetting: 'name', ...more },
  });
const equal = (field: string, value: string) => ({ field, value, type: 'text', comparisonOperator: '=' });
const upload = (...files: File[]): Promise<Response> => {
  const form = new FormData();
  files.forEach((file) => form.append('files', file));
  return fetch('/api/upload-file', { method: 'POST', body: form });
};

test('what the client sends and what the mocks answer fit openapi.yaml', async () => {
  const submission = { subProductId: 'A', data: '{"nama":"SITI"}' };
  const key = { idempotencyKey: 'kunci-1' };
  const { response } = await callApi('submit', submission, key);
  const { registrationNumber } = (response as { data: { registrationNumber: string } }).data;
  const { data } = (await (await upload(new File(['x'], 'ktp.PNG', { type: 'image/png' }))).json()) as {
    data: { url: string };
  };
  const exchanges = [
    fetchCarousel({ categories: [] }),
    fetchTabs({ categories: ['tabungan'] }),
    fetchTabContent({ categories: [], excludeFormSlugs: ['tidak-ada'] }),
    ...['/province/filter', '/city/filter', '/district/filter', '/branch/filter'].map((url) => lookup(url)),
    lookup('/village/filter', [equal('districtId', '32.73.01')]),
    lookup('/bjb-fast-data-master/filter', [equal('Field', 'jabatan')], { masterId: '39' }),
    callApi('submit', submission, key),
    callApi('submit', { ...submission, data: '{}' }, key),
    ...Object.values(customerChecks)
      .filter(({ nik }) => nik !== customerChecks.slow.nik)
      .map(({ nik }) => callApi('tipe-nasabah', { nik, ...birthday })),
    callApi('tipe-nasabah', { nik: '1234567890123456', ...birthday }),
    callApi('popup', { slug: 'tidak-ada' }),
    ...Object.values(walkIns).map(({ nik }) => callApi('wic-check', { nik })),
    callApi('wic-check', { nik: 'A1234567' }),
    ...Object.values(failingScreenings).map(({ noIdentity }) =>
      callApi('screening', { ...person, noIdentity }),
    ),
    callApi('screening', person),
    callApi('registration', { data: { nik: person.noIdentity } }),
    ...Object.values(trackedCredits).map((code) => callApi('tracking', { registrationCode: code })),
    callApi('tracking', { registrationCode: 'tidak-ada' }),
    downloadPdf('downloadpdf', { regNumber: registrationNumber }),
    downloadPdf('downloadpdf', { regNumber: 'tidak-ada' }),
    fetchOptions({ call: 'remote-select-get', url: '', body: { url: 'branch/get-offices' } }),
    callApi('remote-select-get', { url: 'branch/get-other' }),
    fetchOptions({ call: 'transaksi', url: '', body: { branchId: '0001', transactionType: '8' } }),
    fetchOptions({ call: 'get', url: '/api/holidays', body: {} }),
    callApi('santer', { apiUrl: '/branch', date: '2026-03-02', city: '32.73' }),
    upload(new File(['x'], `${refusedFileName}.png`)),
    fetch(data.url),
  ];
  expect(await judged(exchanges)).toEqual([]);
});

test.each([
  ['carousel', {}],
  ['tab-trigger', { categories: [1] }],
  ['tab-content', { categories: 'semua', excludeFormSlugs: [] }],
  ['submit', { subProductId: 'A', data: '[]' }],
  ['submit', { subProductId: 'A', data: '{' }],
  ['remote-select', { url: '/province/filter', filters: [{}], textIdentifierSetting: 'name' }],
  ['tipe-nasabah', { nik: '1', ...birthday }],
  ['popup', { slug: '../package' }],
  ['wic-check', { nik: '123' }],
  ['screening', { ...person, dateOfBirth: '1990-01-31' }],
  ['screening', { ...person, motherFullName: '' }],
  ['registration', { data: {} }],
  ['tracking', {}],
  ['downloadpdf', {}],
  ['remote-select-get', {}],
  ['transaksi', { branchId: '0001', transactionType: '1|Tarik Tunai' }],
  ['santer', { apiUrl: '/branch', date: '02/03/2026', city: '32.73' }],
] as const)('%s refuses %j, with a reason', async (call, body) => {
  const exchange = callApi(call, body);
  expect(await judged([exchange])).toEqual([]);
  expect(await exchange).toMatchObject({
    ok: false,
    httpStatus: 400,
    response: { message: expect.stringMatching(/kontrak: ./) as unknown },
  });
});

test('an upload takes one file at a time', async () => {
  const two = upload(new File(['x'], 'a.png'), new File(['y'], 'b.png'));
  expect(await judged([two])).toEqual([]);
  expect((await two).status).toBe(400);
});

test('an address that no lookup has is not found', async () => {
  await expect(
    callApi('remote-select', { url: '/bank/filter', filters: [], textIdentifierSetting: 'name' }),
  ).resolves.toMatchObject({ status: 404 });
  // This request is outside the contract; its answer is not.
  expect((await judged([])).filter((fault) => !fault.includes('/url'))).toEqual([]);
});

/** Real back ends may give these; the mocks give one of the two that the contract allows, or need a file that is not there. */
const notMet = ['POST /api/tipe-nasabah 409', 'POST /api/popup 200'];

test('the mocks give every answer that openapi.yaml promises', () => {
  expect(answers.filter((answer) => !met.has(answer) && !notMet.includes(answer))).toEqual([]);
});
