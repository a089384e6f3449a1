import type { IssueCode } from '../issues';
import { type Condition, type ConditionItem, type Json, type Value, type ValueType } from '../../language';
import { meantConnector, meantOperator, operatorSpellings } from './aliases';
import connectorCases from './connectors.cases.json';
import { asEntry } from './named';
import { operatorNames } from './operators';
import cases from './operators.cases.json';
import { scopeOf, compiled, types } from './testing/compiled';

interface OperatorCase {
  name: string;
  left: string;
  operator: string;
  value?: Json;
  answers: Record<string, Json>;
  holds: boolean;
}

// Each case lists its own answers, which JSON types one by one.
const operatorCases = cases.operators as unknown as OperatorCase[];

describe('When a comparison holds', () => {
  test.each(operatorCases)('$name', ({ left, operator, value, answers, holds }) => {
    const { issues, result } = compiled([{ name: left, condition: operator, value }], types);
    expect(issues).toEqual([]);
    expect(result?.test(scopeOf(answers))).toBe(holds);
  });

  test.each(operatorNames)(
    'the operator %s has cases that hold and, on empty, cases for each kind',
    (name) => {
      expect(operatorCases.some(({ operator, holds }) => operator === name && holds)).toBe(true);
      expect(cases.onEmpty.cases.some(({ operator }) => operator === name)).toBe(true);
    },
  );
});

describe('A formula as a condition', () => {
  const adult = { formula: 'age(lahir) >= 17' };

  test.each([
    ['alone', adult, { lahir: '2009-03-01' }, true],
    ['a day too young', adult, { lahir: '2009-03-02' }, false],
    ['of what is empty', adult, {}, false],
    ['denied', { not: adult }, {}, true],
    [
      'in a group',
      { all: [adult, { name: 'nominal', condition: '>', value: 1 }] },
      { lahir: '2000-01-01', nominal: 2 },
      true,
    ],
    ['by the name of a condition', 'dewasa', { lahir: '2000-01-01' }, true],
  ] as const)('%s', (_, condition, answers, holds) => {
    const { issues, result } = compiled(condition, { lahir: 'date', nominal: 'number' }, { dewasa: adult });
    expect(issues).toEqual([]);
    expect(result?.test(scopeOf(answers))).toBe(holds);
    expect(result?.reads).toContain('lahir');
  });

  test('whose result is no yes or no is reported', () => {
    const { issues, result } = compiled({ formula: 'nominal + 1' }, { nominal: 'number' });
    expect(issues).toMatchObject([{ path: 'w.formula', code: 'formula' }]);
    expect(result).toBeUndefined();
  });

  test('keeps its own name where it is all that another one says', () => {
    const named = { adult: { any: [adult, adult] }, sah: 'adult' };
    const { result } = compiled('sah', { lahir: 'date' }, named);
    expect(result).toMatchObject({ label: 'sah', parts: [{ label: 'adult' }] });
  });

  test('that reads an unknown name is reported once, however often the named condition is used', () => {
    const { issues } = compiled(
      { all: ['salah', 'salah'] },
      { nominal: 'number' },
      { salah: { formula: 'nomnal > 1' } },
    );
    expect(issues.map(({ code }) => code)).toEqual(['unknown-name']);
  });
});

describe('What operators say of empties', () => {
  const empties: [string, Value][] = [
    ['undefined', undefined],
    ['null', null],
    ['the empty text', ''],
    ['the empty list', []],
    ['zero, which is not empty', 0],
    ['false, which is not empty', false],
  ];
  describe.each(cases.onEmpty.cases as { name: string; operator: string; value?: Json; holds: boolean[] }[])(
    '$name',
    (one) => {
      const { operator, value } = one;
      test.each(empties.map(([kind, empty], index) => ({ kind, empty, expected: one.holds[index] })))(
        '$kind',
        ({ empty, expected }) => {
          const { result } = compiled([{ name: 'apa', condition: operator, value }], types);
          expect(result?.test(scopeOf({ apa: empty }))).toBe(expected);
        },
      );
    },
  );
});

describe('Other spellings of operators', () => {
  test.each(cases.aliases)('$alias is $operator', ({ alias, operator }) => {
    const { result } = compiled([{ name: 'jumlah', condition: alias, value: 1 }], types);
    expect(result).toMatchObject({ operator });
  });

  test('each has a case', () => {
    const covered = [...operatorNames, ...cases.aliases.map(({ alias }) => alias)];
    expect([...operatorSpellings].sort()).toEqual(covered.sort());
  });
});

const truths: Record<string, ValueType> = { benar: 'boolean', salah: 'boolean' };

const truthScope = scopeOf({ benar: true, salah: false });

