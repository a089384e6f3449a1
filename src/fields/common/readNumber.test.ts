import fc from 'fast-check';
import { rowOf } from '../pure';
import { decimalText, moneyText } from './numbers';
import { readNumber } from './readNumber';
import { fieldOf, readingCases } from './testing/readingCases';

describe.each(readingCases)('What a $type reads', ({ type, read }) => {
  test.each(read)('$text', (one) => {
    const field = fieldOf(type, one);
    const { parse, read } = rowOf(field);
    const { value, refused } = read?.(one.text, field, undefined) ?? {};
    expect([parse(one.text), value]).toEqual([one.value, one.value ?? null]);
    expect(refused?.rule).toBe(one.refused);
    if (one.args) expect(refused?.args).toEqual(one.args);
  });
});

test('what a box shows of a number is read as that number', () => {
  const amount = { kind: 'amount', decimals: 2, unit: 'USD' } as const;
  const whole = { kind: 'number', decimals: 0 } as const;
  const decimal = { kind: 'decimal', decimals: 15 } as const;
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.integer({ min: 0, max: 99 }), (before, behind) => {
      const value = Number(`${before}.${behind}`);
      expect(readNumber(moneyText(value), amount)).toEqual({ value });
      expect(readNumber(decimalText(value), decimal)).toEqual({ value });
      expect(readNumber(moneyText(before), whole)).toEqual({ value: before });
      expect(readNumber(decimalText(before), whole)).toEqual({ value: before });
    }),
  );
});

test('any text is read at once, and none is a number below zero or of more than 15 digits', () => {
  const decimal = { kind: 'decimal', decimals: 15 } as const;
  fc.assert(
    fc.property(fc.string(), (text) => {
      const reading = readNumber(text, decimal);
      if ('value' in reading) expect(reading.value >= 0 && reading.value < 1e15).toBe(true);
    }),
  );
  expect(readNumber('7'.repeat(1_000_000), decimal)).toEqual({ refused: { rule: 'tooManyDigits' } });
  expect(readNumber('1.'.repeat(500_000), decimal)).toHaveProperty('refused');
});
