import { keepApplications } from './applications';

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

test('the same key makes one application', () => {
  const { submit } = keepApplications();
  const keyed = { ...submission, idempotencyKey: 'k' };
  expect(submit(keyed)).toEqual(submit(keyed));
  expect(submit({ ...keyed, data: '{}' })).toBe('key-used-for-other-answers');
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
