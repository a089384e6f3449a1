import { markdownTable, shortNumber } from './markdown';

test('a number keeps three digits that count', () => {
  expect([1234.5, 123.45, 12.345, 1.2345, 0.12345].map(shortNumber)).toEqual([
    '1235',
    '123',
    '12.3',
    '1.23',
    '0.123',
  ]);
});

test('a small number keeps three decimals', () => {
  expect(shortNumber(0.00123)).toBe('0.001');
});

test('nothing is written without decimals', () => {
  expect(shortNumber(0)).toBe('0');
});

test('a table has words on the left and numbers on the right', () => {
  expect(markdownTable(['', 'ms'], [['Key', '1']])).toBe('|  | ms |\n| :-- | --: |\n| Key | 1 |');
});
