import { type LookupRecord, type Filter, filterRecords, readLookupQuery } from './lookupQuery';
import { indonesiaId } from './data/countries';
import { findMasterData } from './data/masterData';
import { inCatalogueOrder, readProduct } from './sources/products';
import { isRegionFile, madeUpPostalCode, parentCode, readRegionTable } from './sources/regions';
import { findRegions } from './regionLookup';
import { fileSources } from './sources/fileSources';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as samples from './samples';
import { keepApplications } from './applications';
import { registrationPdf } from './pdf/registrationPdf';

describe('Master data', () => {
  const field = (value: string) => ({ field: 'Field', value, comparisonOperator: '=' as const });
  const find = (name: string, more: { masterId?: string; subId?: string } = {}): LookupRecord[] => {
    const found = findMasterData({ url: '', filters: [field(name)], ...more });
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  const ids = (records: readonly LookupRecord[]) => records.map(({ bjbFastId }) => bjbFastId);

  test.each(['parentCountry', 'country', 'jenisPekerjaan', 'eselon', 'jabatan', 'golongan', 'bidangUsaha'])(
    '%s is a list without a doubled or empty entry',
    (name) => {
      const records = find(name);
      expect(records.length).toBeGreaterThan(5);
      expect(new Set(ids(records)).size).toBe(records.length);
      expect(new Set(records.map(({ description }) => description)).size).toBe(records.length);
    },
  );

  test('every country is there, Indonesia under the id that forms compare with', () => {
    expect(find('country')).toHaveLength(249);
    const indonesia = { field: 'bjbFastId', value: indonesiaId, comparisonOperator: '=' as const };
    expect(findMasterData({ url: '', filters: [field('country'), indonesia] })).toEqual([
      { bjbFastId: '100', description: 'INDONESIA' },
    ]);
  });

  test.each(['39', '16', '22', '23', '27', '69', '40', '51'])(
    'job type %s has positions, one of them "Lainnya"',
    (job) => {
      expect(ids(find('jenisPekerjaan'))).toContain(job);
      const others = find('jabatan', { masterId: job }).filter(({ description }) =>
        description?.startsWith('Lainnya'),
      );
      expect(['66', '44', '11']).toEqual(expect.arrayContaining(ids(others)));
      expect(others).toHaveLength(1);
    },
  );

  test('only civil servants have grades and ranks, and other jobs have no positions', () => {
    expect(find('eselon', { masterId: '39' })).toHaveLength(6);
    expect(find('golongan', { masterId: '39' })).toHaveLength(17);
    expect(['eselon', 'golongan', 'jabatan'].map((name) => find(name, { masterId: '10' }))).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('the industry sectors of a job can always be another', () => {
    const sectors = ['17', '39', '23'].map((subId) => ids(find('bidangUsaha', { subId })));
    expect(sectors.map((list) => list.includes('31'))).toEqual([true, true, true]);
    expect(sectors[0]).toHaveLength(2);
  });

  test('a list that is not there is named', () => {
    expect(findMasterData({ url: '', filters: [field('negara')] })).toMatch(
      /"negara" is none of parentCountry, /,
    );
  });
});

describe('Products', () => {
  const product = {
    id: '3',
    name: 'Tabungan Rencana',
    category: { id: '1', name: 'Tabungan Perorangan', slug: 'tabungan' },
    shortDescription: 'Menabung rutin.',
  };
  const definition = (part: unknown): string => JSON.stringify({ slug: 'lain', product: part });

  test('a product is the card of its definition, under the slug of the file', () => {
    expect(readProduct('rencana', definition(product))).toEqual({ slug: 'rencana', ...product });
  });

  test.each([
    ['a file that is half saved', '{"product": {"id": "3", "na'],
    ['an empty file', ''],
    ['a file that holds no object', 'null'],
    ['a form without a card', definition(undefined)],
    ['a card without a name', definition({ id: '3' })],
    ['a card whose id is a number', definition({ ...product, id: 3 })],
  ])('%s has no product', (_, json) => {
    expect(readProduct('rencana', json)).toBeUndefined();
  });

  test('a category that is not whole is left out, its product is not', () => {
    const part = { ...product, category: { name: 'Tabungan' } };
    expect(readProduct('rencana', definition(part))).toMatchObject({ id: '3', category: undefined });
  });

  test('the catalogue goes by id, 2 before 10', () => {
    const ids = ['10', '2', '1'].map((id) => ({ ...product, slug: id, id }));
    expect(inCatalogueOrder(ids).map(({ id }) => id)).toEqual(['1', '2', '10']);
  });

  test('facts go along with the card, those that say nothing left out', () => {
    const facts = { 'Setoran awal': 'Rp 100.000', Biaya: '', Bunga: 5 };
    expect(readProduct('rencana', definition({ ...product, facts }))?.facts).toEqual({
      'Setoran awal': 'Rp 100.000',
    });
  });

  test.each([
    [{ minutes: 10, fee: 'Gratis' }, 'Gratis, sekitar 10 menit'],
    [{ minutes: 10 }, 'sekitar 10 menit'],
    [{ fee: 'Rp 25.000' }, 'Rp 25.000'],
  ])('a start page of %j tells on the card what it takes to apply', (start, said) => {
    const json = JSON.stringify({ product: { ...product, facts: { Bunga: '3%' } }, start });
    expect(readProduct('rencana', json)?.facts).toEqual({ Bunga: '3%', Permohonan: said });
  });
});

describe('Regions', () => {
  test('a table gives code and name, whether or not it names the parent', () => {
    expect(readRegionTable('code,name\n32,JAWA BARAT\n')).toEqual([['32', 'JAWA BARAT']]);
    expect(readRegionTable('code,district_code,name\r\n35.13.15.2017,35.13.15,Soka"an\r\n')).toEqual([
      ['35.13.15.2017', 'Soka"an'],
    ]);
  });

  test('an area lies in the area whose code its own begins with', () => {
    expect(['32.73.01.1001', '32.73', '32'].map(parentCode)).toEqual(['32.73.01', '32', '']);
  });

  test('a postal code is five digits, always the same for a village', () => {
    expect(madeUpPostalCode('32.73.01.1001')).toBe('40311');
    expect(madeUpPostalCode('94.01.02.2003')).toBe('99123');
  });

  test.each(['provinces', 'cities', 'districts', 'villages-32'])('%s is a file of regions', (name) => {
    expect(isRegionFile(name)).toBe(true);
  });

  test.each(['villages', 'villages-3', 'villages-../x', 'islands', ''])(
    '"%s" is no file of regions',
    (name) => {
      expect(isRegionFile(name)).toBe(false);
    },
  );
});

describe('Look-ups of regions', () => {
  const sources = fileSources(process.cwd());
  const equal = (field: string, value: string): Filter => ({ field, value, comparisonOperator: '=' });
  const like = (value: string): Filter => ({ field: 'name', value, comparisonOperator: 'like' });
  const find = (level: Parameters<typeof findRegions>[0], ...filters: Filter[]) =>
    findRegions(level)({ url: '', filters }, sources);

  test.each([
    ['provinces', 38],
    ['cities', 514],
    ['districts', 7277],
    ['villages', 83_763],
  ] as const)('Indonesia has its %s: %i', async (level, count) => {
    expect(await find(level)).toHaveLength(count);
  });

  test('an address can be chosen from the province down to the village, which has a postal code', async () => {
    expect(await find('provinces', like('jawa barat'))).toEqual([{ id: '32', name: 'JAWA BARAT' }]);
    expect(await find('cities', equal('provinceId', '32'), like('kota bandung'))).toMatchObject([
      { id: '32.73', name: 'KOTA BANDUNG' },
    ]);
    expect(await find('districts', equal('cityId', '32.73'), like('coblong'))).toMatchObject([
      { id: '32.73.02', name: 'Coblong' },
    ]);
    expect(await find('villages', equal('districtId', '32.73.02'), like('DAGO'))).toEqual([
      { id: '32.73.02.1004', name: 'Dago', districtId: '32.73.02', postalCode: '40324' },
    ]);
  });

  test('the villages of one province are read for a district, of none for a district that is not there', async () => {
    const readRegions = jest.spyOn(sources, 'readRegions');
    await find('villages', equal('districtId', '32.73.02'));
    expect(readRegions.mock.calls).toEqual([['provinces'], ['villages-32']]);
    expect(await find('villages', equal('districtId', '00.00.00'))).toEqual([]);
  });
});

describe('Queries of look-ups', () => {
  const records = [
    { id: '1', name: 'KOTA BANDUNG' },
    { id: '10', name: 'KABUPATEN BANDUNG' },
  ];
  const filter = (field: string, value: string, comparisonOperator: '=' | 'like' = '=') => ({
    field,
    value,
    comparisonOperator,
  });

  test.each([
    ['no filter gives them all', [], ['1', '10']],
    ['= takes the whole text', [filter('id', '1')], ['1']],
    ['= takes letters as they are', [filter('name', 'kota bandung')], []],
    ['like finds a part, in any letter case', [filter('name', 'paten ban', 'like')], ['10']],
    ['like knows no wildcards', [filter('name', 'K%G', 'like')], []],
    ['all filters must hold', [filter('id', '1'), filter('name', 'kab', 'like')], []],
  ])('%s', (_, filters, ids) => {
    expect(filterRecords(records, filters)).toEqual(records.filter(({ id }) => ids.includes(id)));
  });

  test('a filter on a field that no record has says so', () => {
    expect(filterRecords(records, [filter('provinceID', '32')])).toBe(
      'filters: "provinceID" is no field of these records',
    );
  });

  const good = { url: '/x', textIdentifierSetting: 'name', filters: [] };
  const whole = { field: 'id', value: 7, type: 'number', comparisonOperator: '=' };

  test('numbers are compared as texts', () => {
    expect(readLookupQuery({ ...good, filters: [whole], masterId: 39 })).toEqual({
      url: '/x',
      filters: [{ field: 'id', value: '7', comparisonOperator: '=' }],
      masterId: '39',
    });
  });

  test.each([
    ['url', undefined],
    ['url', { ...good, url: 1 }],
    ['textIdentifierSetting', { url: '/x', filters: [] }],
    ['filters: list', { ...good, filters: {} }],
    ['field', { ...good, filters: [null] }],
    ['the value of "id"', { ...good, filters: [{ ...whole, value: null }] }],
    ['the type of "id"', { ...good, filters: [{ ...whole, type: 'string' }] }],
    ['the comparisonOperator of "id"', { ...good, filters: [{ ...whole, comparisonOperator: '==' }] }],
  ])('what is wrong with a query is named: %s', (words, body) => {
    expect(readLookupQuery(body)).toContain(words);
  });
});

describe('Samples', () => {
  /** Every sample input: the texts that identify a person, a file or a registration. */
  const inputs = [
    ...Object.values(samples.customerChecks).map(({ nik }) => nik),
    ...Object.values(samples.walkIns).map(({ nik }) => nik),
    ...Object.values(samples.failingScreenings).map(({ noIdentity }) => noIdentity),
    samples.refusedFileName,
    ...Object.values(samples.trackedCredits),
  ];

  test('no two samples have the same input', () => {
    expect(new Set(inputs).size).toBe(inputs.length);
  });

  test('every sample stands in the table of the README, but for those inside a row of several', () => {
    const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
    const missing = inputs.filter((input) => !readme.includes(input));
    const inRanges = [
      samples.trackedCredits.documents,
      samples.trackedCredits.analysis,
      samples.trackedCredits.decision,
      samples.trackedCredits.contract,
      samples.trackedCredits.broken,
      samples.trackedCredits.hidden,
    ];
    expect(missing).toEqual(inRanges);
  });
});

describe('Stored applications', () => {
  const submission = { subProductId: 'A', data: '{"nama":"SITI"}' };

  beforeEach(() => {
    window.sessionStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-03-01T02:00:00Z') });
  });
  afterEach(() => jest.useRealTimers());

  test('registration numbers contain the day, and count', () => {
    const { submit } = keepApplications();
    expect(submit(submission)).toMatchObject({ registrationNumber: 'EF2603010001' });
    expect(submit(submission)).toMatchObject({ registrationNumber: 'EF2603010002' });
  });

  test('a reload keeps applications', () => {
    keepApplications(window.sessionStorage).submit(submission);
    const { find, submit } = keepApplications(window.sessionStorage);
    expect(find('EF2603010001')).toMatchObject(submission);
    expect(submit(submission)).toMatchObject({ registrationNumber: 'EF2603010002' });
  });

  test('storage that is full or spoilt leaves memory', () => {
    window.sessionStorage.setItem('eform-mocks:applications', '{spoilt');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { find, submit } = keepApplications(window.sessionStorage);
    submit(submission);
    expect(find('EF2603010001')).toMatchObject(submission);
  });
});

describe('The PDF of a registration', () => {
  const pdf = registrationPdf('EF2611210001');

  test('the file is a PDF whose table says where each object begins', () => {
    expect(pdf).toMatch(/^%PDF-1\.4\n/);
    expect(pdf).toMatch(/%%EOF\n$/);
    const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(table)).toMatch(/^xref\n0 5\n/);
    const starts = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start));
    expect(starts.map((start) => /^\d/.exec(pdf.slice(start))?.[0])).toEqual(['1', '2', '3', '4']);
  });

  test('the length of the content is what it says', () => {
    const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(pdf) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  test('the number stands there in letters, marks of PDF escaped', () => {
    expect(pdf).toContain('(Nomor registrasi: EF2611210001) Tj');
    expect(registrationPdf('A(1)\\')).toContain('(Nomor registrasi: A\\(1\\)\\\\) Tj');
  });
});
