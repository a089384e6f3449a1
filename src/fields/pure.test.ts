import fc from 'fast-check';
import type { Field, FieldType, Value } from '../language';
import { fieldTypeNames } from '../language/schemas/fields';
import { labelOf } from './common/options';
import { fieldTypes, rowOf } from './pure';
import { casesOfFields } from './common/testing/casesOfFields';
import cases from './pure.cases.json';

interface ParseCase {
  type: FieldType;
  raw: unknown;
  value?: Value;
}
interface DisplayCase {
  type: FieldType;
  value: Value;
  shown: string;
}
interface UnitCase extends DisplayCase {
  unit: object;
}
interface SubmitCase {
  type: FieldType;
  value: Value;
  sent?: Value;
}

// JSON widens the names of types to text; a wrong one fails its case.
const shared = cases as unknown as {
  parse: ParseCase[];
  display: DisplayCase[];
  submit: SubmitCase[];
  units: UnitCase[];
};
const parse = [...shared.parse, ...casesOfFields<ParseCase>('parse')];
const display = [...shared.display, ...casesOfFields<DisplayCase>('display')];
const submit = [...shared.submit, ...casesOfFields<SubmitCase>('submit')];

describe('What a field type reads', () => {
  test.each(parse.filter((one) => 'value' in one))('$type reads $raw as $value', ({ type, raw, value }) => {
    expect(fieldTypes[type].parse(raw)).toEqual(value);
  });

  test.each(parse.filter((one) => !('value' in one)))('$type cannot read $raw', ({ type, raw }) => {
    expect(fieldTypes[type].parse(raw)).toBeUndefined();
  });

  test.each(fieldTypeNames)('%s reads nothing as its empty value, which is not given', (type) => {
    const row = fieldTypes[type];
    expect(row.parse(undefined)).toEqual(row.empty);
    // Rows are judged by their number, none as well.
    expect(row.given(row.empty)).toBe(row.input === 'rows');
  });

  test('any JSON is read or refused, and what is read is read again as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldTypeNames), fc.jsonValue(), (type, raw) => {
        const value = fieldTypes[type].parse(raw);
        if (value !== undefined) expect(fieldTypes[type].parse(value)).toEqual(value);
      }),
    );
  });

  test('no number but a finite one is ever read', () => {
    fc.assert(
      fc.property(fc.constantFrom('number', 'currency'), fc.oneof(fc.double(), fc.string()), (type, raw) => {
        const value = fieldTypes[type].parse(raw);
        if (typeof value === 'number') expect(Number.isFinite(value) && Math.abs(value) < 1e15).toBe(true);
      }),
    );
  });
});

describe('How an answer reads', () => {
  test.each(display)('$type shows $value as "$shown"', ({ type, value, shown }) => {
    expect(fieldTypes[type].display(value, labelOf)).toBe(shown);
  });
});

describe('What stands beside an answer', () => {
  test.each(shared.units)('$type with $unit shows $value as "$shown"', ({ type, unit, value, shown }) => {
    const row = rowOf({ type, name: 'a', label: 'A', ...unit } as Field); // Of a type that has such keys.
    expect(row.display(value, labelOf)).toBe(shown);
    expect(row.submit(value)).toBe(fieldTypes[type].submit(value));
  });
});

describe('What is sent', () => {
  test.each(submit)('$type sends $value as $sent', ({ type, value, sent }) => {
    expect(fieldTypes[type].submit(value)).toEqual(sent);
  });
});

describe('The table', () => {
  test.each([
    ['read', parse],
    ['shown', display],
    ['sent', submit],
  ])('every field type has a case of what is %s', (_what, list) => {
    const covered = new Set<FieldType>(list.map(({ type }) => type));
    expect(fieldTypeNames.filter((name) => !covered.has(name))).toEqual([]);
  });
});
