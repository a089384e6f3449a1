import fc from 'fast-check';
import { offeredBranches } from './branch';

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

describe('The branch record (spec 3, section 3)', () => {
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

  test('has the code 0000 when it comes without one (spec 3, section 9)', () => {
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
