import fc from 'fast-check';
import { parseFormula } from '../../../interpreter';
import { definitionTexts } from '../../definitionTexts';
import {
  comparators,
  readComparison,
  readOperand,
  units,
  writtenBound,
  writtenComparison,
  writtenOperand,
  type Operand,
} from './expressions';

test.each<[string, Operand]>([
  ['today()', { kind: 'moved', by: 0, unit: 'days' }],
  ['addYears(today(), -17)', { kind: 'moved', by: -17, unit: 'years' }],
  ['addMonths( today() ,3)', { kind: 'moved', by: 3, unit: 'months' }],
  ['addDays(mulai, 1)', { kind: 'moved', from: 'mulai', by: 1, unit: 'days' }],
  ['addDays(addYears(today(), -61), 1)', { kind: 'oldest', years: 60 }],
  ['2030-12-31', { kind: 'day', day: '2030-12-31' }],
  ["'2030-12-31'", { kind: 'day', day: '2030-12-31' }],
  ['lahir', { kind: 'answer', name: 'lahir' }],
  ['age(lahir)', { kind: 'age', name: 'lahir' }],
  ['count(anak)', { kind: 'count', name: 'anak' }],
  ['sum(anak.bagian)', { kind: 'column', rows: 'anak', column: 'bagian' }],
  ['sum(a, b, c)', { kind: 'total', names: ['a', 'b', 'c'] }],
  ['-2.5', { kind: 'number', value: -2.5 }],
  ["'it\\'s'", { kind: 'text', value: "it's" }],
])('%s is said in words', (formula, operand) => {
  expect(readOperand(formula)).toEqual(operand);
});

test.each([
  'a + b',
  'addYears(addYears(today(), -1), -2)',
  'addDays(today(), n)',
  'addDays(today(), 1.5)',
  'addDays(today(), 0)',
  'addDays(today())',
  'sum(a)',
  'sum(a, 2)',
  'sum(anak[0].bagian)',
  'min(a, b)',
  'age(age(lahir))',
  'today(1)',
  'a ? b : c',
  'true',
  'addYears(today(), ',
  '2030-13-01 x',
  '',
])('%s stays a formula', (formula) => {
  expect(readOperand(formula)).toBeUndefined();
});

test.each(['a && b', 'a < b < c', 'a + 1 < b', '!a', 'a', 'every(rows.a > 1)', 'a <'])(
  '%s is no plain comparison',
  (formula) => {
    expect(readComparison(formula)).toBeUndefined();
  },
);

const name = fc.constantFrom('nama', 'tanggalLahir', 'x1');
const years = fc.integer({ min: 1, max: 150 });
const operands = fc.oneof<fc.Arbitrary<Operand>[]>(
  fc.record({ kind: fc.constantFrom('answer', 'code', 'age', 'count'), name }),
  fc.record({ kind: fc.constant('column'), rows: name, column: name }),
  fc.record({ kind: fc.constant('total'), names: fc.array(name, { minLength: 2, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('number'), value: fc.integer() }),
  fc.record({
    kind: fc.constant('text'),
    value: fc.string().filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text)),
  }),
  fc.record({ kind: fc.constant('day'), day: fc.constantFrom('2030-12-31', '1990-02-28') }),
  fc.constant<Operand>({ kind: 'moved', by: 0, unit: 'days' }),
  fc.record({
    kind: fc.constant('moved'),
    by: fc.oneof(
      years,
      years.map((one) => -one),
    ),
    unit: fc.constantFrom(...units),
  }),
  fc.record({
    kind: fc.constant('moved'),
    from: name,
    by: fc.oneof(
      years,
      years.map((one) => -one),
    ),
    unit: fc.constantFrom(...units),
  }),
  fc.record({ kind: fc.constant('oldest'), years }),
);

test('whatever is said in words is written as a formula that is read as the same', () => {
  fc.assert(
    fc.property(operands, operands, fc.constantFrom(...comparators), (left, right, comparator) => {
      expect(readOperand(writtenOperand(left))).toEqual(left);
      expect(readOperand(writtenBound(left))).toEqual(left);
      const compared = { left, comparator, right };
      expect(readComparison(writtenComparison(compared))).toEqual(compared);
    }),
  );
});

test('a shipped formula that is shown in words is written as what it was', () => {
  const formulas = [...definitionTexts().values()].flatMap((text) =>
    [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([quoted]) => JSON.parse(quoted) as string),
  );
  const said = formulas.flatMap((formula) => {
    const operand = readOperand(formula);
    const compared = readComparison(formula);
    if (compared) return [[formula, writtenComparison(compared)] as const];
    return operand && /\(/.test(formula) ? [[formula, writtenOperand(operand)] as const] : [];
  });
  expect(said.length).toBeGreaterThan(10);
  for (const [before, after] of said) expect(parseFormula(after)).toEqual(parseFormula(before));
});