const truth = (holds: boolean): ConditionItem => ({ name: holds ? 'benar' : 'salah', condition: 'isTrue' });

const named: Record<string, Condition> = { t: [truth(true)], f: [truth(false)], dua: 't' };

describe('How conditions are joined', () => {
  test.each(connectorCases.lists)('$name', ({ items, holds }) => {
    const list = items.flatMap((word, index) =>
      index % 2 === 0 ? [{ ...truth(word === 'T'), nextCondition: items[index + 1] }] : [],
    );
    const both: Condition[] = [list, { all: [asEntry(list)] }];
    expect(both.map((one) => compiled(one, truths).result?.test(truthScope))).toEqual([holds, holds]);
  });

  // JSON widens the union of spellings.
  test.each(connectorCases.groups as { name: string; condition: Condition; holds: boolean }[])(
    '$name',
    ({ condition, holds }) => {
      expect(compiled(condition, truths, named).result?.test(truthScope)).toBe(holds);
    },
  );

  test('the names that it reads are each named once, those in braces too', () => {
    const { result } = compiled(
      { all: ['t', 't', { name: 'jumlah', condition: '>', value: '{batas}' }] },
      { ...types, ...truths },
      named,
    );
    expect(result?.reads).toEqual(['benar', 'jumlah', 'batas']);
  });
});

interface Refused {
  name: string;
  condition: Condition;
  path: string;
  code: IssueCode;
  received?: string;
  expected?: string;
  hint?: string;
}

describe('Conditions that are refused', () => {
  test.each(connectorCases.refused as Refused[])(
    '$name',
    ({ condition, path, code, received = '', expected = '', hint = '' }) => {
      const { issues } = compiled(condition, { ...types, ...truths }, named);
      expect(issues).toMatchObject([{ path, code }]);
      expect(issues[0]?.received).toContain(received);
      expect(issues[0]?.expected).toContain(expected);
      expect(issues[0]?.hint ?? '').toContain(hint);
    },
  );

  test('all that is wrong is reported at once', () => {
    const { issues } = compiled(
      [
        { name: 'x', condition: 'y' },
        { name: 'z', condition: 'isTrue' },
      ],
      truths,
    );
    expect(issues.map(({ path }) => path)).toEqual([
      'w[0].name',
      'w[0].condition',
      'w[0].nextCondition',
      'w[1].name',
    ]);
  });

  test('what is wrong in a named condition is said once, at its own place', () => {
    const broken: Record<string, Condition> = { rusak: [{ name: 'x', condition: 'isTrue' }] };
    const { issues } = compiled({ any: ['rusak', { not: 'rusak' }] }, truths, broken);
    expect(issues.map(({ path }) => path)).toEqual(['conditions.rusak[0].name']);
  });

  test('a cycle is named in order, also when the start is not in it', () => {
    const cyclic: Record<string, Condition> = {
      a: 'b',
      b: { all: ['c', 't'] },
      c: { not: 'b' },
      t: [truth(true)],
    };
    const { issues } = compiled('a', truths, cyclic);
    expect(issues).toMatchObject([
      { path: 'conditions.b', code: 'cycle', received: 'b → c → b', args: { names: ['b', 'c'] } },
    ]);
  });

  test('a condition that names itself is a cycle', () => {
    expect(compiled('a', truths, { a: 'a' }).issues[0]?.received).toBe('a → a');
  });

  test('many conditions that all name each other end in time', () => {
    const all = Array.from({ length: 25 }, (_, index) => `k${index}`);
    const knot = Object.fromEntries(all.map((name): [string, Condition] => [name, { any: all }]));
    expect(compiled('k0', truths, knot).issues.length).toBeLessThan(1000);
  });

  test('conditions that double each other are refused, and do not fill the memory', () => {
    const doubling: Record<string, Condition> = { d0: [truth(true)] };
    for (let index = 1; index < 30; index += 1)
      doubling[`d${index}`] = { all: [`d${index - 1}`, `d${index - 1}`] };
    expect(compiled('d29', truths, doubling).issues).toHaveLength(1);
  });

  test('2,000 comparisons are read, one more is refused, once', () => {
    const many = (count: number): Condition => ({ any: Array.from({ length: count }, () => truth(true)) });
    expect(compiled(many(2000), truths).issues).toEqual([]);
    expect(compiled(many(2010), truths).issues.map(({ code }) => code)).toEqual(['limit']);
    expect(compiled({ all: ['k', truth(true)] }, truths, { k: many(2000) }).issues).toHaveLength(1);
  });

  test('a chain of 32 named conditions is read, one more is refused', () => {
    const chain: Record<string, Condition> = { d1: [truth(true)] };
    for (let index = 2; index <= 33; index += 1) chain[`d${index}`] = `d${index - 1}`;
    expect(compiled('d32', truths, chain).issues).toEqual([]);
    expect(compiled('d33', truths, chain).issues.map(({ code }) => code)).toEqual(['limit']);
  });

  test('a chain of 5,000 named conditions is refused, and does not exhaust the stack', () => {
    const chain: Record<string, Condition> = { d0: [truth(true)] };
    for (let index = 1; index <= 5000; index += 1) chain[`d${index}`] = `d${index - 1}`;
    expect(compiled('d5000', truths, chain).issues).toHaveLength(1);
  });
});

