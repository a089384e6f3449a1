import { downloadPdf } from '../src/api';
import { trackedCredits, refusedFileName, customerChecks, failingScreenings, walkIns } from './samples';
import { openBank } from './testing/bank';
import { schemaFaults } from './testing/contract';
import type { Product } from './sources/products';
import { branches } from './data/branches';
import { holidaysAround } from './data/holidays';

const { sources, backEnd, post } = openBank();

describe('Applications', () => {
  const submission = { subProductId: 'A', data: '{"nama":"SITI"}' };
  const key = { 'Idempotency-Key': 'k-1' };
  const track = async (registrationCode: string): Promise<unknown> =>
    (await post('tracking', { registrationCode }))[1];
  /** The tracking record that an answer carries as text. */
  const recordOf = async (number: string): Promise<unknown> => {
    const text = JSON.stringify(await track(number));
    const { data } = JSON.parse(text) as { data: { tracking: string } };
    return JSON.parse(data.tracking);
  };

  test('pressing again after a timeout registers once', async () => {
    const first = await post('submit', submission, key);
    expect(first).toMatchObject([
      200,
      { data: { registrationNumber: expect.stringMatching(/^EF\d{10}$/) as unknown } },
    ]);
    expect(await post('submit', submission, key)).toEqual(first);
  });

  test('a key that was used for other answers is refused', async () => {
    await post('submit', submission, key);
    expect((await post('submit', { ...submission, data: '{}' }, key))[0]).toBe(422);
  });

  test('what was submitted is kept, and can be tracked', async () => {
    const [, json] = await post('submit', submission);
    const { registrationNumber } = (json as { data: { registrationNumber: string } }).data;
    expect(backEnd.applications.find(registrationNumber)).toMatchObject(submission);
    expect(await recordOf(registrationNumber)).toMatchObject({
      applicationId: registrationNumber,
      currentStatus: 1,
    });
  });

  test.each([
    ['KRD', { product: 'Kredit', plafond: 50_000_000, showTracking: true }],
    ['TMD', { product: 'Tabungan', plafond: 0, showTracking: false, trackings: [] }],
  ])('of what was submitted for %s its own product and amount are known', async (subProductId, known) => {
    sources.readProducts = () =>
      Promise.resolve([
        { slug: 'kredit', id: '1', name: 'Kredit', subProductId: 'KRD', tracked: true },
        { slug: 'tabungan', id: '2', name: 'Tabungan', subProductId: 'TMD' },
      ]);
    const data = JSON.stringify(subProductId === 'KRD' ? { besaranPinjaman: 50_000_000 } : {});
    const [, json] = await post('submit', { subProductId, data });
    const { registrationNumber } = (json as { data: { registrationNumber: string } }).data;
    const record = await recordOf(registrationNumber);
    expect(record).toMatchObject({ ...known, registeredAt: expect.any(String) as string });
    expect(schemaFaults('Tracking', record)).toEqual([]);
  });

  test.each([
    [trackedCredits.submitted, 1],
    [trackedCredits.documents, 2],
    [trackedCredits.analysis, 3],
    [trackedCredits.decision, 4],
    [trackedCredits.contract, 5],
    [trackedCredits.disbursed, 6],
  ])(
    '%s stands at stage %i, the stages before it are reported, and those behind it named',
    async (number, stage) => {
      const record = await recordOf(number);
      expect(schemaFaults('Tracking', record)).toEqual([]);
      expect(record).toMatchObject({ currentStatus: stage, showTracking: true });
      const { trackings } = record as { trackings: { stages: unknown[] }[] };
      // Those that are to come are named, and nothing is told of them.
      expect(trackings.map(({ stages }) => stages.length > 0)).toEqual(
        trackings.map((_, index) => index < stage),
      );
      expect(trackings).toHaveLength(6);
    },
  );

  test('samples have what a page must withstand', async () => {
    expect(await track(trackedCredits.withoutTracking)).toMatchObject({ data: { tracking: null } });
    await expect(recordOf(trackedCredits.broken)).rejects.toThrow(SyntaxError);
    expect(await recordOf(trackedCredits.hidden)).toMatchObject({ showTracking: false });
    expect(await recordOf(trackedCredits.empty)).toMatchObject({ trackings: [] });
  });

  test('a number that is not known is HTTP 200 with another statusCode', async () => {
    expect(await post('tracking', { registrationCode: 'X' })).toMatchObject([200, { statusCode: 404 }]);
  });

  test('the form of what was submitted is a PDF with its number, that of another number is an error', async () => {
    const [, json] = await post('submit', submission);
    const { registrationNumber } = (json as { data: { registrationNumber: string } }).data;
    const pdf = await downloadPdf('downloadpdf', { regNumber: registrationNumber });
    expect('file' in pdf && (await pdf.file.text())).toContain(registrationNumber);
    expect(await downloadPdf('downloadpdf', { regNumber: 'X' })).toMatchObject({
      reply: { httpStatus: 200, status: 404, response: { message: 'Nomor registrasi tidak ditemukan' } },
    });
  });
});

