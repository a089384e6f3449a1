import type { Issue } from '../issues';
import type { Json, Value } from '../language';
import type { Names, Scope, ValueType } from '../scope';
import cases from './formulas.cases.json';
import { compileFormula, compileTemplate, compileText, functionNames, wholeFormula } from './index';
import { binaryNames, unaryNames } from './operatorNames';
import type { FormulaEnv } from './types';

interface Case {
  name: string;
  formula: string;
  answers?: Record<string, Json>;
  extras?: Record<string, unknown>;
  inBody?: boolean;
  result: Json;
}

const types = new Map(Object.entries(cases.names)) as ReadonlyMap<string, ValueType>; // JSON widens the types to text.
const names: Names = {
  get: (name) => {
    const type = types.get(name);
    return type && { kind: type === 'unknown' ? 'value' : 'field', type };
  },
  all: () => [...types.keys()],
};

function scopeOf(answers: Record<string, Value> = {}, extras?: Record<string, unknown>): Scope {
  return {
    read: (name) => answers[name],
    today: '2026-03-01',
    extras,
    answers: (stages) => ({ stages }),
  };
}

function envOf(options: Partial<FormulaEnv> = {}): { env: FormulaEnv; issues: Issue[] } {
  const issues: Issue[] = [];
  const env = {
    names,
    path: 'compute',
    report: (path: string, problem: object) => issues.push({ path, ...problem } as Issue),
  };
  return { env: { ...env, ...options }, issues };
}

function run({ formula, answers, extras, inBody }: Omit<Case, 'result'>, kosong?: Value): Value {
  const { env, issues } = envOf({ extras: Object.keys(extras ?? {}), inBody });
  const compiled = compileFormula(formula, env);
  expect(issues).toEqual([]);
  return compiled?.evaluate(scopeOf({ ...answers, kosong }, extras)) ?? null;
}

// JSON widens the cases; the test of each fails loudly when one is not as it should be.
const results = cases.results as Case[];
const empties = cases.empties as Case[];

describe('What a formula gives', () => {
  test.each(results)('$name', (one) => {
    expect(run(one)).toEqual(one.result);
  });

  const kinds: [string, Value][] = [
    ['undefined', undefined],
    ['null', null],
    ['the empty text', ''],
    ['the empty list', []],
  ];
  describe.each(kinds)('when an operand is %s', (_, empty) => {
    test.each(empties)('$name', (one) => {
      expect(run(one, empty)).toEqual(one.result);
    });
  });

  test.each(cases.types)('$name', ({ formula, type }) => {
    const { env } = envOf();
    expect(compileFormula(formula, env)?.type).toBe(type);
  });

  const uses = (list: readonly Case[], word: string): boolean =>
    list.some(({ formula }) => formula.includes(word));

  test.each(functionNames)('the function %s has cases', (name) => {
    expect(uses(results, `${name}(`)).toBe(true);
    expect(name === 'today' || uses(empties, `${name}(`)).toBe(true);
  });

  test.each([...binaryNames, ...unaryNames])('the operator %s has cases, on empty too', (name) => {
    expect(uses(results, name)).toBe(true);
    expect(uses(empties, name)).toBe(true);
  });
});

describe('Formulas that are refused', () => {
  test.each(cases.refused)(
    '$name',
    ({
      formula,
      received = '',
      expected = '',
      hint = '',
    }: {
      formula: string;
      received?: string;
      expected?: string;
      hint?: string;
    }) => {
      const { env, issues } = envOf();
      expect(compileFormula(formula, env)).toBeUndefined();
      expect(issues).toHaveLength(1);
      expect(issues[0]?.path).toBe('compute');
      expect(issues[0]?.received).toContain(received);
      expect(issues[0]?.expected).toContain(expected);
      expect(issues[0]?.hint ?? '').toContain(hint);
    },
  );

  test('all that is wrong is reported at once', () => {
    const { env, issues } = envOf();
    compileFormula('terbilang(lahir) + nominl + terbilan(1)', env);
    expect(issues.map(({ received }) => received)).toEqual(['lahir (tanggal)', '"nominl"', 'terbilan(…)']);
  });

  test.each([
    ['long', '1+'.repeat(2000) + '1'],
    ['a long chain', '1+'.repeat(500) + '1'],
    ['deep in brackets', '('.repeat(900) + '1' + ')'.repeat(900)],
    ['deep in minuses', '- '.repeat(900) + '1'],
    ['deep in choices', '1?1:'.repeat(400) + '1'],
    ['deep in parts', `response${'.a'.repeat(900)}`],
    ['open in many brackets', '('.repeat(1999)],
  ])('a formula that is %s is refused and does no harm', (_, formula) => {
    const { env, issues } = envOf({ extras: ['response'] });
    expect(compileFormula(formula, env)).toBeUndefined();
    expect(issues).toHaveLength(1);
  });

  test('parsing one formula leaves nothing behind for the next', () => {
    const { env } = envOf();
    compileFormula('nama === 1', env);
    compileFormula('~nominal', env);
    expect(run({ name: '', formula: '1 + 2' })).toBe(3);
  });
});