test.each([
  ['=>', '>='],
  ['= >', '>='],
  ['=<', '<='],
  ['<>', '!='],
  ['><', '!='],
  ['=!', '!='],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['equal', 'equals'],
  ['zzzzzz', undefined],
  // A word that denies is never near the one that it denies: the opposite operator is meant.
  ['isNotEmpty', 'isFilled'],
  ['isnotempty', 'isFilled'],
  ["isn'tEmpty", 'isFilled'],
  ['notEmpty', 'isFilled'],
  ['nonEmpty', 'isFilled'],
  ['!isEmpty', 'isFilled'],
  ['isNotFilled', 'isEmpty'],
  ['unfilled', 'isEmpty'],
  ['tidakFilled', 'isEmpty'],
  ['isNotTrue', 'isFalse'],
  ['untrue', 'isFalse'],
  ['isNotFalse', 'isTrue'],
  ['notEqual', 'notEquals'],
  ['isNotEqual', 'notEquals'],
  ['unequals', 'notEquals'],
  ['nequals', 'notEquals'],
  ['neq', 'notEquals'],
  ['doesNotContain', 'notContains'],
  ['isNotIn', 'notIn'],
  ['notin', 'notIn'],
  ['nin', 'notIn'],
  ['!in', 'notIn'],
  ['notGreaterThan', 'atMost'],
  ['!>', 'atMost'],
  ['notLessThan', 'atLeast'],
  ['notAtLeast', 'lessThan'],
  ['notAtMost', 'greaterThan'],
  ['doesNotEqual', 'notEquals'],
  ['doNotIn', 'notIn'],
  ['notStartsWith', undefined],
  ['doesNotStartWith', undefined],
])('an operator %s was meant to be %s', (word, meant) => {
  expect(meantOperator(word)).toBe(meant);
});

test.each([
  ['an', 'and'],
  ['OOR', 'or'],
  ['nor', undefined],
  ['nand', undefined],
  ['xor', undefined],
])('a connector %s was meant to be %s', (word, meant) => {
  expect(meantConnector(word)).toBe(meant);
});

test.each<[ValueType, string]>([
  ['text', 'teks, atau "{nama}"'],
  ['number', 'angka, atau "{nama}"'],
  ['date', 'tanggal YYYY-MM-DD, atau "{nama}"'],
  ['month', 'bulan YYYY-MM, atau "{nama}"'],
  ['boolean', 'true atau false, atau "{nama}"'],
  ['choice', 'kode pilihan, atau "{nama}"'],
])('of an answer of type %s an editor is told what it is compared with: %s', (type, expected) => {
  const wrong: ConditionItem = { name: 'a', condition: 'equals', value: { salah: true } };
  expect(compiled([wrong], { a: type }).issues.map((issue) => issue.expected)).toEqual([expected]);
});

test.each(['in', 'notIn'])('the operator %s takes no list with something empty in it', (condition) => {
  const { issues } = compiled([{ name: 'a', condition, value: ['A', ''] }], { a: 'text' });
  expect(issues).toMatchObject([{ path: 'w[0].value', code: 'value-type', received: '["A",""]' }]);
});

test.each<[string, Json | undefined, string | undefined]>([
  ['in', 'A', 'Untuk satu nilai pakai "equals", atau tulis daftar sesudah "in".'],
  ['in', [{ salah: true }], undefined],
  ['equals', { salah: true }, undefined],
  ['greaterThan', '', 'Untuk jawaban yang kosong pakai "isEmpty" tanpa nilai.'],
  ['equals', undefined, 'Untuk jawaban yang kosong pakai "isEmpty" tanpa nilai.'],
  ['in', null, 'Untuk jawaban yang kosong pakai "isEmpty" tanpa nilai.'],
])(
  'of a value that does not fit an editor is told what to write instead: %s %j',
  (condition, value, hint) => {
    const { issues } = compiled([{ name: 'n', condition, value }], { n: 'number' });
    expect(issues.map((issue) => [issue.code, issue.hint])).toEqual([['value-type', hint]]);
  },
);
