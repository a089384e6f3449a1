import { setupServer } from 'msw/node';
import { createBackEnd, type Sources } from './backEnd';
import { createHandlers } from './handlers';
import { trackedCredits, customerChecks, failingScreenings, walkIns } from './samples';
import { schemaFaults } from './testing/contract';
import type { Product } from './sources/products';
import { holidaysAround } from './data/holidays';

const sources: Sources = {
  readProducts: () => Promise.resolve([]),
  readPopup: () => Promise.resolve(undefined),
  readRegions: () => Promise.resolve([]),
};
const backEnd = createBackEnd({
  readProducts: () => sources.readProducts(),
  readPopup: (slug) => sources.readPopup(slug),
  readRegions: (file) => sources.readRegions(file),
});
const server = setupServer(...createHandlers(backEnd));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Posts JSON to `/api/{call}`; gives the HTTP status and the body. */
async function post(call: string, body: unknown): Promise<[number, unknown]> {
  const response = await fetch(`/api/${call}`, { method: 'POST', body: JSON.stringify(body) });
  return [response.status, await response.json()];
}

describe('Applications', () => {
  const submission = { subProductId: 'A', data: '{"nama":"SITI"}' };
  const track = async (registrationCode: string): Promise<unknown> =>
    (await post('tracking', { registrationCode }))[1];
  /** The tracking record that an answer carries as text. */
  const recordOf = async (number: string): Promise<unknown> => {
    const text = JSON.stringify(await track(number));
    const { data } = JSON.parse(text) as { data: { tracking: string } };
    return JSON.parse(data.tracking);
  };

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
    ['WIC', { product: 'Formulir lain', showTracking: false, trackings: [] }],
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

describe('Offices', () => {
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
});

const person = {
  noIdentity: '3273029999990009',
  fullName: 'RINA',
  dateOfBirth: '310190',
  motherFullName: 'SARI',
  correlationId: 'COR-1',
};

test.each([
  ['carousel', {}],
  ['tab-trigger', { categories: [1] }],
  ['tab-content', { categories: 'semua', excludeFormSlugs: [] }],
  ['submit', { subProductId: 'A', data: '[]' }],
  ['submit', { subProductId: 'A', data: '{' }],
  ['remote-select', { url: '/province/filter', filters: [{}], textIdentifierSetting: 'name' }],
  ['tipe-nasabah', { nik: '1', tanggalLahir: '1990-01-31' }],
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
] as const)('%s refuses %j, which the contract does not have, with a reason', async (call, body) => {
  expect(await post(call, body)).toMatchObject([
    400,
    { message: expect.stringMatching(/kontrak: ./) as unknown },
  ]);
});
