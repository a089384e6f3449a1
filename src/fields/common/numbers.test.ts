import { asWrittenHere, moneyText, numberOf, plainNumber } from './numbers';

test('dots and letters are no part of a number', () => {
  expect(numberOf('1.500.000')).toBe(1500000);
  expect(numberOf('Rp 007')).toBe(7);
});

test('a text without digits is no number', () => {
  expect(numberOf('')).toBeNull();
  expect(numberOf('Rp')).toBeNull();
});

test('zero is shown, nothing is not', () => {
  expect([moneyText(0), plainNumber(0), moneyText(null), plainNumber(null)]).toEqual(['0', '0', '', '']);
});

test('money has dots, other numbers have none', () => {
  expect(moneyText(1500000)).toBe('1.500.000');
  expect(plainNumber(1500000)).toBe('1500000');
});

test.each([
  ['10,000,000', '10.000.000'],
  ['Rp 1,500.50', 'Rp 1.500,50'],
  ['10.000.000,50', '10.000.000,50'],
  ['10,5', '10,5'],
  ['1,0000', '1,0000'],
])('an amount that is pasted as %s is %s', (pasted, here) => {
  expect(asWrittenHere(pasted)).toBe(here);
});
