import fc from 'fast-check';
import { findBranch, offeredBranches } from './offeredBranches';

const bandung = {
  code: '0001',
  name: 'Cabang Utama Bandung',
  address: 'Jalan Naripan 12-14',
  branchOnlineQueues: [
    {
      serviceType: { id: '1', name: 'Teller' },
      description: 'Antrian Teller',
      availability: 12,
      sisaAntrian: 8,
    },
  ],
};

describe('The branch record', () => {
  test('is offered by code and name, with its services', () => {
    expect(offeredBranches([bandung])).toEqual([
      {
        value: '0001|Cabang Utama Bandung',
        code: '0001',
        label: 'Cabang Utama Bandung',
        address: 'Jalan Naripan 12-14',
        services: [{ name: 'Teller', availability: 12, queue: 8 }],
      },
    ]);
  });

  test('has the code 0000 when it comes without one', () => {
    const { code: _code, ...withoutCode } = bandung;
    expect(offeredBranches([withoutCode, { ...bandung, code: '', name: 'Cabang Dago' }])).toMatchObject([
      { value: '0000|Cabang Utama Bandung' },
      { value: '0000|Cabang Dago' },
    ]);
  });

  test('is left out without a name, and shown once when it comes twice', () => {
    expect(offeredBranches([bandung, { ...bandung, name: ' ' }, { code: '9' }, bandung])).toHaveLength(1);
  });

  test('may have a number as its code, and digits as its numbers', () => {
    const [branch] = offeredBranches([
      { ...bandung, code: 7, branchOnlineQueues: [{ description: 'Teller', availability: '3' }] },
    ]);
    expect(branch).toMatchObject({ code: '7', services: [{ name: 'Teller', availability: 3 }] });
  });

  test('may be any JSON object: what cannot be read is not shown, and nothing is thrown', () => {
    const anything = fc.dictionary(
      fc.constantFrom('code', 'name', 'address', 'branchOnlineQueues'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(anything), (records) => {
        for (const { value, label, address } of offeredBranches(records)) {
          expect([value, label, address]).toEqual([
            expect.any(String),
            expect.stringMatching(/./),
            expect.any(String),
          ]);
        }
      }),
    );
  });
});

describe('What a branch serves', () => {
  const served = (...branchOnlineQueues: readonly unknown[]): unknown =>
    offeredBranches([{ ...bandung, branchOnlineQueues }])[0]?.services;

  test('is named by its service, else by its description', () => {
    const teller = { serviceType: { name: ' Teller ' }, description: 'Antrian' };
    expect(
      served(teller, { description: 'Antrian' }, { serviceType: { name: '' }, description: 'Lain' }),
    ).toMatchObject([{ name: 'Teller' }, { name: 'Antrian' }, { name: 'Lain' }]);
  });

  test('is left out without a name', () => {
    expect(served({ availability: 3 }, null, 'Teller', { serviceType: null })).toEqual([]);
  });

  test.each([
    [3, 3],
    [0, 0],
    ['12', 12],
    ['123456789', 123456789],
    ['1234567890', undefined],
    ['3 orang', undefined],
    ['a3', undefined],
    ['', undefined],
    [null, undefined],
    [Infinity, undefined],
  ])('%j people are %j', (availability, count) => {
    expect(served({ description: 'Teller', availability, sisaAntrian: availability })).toEqual([
      { name: 'Teller', availability: count, queue: count },
    ]);
  });

  test('may be missing, or no list', () => {
    const { branchOnlineQueues: _queues, ...without } = bandung;
    expect(offeredBranches([without])[0]?.services).toEqual([]);
    expect(
      offeredBranches([{ ...bandung, branchOnlineQueues: { description: 'Teller' } }])[0]?.services,
    ).toEqual([]);
  });
});

describe('The branch of a stored answer', () => {
  const named = (code: string, name: string) => ({ code, name, address: '' });
  const branches = offeredBranches([
    named('1', 'Dago'),
    named('2', 'Braga'),
    named('2', 'Asia Afrika'),
    named('', 'Tanpa Kode'),
  ]);
  const found = (stored: string): string | undefined => findBranch(branches, stored)?.label;

  test('is the very one, or the only one of its code', () => {
    expect(['2|Asia Afrika', '2|Braga', '1|Dago', '1|Nama Lama', '1'].map(found)).toEqual([
      'Asia Afrika',
      'Braga',
      'Dago',
      'Dago',
      'Dago',
    ]);
  });

  test('is none when several have its code, nobody has it, or it has none', () => {
    expect(['2|Nama Lama', '3|Dago', '|Dago', '0000|Nama Lama'].map(found)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(found('0000|Tanpa Kode')).toBe('Tanpa Kode');
  });
});