describe('The catalogue', () => {
  const savings = { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' };
  const credits = { id: '2', name: 'Kredit Usaha', slug: 'kredit' };
  const product = (slug: string, category?: Product['category']): Product => ({
    slug,
    id: slug,
    name: slug,
    category,
  });

  beforeEach(() => {
    sources.readProducts = () =>
      Promise.resolve([product('a', savings), product('b', credits), product('c', savings), product('d')]);
  });
  const slugsIn = (json: unknown): string[] =>
    [...JSON.stringify(json).matchAll(/"formSlug":"(.)"/g)].map(([, s]) => s ?? '');

  test('no category gives all cards, each with the slug of its form', async () => {
    const [, json] = await post('carousel', { categories: [] });
    expect(slugsIn(json)).toEqual(['a', 'b', 'c', 'd']);
    expect(json).toMatchObject({ data: [{ id: 'a', name: 'a', slug: 'a', formSlug: 'a' }, {}, {}, {}] });
  });

  test('categories choose by slug', async () => {
    expect(slugsIn((await post('carousel', { categories: ['kredit'] }))[1])).toEqual(['b']);
  });

  test('the category that is asked for first comes first', async () => {
    expect(slugsIn((await post('carousel', { categories: ['kredit', 'tabungan', 'kredit'] }))[1])).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  test('a file that is dropped in between two requests is in the second answer', async () => {
    sources.readProducts = () => Promise.resolve([product('e', savings)]);
    expect(slugsIn((await post('carousel', { categories: [] }))[1])).toEqual(['e']);
  });

  test('each category is one tab', async () => {
    expect((await post('tab-trigger', { categories: [] }))[1]).toMatchObject({ data: [savings, credits] });
  });

  test('the content of tabs says the category, and leaves out what is excluded and what has none', async () => {
    const [, json] = await post('tab-content', { categories: [], excludeFormSlugs: ['a'] });
    expect(slugsIn(json)).toEqual(['b', 'c']);
    expect(json).toMatchObject({
      data: { data: [{ category: { slug: 'kredit' } }, { category: { slug: 'tabungan' } }] },
    });
  });
});

describe('Files and popups', () => {
  const upload = async (file: File): Promise<unknown> => {
    const form = new FormData();
    form.append('files', file);
    return (await fetch('/api/upload-file', { method: 'POST', body: form })).json();
  };

  test('an uploaded file can be read at its address', async () => {
    const answer = await upload(new File(['isi'], 'Kartu Saya.PNG', { type: 'image/png' }));
    expect(answer).toMatchObject({
      succeeded: true,
      data: { url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\.png$/) as unknown },
    });
    const { url } = (answer as { data: { url: string } }).data;
    const response = await fetch(url);
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual(['image/png', 'isi']);
  });

  test('a file can be refused by its name', async () => {
    expect(await upload(new File(['x'], `KTP-${refusedFileName.toUpperCase()}.png`))).toMatchObject({
      succeeded: false,
    });
  });

  test('the content of a popup comes as JSON text', async () => {
    sources.readPopup = (slug) => Promise.resolve(slug === 'syarat' ? { blocks: [] } : undefined);
    expect(await post('popup', { slug: 'syarat' })).toMatchObject([
      200,
      { data: { content: '{"blocks":[]}' } },
    ]);
    expect(await post('popup', { slug: 'lain' })).toMatchObject([404, { statusCode: 404 }]);
  });
});

describe('Offices', () => {
  test('all offices are listed, under either spelling of the address', async () => {
    const list = branches.map(({ id, name }) => ({ id, name }));
    expect(await post('remote-select-get', { url: 'branch/get-offices' })).toEqual([200, list]);
    expect(await post('remote-select-get', { url: '/branch/get-offices' })).toEqual([200, list]);
  });

  test('a city has its branches with their queues, the same for the same day', async () => {
    const ask = (date: string) => post('santer', { apiUrl: '/branch', date, city: '32.73' });
    const monday = await ask('2026-03-02');
    expect(monday).toMatchObject([
      200,
      { data: [{ code: '0001', limitTeller: 20 }, { code: '0002' }, { code: '0003' }] },
    ]);
    expect(await ask('2026-03-02')).toEqual(monday);
    expect(await ask('2026-03-03')).not.toEqual(monday);
  });

  test('a city without branches has an empty list', async () => {
    expect(await post('santer', { apiUrl: '/branch', date: '2026-03-02', city: '94.01' })).toMatchObject([
      200,
      { data: [] },
    ]);
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
    'transaction type %s has purposes, the last one another',
    async (type) => {
      const [, json] = await post('transaksi', { branchId: '0001', transactionType: type });
      const { data } = (json as { data: { data: { id: string }[] } }).data;
      expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
      expect(data.at(-1)).toEqual({ id: '99', nama: 'Lainnya' });
    },
  );

  test.each([
    [2025, ['2025-04-18', '2025-04-20', '2025-05-29']],
    [2026, ['2026-04-03', '2026-04-05', '2026-05-14']],
    [2027, ['2027-03-26', '2027-03-28', '2027-05-06']],
  ])('Good Friday, Easter and Ascension of %i are known', (year, days) => {
    expect(holidaysAround(year)).toEqual(expect.arrayContaining(days));
  });

  test('holidays reach two years ahead, in order, once each', () => {
    const days = holidaysAround(2026);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days).toEqual(expect.arrayContaining(['2025-08-17', '2026-03-19', '2028-12-25']));
  });
});

describe('Persons', () => {
  const check = (nik: string) => post('tipe-nasabah', { nik, tanggalLahir: '1990-01-31' });

  test('a customer is found with name, phone and e-mail', async () => {
    const { nik, customer } = customerChecks.found;
    expect(await check(nik)).toMatchObject([200, { statusCode: 200, succeeded: true, data: customer }]);
  });

  test('a customer may have no name on file', async () => {
    expect(await check(customerChecks.withoutName.nik)).toMatchObject([200, { data: { namaLengkap: '' } }]);
  });

  test('404 comes as HTTP status, 409 in the body', async () => {
    expect(await check('1234567890123456')).toMatchObject([404, { statusCode: 404 }]);
    expect(await check(customerChecks.duplicate.nik)).toMatchObject([200, { statusCode: 409 }]);
    expect(await check(customerChecks.failing.nik)).toMatchObject([500, { statusCode: 500 }]);
  });

  test('a slow check is answered after six seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let answer: unknown;
    const slow = check(customerChecks.slow.nik).then((found) => (answer = found));
    await jest.advanceTimersByTimeAsync(5500);
    expect(answer).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(await slow).toMatchObject([200, { succeeded: true }]);
  });

  test.each([
    [
      'customer',
      { isCustomer: true, isWic: false, isCustomerSkip: false, isHighRisk: false, cif: 'CIF900001' },
    ],
    ['walkIn', { isCustomer: false, isWic: true, cif: '' }],
    ['skippedCustomer', { isCustomer: false, isWic: false, isCustomerSkip: true }],
    ['highRisk', { isCustomer: true, isHighRisk: true }],
  ] as const)('the sample %s is reported as what it is', async (name, data) => {
    expect(await post('wic-check', { nik: walkIns[name].nik })).toMatchObject([
      200,
      { statusCode: 200, data },
    ]);
  });

  test('anybody else is not registered', async () => {
    const data = {
      isCustomer: false,
      isWic: false,
      isCustomerSkip: false,
      isHighRisk: false,
      ncid: '',
      cif: '',
    };
    expect(await post('wic-check', { nik: 'A1234567' })).toMatchObject([200, { data }]);
  });

  test('the check may fail under HTTP 200', async () => {
    expect(await post('wic-check', { nik: walkIns.failingCheck.nik })).toMatchObject([
      200,
      { statusCode: 500 },
    ]);
  });

  test.each([
    [failingScreenings.civilRegistry.noIdentity, false, true],
    [failingScreenings.blacklist.noIdentity, true, false],
    ['3273029999990009', true, true],
  ])(
    'the screening of %s: civil registry %s, blacklist %s',
    async (noIdentity, passDukcapil, passBlacklist) => {
      const rest = { fullName: 'RINA', dateOfBirth: '310190', motherFullName: 'SARI', correlationId: 'C' };
      expect(await post('screening', { noIdentity, ...rest })).toMatchObject([
        200,
        { data: { passDukcapil, passBlacklist } },
      ]);
    },
  );

  test('registration gives an id, and reports a high risk', async () => {
    const register = (nik: string) => post('registration', { data: { nik } });
    expect(await register('3273029999990009')).toMatchObject([
      200,
      { data: { ncid: 'NC99990009', isHighRisk: false } },
    ]);
    expect(await register(walkIns.highRisk.nik)).toMatchObject([200, { data: { isHighRisk: true } }]);
  });
});
