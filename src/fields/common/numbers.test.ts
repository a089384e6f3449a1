import { decimalText, moneyText } from './liveNumber';
import fc, { holds } from '../../../tests/fastCheck';
import { rowOf } from '../pure';
import { readNumber } from './readNumber';
import { fieldOf, readingCases } from './testing/readingCases';
import { labelOf } from './options';
import type { MoneyField } from '../../language';

describe('How numbers are shown', () => {
  test('zero is shown, nothing is not', () => {
    expect([moneyText(0), decimalText(0), moneyText(null), decimalText(null)]).toEqual(['0', '0', '', '']);
  });

  test('money has dots, other numbers have none', () => {
    expect(moneyText(1500000)).toBe('1.500.000');
    expect(decimalText(1500000)).toBe('1500000');
    expect(decimalText(0.0000001)).toBe('0,0000001');
  });
});

describe('How numbers are read', () => {
  describe.each(readingCases)('What a $type reads', ({ type, read }) => {
    test.each(read)('$text', (one) => {
      const field = fieldOf(type, one);
      const { parse, read } = rowOf(field);
      const { value, refused, notice } = read?.(one.text, field, undefined) ?? {};
      expect([parse(one.text), value]).toEqual([one.value, one.value ?? null]);
      expect(refused?.rule).toBe(one.refused);
      if (one.args) expect(refused?.args).toEqual(one.args);
      expect(notice?.args?.signs).toEqual(one.label && [one.label]);
    });
  });

  test('what a box shows of a number is read as that number', () => {
    const amount = { kind: 'amount', decimals: 2, unit: 'USD' } as const;
    const whole = { kind: 'number', decimals: 0 } as const;
    const decimal = { kind: 'decimal', decimals: 15 } as const;
    holds(fc.nat(999_999_999), fc.integer({ min: 0, max: 99 }), (before, behind) => {
      const value = Number(`${before}.${behind}`);
      expect(readNumber(moneyText(value), amount)).toEqual({ value });
      expect(readNumber(decimalText(value), decimal)).toEqual({ value });
      expect(readNumber(moneyText(before), whole)).toEqual({ value: before });
      expect(readNumber(decimalText(before), whole)).toEqual({ value: before });
    });
  });

  test('any text is read at once, and none is a number below zero or of more than 15 digits', () => {
    const decimal = { kind: 'decimal', decimals: 15 } as const;
    holds(fc.string(), (text) => {
      const reading = readNumber(text, decimal);
      if ('value' in reading) expect(reading.value >= 0 && reading.value < 1e15).toBe(true);
    });
    expect(readNumber('7'.repeat(1_000_000), decimal)).toEqual({ refused: { rule: 'tooManyDigits' } });
    expect(readNumber('1.'.repeat(500_000), decimal)).toHaveProperty('refused');
  });
});

describe('Amounts', () => {
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
});
