import { connection, heardFrom } from './connection';

const kept = new Headers({ 'X-Eform-Kept': '1' });
const fresh = new Headers();
afterEach(() => heardFrom(fresh));

test('an answer from the device means that the network is not reached, until one comes from there', () => {
  const told = jest.fn();
  const forget = connection.subscribe(told);
  heardFrom(kept);
  expect(connection.reached()).toBe(false);
  heardFrom(kept);
  heardFrom(fresh);
  expect(connection.reached()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
  forget();
  heardFrom(kept);
  expect(told).toHaveBeenCalledTimes(2);
});