describe('What a formula reads', () => {
  test('each name once, constants and values too, extras not', () => {
    const { env } = envOf({ extras: ['response'] });
    expect(compileFormula('nominal + nominal * bunga + apa + response.x', env)?.reads).toEqual([
      'nominal',
      'bunga',
      'apa',
    ]);
  });

  test('only the branch that is chosen', () => {
    const { env } = envOf();
    const seen: string[] = [];
    const scope: Scope = {
      today: '2026-03-01',
      read: (name) => {
        seen.push(name);
        return name === 'setuju';
      },
    };
    for (const formula of [
      'setuju ? 1 : nominal',
      'if(setuju, 1, nominal)',
      'setuju || nominal',
      '!setuju && nominal',
    ]) {
      compileFormula(formula, env)?.evaluate(scope);
    }
    expect(seen).toEqual(['setuju', 'setuju', 'setuju', 'setuju']);
  });
});

interface TextCase {
  name: string;
  text: string;
  answers?: Record<string, Json>;
}

describe('Texts for readers', () => {
  test.each(cases.texts as (TextCase & { shown: string })[])('$name', ({ text, answers, shown }) => {
    const { env, issues } = envOf();
    const compiled = compileText(text, env);
    expect(issues).toEqual([]);
    expect(compiled?.render(scopeOf(answers))).toBe(shown);
    expect(compiled?.constant).toBe(compiled?.reads.length === 0 && !text.includes('{concat'));
  });

  test('only what formulas insert is escaped', () => {
    const { env } = envOf();
    const escape = (text: string): string => text.replaceAll('<', '&lt;');
    const rendered = compileText('<b>{nama}</b>', env)?.render(scopeOf({ nama: '<i>' }), escape);
    expect(rendered).toBe('<b>&lt;i></b>');
  });

  test('a part of a response keeps its pipe', () => {
    const { env } = envOf({ extras: ['response'] });
    expect(
      compileText('{response.message}', env)?.render(scopeOf({}, { response: { message: 'a|b' } })),
    ).toBe('a|b');
  });

  test.each([
    ['an open brace', 'Halo {nama', 'kurung kurawal penutup sesudah rumus'],
    ['a broken formula', 'Halo {nama +}', 'rumus yang lengkap'],
    ['an empty formula', 'Halo {}', 'sebuah rumus'],
  ])('%s is reported', (_, text, expected) => {
    const { env, issues } = envOf();
    expect(compileText(text, env)).toBeUndefined();
    expect(issues.map((issue) => issue.expected)).toEqual([expected]);
  });

  test('a text of 100 kB with one brace, quoted or not, is looked over in time', () => {
    const started = performance.now();
    for (const text of [
      `{${'a'.repeat(1e5)}`,
      `{'${'a'.repeat(1e5)}`,
      `{${"'".repeat(1e5)}`,
      '}{{'.repeat(3e4),
    ]) {
      compileText(text, envOf().env);
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('Texts for the back end', () => {
  test.each(cases.templates as (TextCase & { sent: string; ready: boolean })[])(
    '$name',
    ({ text, answers, sent, ready }) => {
      const { env } = envOf();
      const template = compileTemplate(text, env);
      expect(template?.render(scopeOf(answers))).toBe(sent);
      expect(template?.isReady(scopeOf(answers))).toBe(ready);
    },
  );
});

describe('Texts that are wholly one formula', () => {
  test.each(cases.whole)('$name', ({ text, formula }) => {
    expect(wholeFormula(text) ?? null).toBe(formula);
  });
});
