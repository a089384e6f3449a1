import { decimalText, moneyText } from './numbers';

test('zero is shown, nothing is not', () => {
  expect([moneyText(0), decimalText(0), moneyText(null), decimalText(null)]).toEqual(['0', '0', '', '']);
});

test('money has dots, other numbers have none', () => {
  expect(moneyText(1500000)).toBe('1.500.000');
  expect(decimalText(1500000)).toBe('1500000');
});
