import type { Issue } from '../issues';
import { type Json, type Value, type ValueType, knownTypes } from '../../language';
import type { Names, Scope } from '../scope';
import { explained } from '../testing/explained';
import cases from './formulas.cases.json';
import { binaryNames, unaryNames } from './parse';
import { wholeFormula } from './textParts';
import { type CompiledText, type FormulaEnv, typeWords } from './types';
import { formulaWithNames, textWithNames, type NameOf } from './textParts';
import { compileFormula, compileTemplate, compileText } from './compileFormula';
import { functionNames, readsToday, signature, valuesIn } from './functions';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

// V8's own way to count: a regular expression that gives up after so many steps back.
setFlagsFromString('--allow-natives-syntax');
const limited = runInThisContext(
  '(source, flags, most) => %NewRegExpWithBacktrackLimit(source, flags, most)',
) as (source: string, flags: string, mostStepsBack: number) => RegExp;

/**
 * Does something, and gives how often a regular expression was matched meanwhile. A match that goes back more often than
 * `mostStepsBack` times finds nothing. Together they bound the time of a text, on any machine.
 */
function countMatches(mostStepsBack: number, work: () => void): number {
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec');
  if (!own) throw new Error('RegExp has no exec');
  const exec = own.value as RegExp['exec'];
  const twins = new Map<string, RegExp>();
  let matches = 0;
  const count = function (this: RegExp, text: string): RegExpExecArray | null {
    matches += 1;
    const twin = twins.get(String(this)) ?? limited(this.source, this.flags, mostStepsBack);
    twins.set(String(this), twin);
    twin.lastIndex = this.lastIndex;
    const found = exec.call(twin, text);
    this.lastIndex = twin.lastIndex;
    return found;
  };
  Object.defineProperty(RegExp.prototype, 'exec', { ...own, value: count });
  try {
    work();
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', own);
  }
  return matches;
}

