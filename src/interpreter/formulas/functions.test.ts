import { knownTypes, type ValueType } from '../../language';
import { compileFormula } from './compileFormula';
import { functionNames } from './functionNames';
import { readsToday, signature, valuesIn } from './functions';

/** A formula that reads answers called as their types. */
const compiled = (formula: string) =>
  compileFormula(formula, {
    names: {
      get: (name) => ({ kind: 'field', type: name as ValueType }),
      all: () => knownTypes,
      rows: () => undefined,
      groupOf: () => undefined,
    },
    path: '',
    report: () => undefined,
  });

test.each(functionNames)('the function %s says in words what it takes', (name) => {
  const [, inside = ''] = /^\w+\((.*)\)$/.exec(signature(name)) ?? [];
  const parts = inside === '' ? [] : inside.split(', ');
  expect(parts.filter((part) => !/^\S{2}|^…$/.test(part))).toEqual([]);
});

test.each<[string, readonly ValueType[]]>([
  ['round(?)', ['number']],
  ['sum(1, ?)', ['number']],
  ['upper(?)', ['date', 'month', 'text']],
  ['year(?)', ['date', 'month']],
  ['code(?)', ['choice', 'text']],
  ['label(?)', ['choice', 'choices', 'text']],
  ["contains(?, 'a')", ['choices', 'text']],
  ["contains('a', ?)", ['date', 'month', 'text']],
  ['number(?)', ['choice', 'number', 'text']],
  ["concat('a', ?)", ['date', 'month', 'number', 'text']],
  ['count(?)', ['choices', 'rows']],
  ['formatDate(date, ?)', ['date', 'month', 'text']],
  ['json(?)', [...knownTypes].sort()],
  ['isEmpty(?)', [...knownTypes].sort()],
])('in %s may stand an answer of these types', (formula, taken) => {
  const fits = (type: ValueType): boolean => compiled(formula.replace('?', type)) !== undefined;
  expect(knownTypes.filter(fits).sort()).toEqual(taken);
});

test.each([
  ['age(date)', true],
  ['nikBirthDate(text) == date', true],
  ['1 + days(today(), date)', true],
  ['years(date, date)', false],
  ['nikIsFemale(text)', false],
  ['number + 1', false],
])('whether the result of %s changes with the day: %s', (formula, changes) => {
  expect(readsToday(compiled(formula)?.nodes ?? [])).toBe(changes);
});

test('the values in formulas are those written there, and samples of what functions read', () => {
  const nodes = ["text == 'a' && number > -2.5", 'nikIsFemale(text)', 'upper(text)'].flatMap(
    (formula) => compiled(formula)?.nodes ?? [],
  );
  expect(valuesIn(nodes)).toEqual(['a', 2.5, '3273014101900001']);
});
