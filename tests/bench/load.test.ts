import { chainOf } from './load';

const span = (begun: number, ended: number) => ({ begun, ended });

test('requests beside each other are one round trip', () => {
  expect(chainOf([span(0, 10), span(11, 30), span(12, 25), span(13, 40)], 100)).toBe(2);
});

test('a request that began before the one before it had ended makes no chain longer', () => {
  expect(chainOf([span(0, 10), span(5, 20), span(9, 30)], 100)).toBe(1);
});

test('what is answered after the paint does not count', () => {
  expect(chainOf([span(0, 10), span(11, 20), span(21, 50)], 40)).toBe(2);
});
