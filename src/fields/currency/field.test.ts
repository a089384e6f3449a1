import { labelOf } from '../common/options';
import { rowOf } from '../pure';
import type { MoneyField } from '../../language';

const rowWith = (keys: Partial<MoneyField>) => rowOf({ type: 'currency', name: 'a', label: 'A', ...keys });

describe('An amount with cents', () => {
  const row = rowWith({ currency: 'USD', decimals: 2 });

  test.each([
    [1234.5, 1234.5],
    [0.005, 0.01],
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1.500.000', 1500000],
    ['1,234', 1234],
    ['1500.00', 1500],
    ['100,-', 100],
    ['', null],
    [null, null],
  ])('%j is read as %j', (raw, value) => {
    expect(row.parse(raw)).toBe(value);
  });

  test.each(['1,234.567', '-5', '1500.000', '1234567890123456', true])('%j is not guessed at', (raw) => {
    expect(row.parse(raw)).toBeUndefined();
  });

  test.each([
    [1234.5, 'USD 1.234,50'],
    [-2, '-USD 2,00'],
    [null, ''],
  ])('%j is shown as %s', (value, shown) => {
    expect(row.display(value, labelOf)).toBe(shown);
  });
});

test('an amount of another currency has no cents unless it asks for them', () => {
  const row = rowWith({ currency: 'JPY' });
  expect([row.parse(12.5), row.display(1200, labelOf)]).toEqual([13, 'JPY 1.200']);
});

test('rupiah may have cents', () => {
  const row = rowWith({ decimals: 2 });
  expect([row.parse('1.500,25'), row.display(1500.25, labelOf)]).toEqual([1500.25, 'Rp 1.500,25']);
});

test('a number with dots is shown with them, another one plainly', () => {
  const number = { type: 'number', name: 'a', label: 'A' } as const;
  expect(rowOf({ ...number, dots: true }).display(2026, labelOf)).toBe('2.026');
  expect(rowOf(number).display(2026, labelOf)).toBe('2026');
});
