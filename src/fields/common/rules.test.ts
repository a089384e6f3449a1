import fc from 'fast-check';
import { contains } from '../../language/characterClass';
import { parseRulePattern, ruleNames, type Rule } from '../../language';
import { readText } from './readText';
import { applyCase, compileRule, fitsRule } from './rules';
import cases from './rules.cases.json';

interface FilterCase {
  name: string;
  rule: Rule;
  text: string;
  kept: string;
}

// JSON widens the names of rules to text; a name that is none fails its case loudly.
const filters = cases.filters as FilterCase[];

const applyRule = (rule: Rule, text: string): string => readText(text, { rule, grouped: true }).text;

describe('What a rule lets through', () => {
  test.each(filters)('$name', ({ rule, text, kept }) => {
    expect(applyRule(rule, text)).toBe(kept);
    expect(fitsRule(rule, text)).toBe(text.normalize('NFC') === kept);
    expect(fitsRule(rule, kept)).toBe(true);
  });

  test('every named rule has a case', () => {
    const covered = new Set(filters.map(({ rule }) => rule));
    expect(ruleNames.filter((name) => !covered.has(name))).toEqual([]);
  });

  test('filtering any text gives one that fits, and filtering it again changes nothing', () => {
    const rules: Rule[] = [...ruleNames, { characters: 'A-Z0-9/' }, { characters: '\\w\\s' }];
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string({ unit: 'binary' }), (rule, text) => {
        const kept = applyRule(rule, text);
        return fitsRule(rule, kept) && applyRule(rule, kept) === kept;
      }),
    );
  });

  test('a class means what a regular expression says that it means', () => {
    const classes = ['A-Z0-9/', '-a', 'a-c-', '\\d\\s', '\\w.', ' -~', '\\-\\]', '0-9-x'];
    fc.assert(
      fc.property(
        fc.constantFrom(...classes),
        fc.string({ unit: 'binary', maxLength: 1 }),
        (characters, text) => {
          fc.pre(text.length > 0 && text.normalize('NFC') === text);
          return (
            fitsRule({ characters }, text) ===
            new RegExp(`^[${characters.replace('0-9-x', '0-9\\-x')}]+$`, 'u').test(text)
          );
        },
      ),
    );
  });
});

describe('Characters that are no class', () => {
  test.each(cases.refusedClasses)('%j is refused', (characters) => {
    expect(compileRule({ characters })).toBeUndefined();
    expect(() => applyRule({ characters }, 'a')).toThrow('no character class');
  });

  test('no class makes filtering slow: of 2^15 - 1 ranges at most 15 are looked at', () => {
    const ranges = Array.from({ length: 2 ** 15 - 1 }, (_, index) => [2 * index, 2 * index] as const);
    let looks = 0;
    const watched = new Proxy(ranges, {
      get: (target, key) => {
        if (key !== 'length') looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    for (const point of [-1, 0, 1, 30_000, 30_001, 2 ** 16 - 4, 2 ** 16]) {
      looks = 0;
      expect(contains(watched, point)).toBe(ranges.some(([first]) => first === point));
      expect(looks).toBeLessThanOrEqual(15);
    }
  });

  test('a class of very many characters filters a long text', () => {
    const characters = Array.from({ length: 10_000 }, (_, index) => String.fromCodePoint(0x4e00 + 2 * index));
    const text = `ab${characters[9999] ?? ''}`.repeat(10_000);
    expect(applyRule({ characters: characters.join('') }, text)).toBe(characters[9999]?.repeat(10_000));
  });
});

describe('Patterns of the CMS', () => {
  test.each(cases.patterns)('$pattern is the class $characters', ({ pattern, characters }) => {
    expect(parseRulePattern(pattern)).toEqual({ characters });
  });

  test.each(cases.refusedPatterns)('%j cannot be said as a rule', (pattern) => {
    expect(parseRulePattern(pattern)).toBeUndefined();
  });
});

describe('Letter case', () => {
  test.each(cases.letterCases)('$name', ({ case: letterCase, text, turned }) => {
    expect(applyCase(letterCase === 'upper' ? 'upper' : 'lower', text)).toBe(turned);
  });

  test('turning twice is turning once', () => {
    fc.assert(
      fc.property(fc.constantFrom('upper', 'lower'), fc.string({ unit: 'binary' }), (letterCase, text) => {
        const once = applyCase(letterCase, text);
        return applyCase(letterCase, once) === once;
      }),
    );
  });
});
