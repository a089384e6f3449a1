import { connection, noteOrigin } from './connection';

const kept = new Headers({ 'X-Eform-Kept': '1' });
const fresh = new Headers();
afterEach(() => noteOrigin(fresh));

test('an answer from the device means that the network is not reached, until one comes from there', () => {
  const reported = jest.fn();
  const forget = connection.subscribe(reported);
  noteOrigin(kept);
  expect(connection.reached()).toBe(false);
  noteOrigin(kept);
  noteOrigin(fresh);
  expect(connection.reached()).toBe(true);
  expect(reported).toHaveBeenCalledTimes(2);
  forget();
  noteOrigin(kept);
  expect(reported).toHaveBeenCalledTimes(2);
});
