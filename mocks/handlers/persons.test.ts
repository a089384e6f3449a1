import { customerChecks, failingScreenings, walkIns } from '../samples';
import { openBank } from '../testing/bank';

const { post } = openBank();
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
  expect(await post('wic-check', { nik: walkIns[name].nik })).toMatchObject([200, { statusCode: 200, data }]);
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