describe('formulas', () => {
  interface Case {
    name: string;
    formula: string;
    answers?: Record<string, Json>;
    extras?: Record<string, unknown>;
    inBody?: boolean;
    result: Json;
  }

  const types = new Map(Object.entries(cases.names)) as ReadonlyMap<string, ValueType>; // JSON widens the types to text.
  const columns = new Map(Object.entries(cases.columns)) as ReadonlyMap<string, ValueType>; // As above.
  const scores = new Map(
    Object.entries(cases.scores).map(([name, byCode]) => [name, new Map(Object.entries(byCode))]),
  );
  const names: Names = {
    get: (name) => {
      const type = types.get(name);
      return type && { kind: type === 'unknown' ? 'value' : 'field', type, scores: scores.get(name) };
    },
    all: () => [...types.keys()],
    rows: (group) =>
      types.get(group) === 'rows' ? { slots: 3, columns: [...columns.keys()], inRow } : undefined,
    groupOf: (name) => (columns.has(name) ? 'anak' : undefined),
  };

  function inRow(slot: number): Names {
    return {
      ...names,
      get: (name) => {
        const type = columns.get(name);
        const info = { kind: 'field', scores: scores.get(name), answer: `anak.${slot}.${name}` } as const;
        return type ? { ...info, type } : names.get(name);
      },
    };
  }

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
    const env: FormulaEnv = {
      names,
      path: 'compute',
      report: (path, problem) => {
        const { expected, hint } = problem;
        // A formula may be empty: then nothing stood there.
        explained([{ expected, hint }]);
        issues.push({ path, ...problem });
      },
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
        code = 'formula',
        received = '',
        expected = '',
        hint = '',
      }: {
        formula: string;
        code?: string;
        received?: string;
        expected?: string;
        hint?: string | null;
      }) => {
        const { env, issues } = envOf();
        expect(compileFormula(formula, env)).toBeUndefined();
        expect(issues).toHaveLength(1);
        expect(issues[0]).toMatchObject({ path: 'compute', code });
        expect(issues[0]?.received).toContain(received);
        expect(issues[0]?.expected).toContain(expected);
        expect(issues[0]?.hint ?? '').toContain(hint ?? '');
        if (hint === null) expect(issues[0]?.hint).toBeUndefined();
      },
    );

    test('all that is wrong is reported at once', () => {
      const { env, issues } = envOf();
      compileFormula('terbilang(lahir) + nominl + terbilan(1)', env);
      expect(issues.map(({ received }) => received)).toEqual(['lahir (tanggal)', '"nominl"', 'terbilan(…)']);
    });

    test.each([
      ['long', '1+'.repeat(2000) + '1', 'limit'],
      ['a long chain', '1+'.repeat(500) + '1', 'formula'],
      ['deep in brackets', '('.repeat(900) + '1' + ')'.repeat(900), 'formula'],
      ['deep in minuses', '- '.repeat(900) + '1', 'formula'],
      ['deep in choices', '1?1:'.repeat(400) + '1', 'formula'],
      ['deep in parts', `response${'.a'.repeat(900)}`, 'formula'],
      ['open in many brackets', '('.repeat(1999), 'formula'],
    ])('a formula that is %s is refused and does no harm', (_, formula, code) => {
      const { env, issues } = envOf({ extras: ['response'] });
      expect(compileFormula(formula, env)).toBeUndefined();
      expect(issues.map((issue) => issue.code)).toEqual([code]);
    });

    test.each([
      ['2,000 letters', `'${'a'.repeat(1998)}'`, `'${'a'.repeat(1999)}'`],
      ['100 storeys', `1${'+1'.repeat(99)}`, `1${'+1'.repeat(100)}`],
      ['40 brackets', `${'('.repeat(40)}1${')'.repeat(40)}`, `${'('.repeat(41)}1${')'.repeat(41)}`],
      ['40 choices', `${'1?1:'.repeat(40)}1`, `${'1?1:'.repeat(41)}1`],
    ])('a formula of %s is read, one of more is refused', (_, most, more) => {
      const { env, issues } = envOf();
      expect(compileFormula(most, env)).toBeDefined();
      expect(issues).toEqual([]);
      expect(compileFormula(more, env)).toBeUndefined();
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
    extras?: Record<string, Json>;
  }

  describe('Texts for readers', () => {
    test.each(cases.texts as (TextCase & { shown: string })[])(
      '$name',
      ({ text, answers, extras, shown }) => {
        const { env, issues } = envOf({ extras: Object.keys(extras ?? {}) });
        const compiled = compileText(text, env);
        expect(issues).toEqual([]);
        expect(compiled?.render(scopeOf(answers, extras))).toBe(shown);
        expect(compiled?.constant).toBe(compiled?.reads.length === 0 && !extras && !text.includes('{concat'));
      },
    );

    test('only what formulas insert is escaped', () => {
      const { env } = envOf();
      const escape = (text: string): string => text.replaceAll('<', '&lt;');
      const rendered = compileText('<b>{nama}</b>', { ...env, escape })?.render(scopeOf({ nama: '<i>' }));
      expect(rendered).toBe('<b>&lt;i></b>');
    });

    test.each([
      ['an open brace', 'Halo {nama', 'kurung kurawal penutup sesudah rumus'],
      ['a broken formula', 'Halo {nama +}', 'rumus yang lengkap'],
      ['an empty formula', 'Halo {}', 'sebuah rumus'],
    ])('%s is reported', (_, text, expected) => {
      const { env, issues } = envOf();
      expect(compileText(text, env)).toBeUndefined();
      expect(issues).toMatchObject([{ code: 'formula', expected }]);
    });

    test.each([
      ['a brace', (length: number) => `{${'a'.repeat(length)}`],
      ['a brace and a quote', (length: number) => `{'${'a'.repeat(length)}`],
      ['a brace before quotes only', (length: number) => `{${"'".repeat(length)}`],
    ])('a text in which %s stays open is looked over once, however long', (_, textOf) => {
      const matchesFor = (length: number): number => {
        const { env, issues } = envOf();
        const matches = countMatches(5 * length + 100, () => compileText(textOf(length), env));
        expect(issues).toMatchObject([{ expected: 'kurung kurawal penutup sesudah rumus' }]);
        return matches;
      };
      expect(matchesFor(100_000)).toBe(matchesFor(100));
    });

    test('each of very many braces is looked at once', () => {
      const many = 30_000;
      let text: CompiledText | undefined;
      const matches = countMatches(30, () => {
        text = compileText('}{{'.repeat(many), envOf().env);
      });
      expect(matches).toBeLessThan(2 * many + 10);
      expect(text?.render(scopeOf())).toBe('}{'.repeat(many));
    });
  });

  test.each(cases.templates as (TextCase & { sent: string })[])(
    'Texts for the back end: $name',
    ({ text, answers, sent }) => {
      const { env } = envOf();
      const template = compileTemplate(text, env);
      expect(template?.render(scopeOf(answers))).toBe(sent);
    },
  );

  test.each(cases.whole)('Texts that are wholly one formula: $name', ({ text, formula }) => {
    expect(wholeFormula(text) ?? null).toBe(formula);
  });

  test('every type of value has a name of its own for people', () => {
    const words = Object.values(typeWords);
    expect(words).not.toContain('');
    expect(new Set(words).size).toBeGreaterThan(5);
  });
});

describe('withNames', () => {
  const longer: NameOf = (name, owner) =>
    (owner === undefined && name === 'nama') || (owner === 'waris' && name === 'bagian')
      ? `${name}Baru`
      : name;

  test.each([
    ['nama', 'namaBaru'],
    ["upper( nama )+'nama'", "upper( namaBaru )+'nama'"],
    ['nama (nama) + nama', 'nama (namaBaru) + namaBaru'],
    ['response.nama + namaIbu', 'response.nama + namaIbu'],
    ['sum(waris . bagian) > bagian', 'sum(waris . bagianBaru) > bagian'],
    ['nama == "a\\"nama" ? 1.5e3 : nama', 'namaBaru == "a\\"nama" ? 1.5e3 : namaBaru'],
  ])('the formula %s becomes %s', (formula, is) => {
    expect(formulaWithNames(formula, longer)).toBe(is);
  });

  test.each([
    ['Halo {nama}, nama Anda', 'Halo {namaBaru}, nama Anda'],
    ["{{nama}} {concat(nama, '}')}", "{{nama}} {concat(namaBaru, '}')}"],
    ['{nama', '{nama'],
  ])('the text %s becomes %s', (text, is) => {
    expect(textWithNames(text, longer)).toBe(is);
  });
});

describe('functions', () => {
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
});
