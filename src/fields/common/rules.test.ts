import fc, { holds } from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import { parseRulePattern, ruleNames, type Rule, formatNames } from '../../language';
import { readText } from './readText';
import { applyCase, compileRule, fitsRule } from './rules';
import cases from './rules.cases.json';
import formatCases from './formats.cases.json';
import { compileFormat } from './formats';
import { editRaw, type Typed } from './rawText';

interface FilterCase {
  name: string;
  rule: Rule;
  text: string;
  kept: string;
}

// JSON widens the names of rules to text; a name that is none fails its case loudly.
const filters = cases.filters as FilterCase[];

test('a slash that became a stroke is not among the signs that were left out', () => {
  const read = readText('RT 02/RW 03 (A)', { rule: 'restricted' });
  expect([read.text, read.replaced, read.left]).toEqual(['RT 02-RW 03 A', ['/'], ['(', ')']]);
});

test.each([
  ['0812 / 0855', 'digits', true],
  ['0812 atau 0855', 'digits', true],
  ['0812-34 / 0855', 'digits', true],
  ['0812.a.55', 'digits', false],
  ['1,2', { characters: 'A-Z0-9' }, false],
] as const)('%j by %j may be two numbers: %j', (text, rule, glued) => {
  const read = readText(text, { rule, grouped: true });
  expect([read.lost.length, read.glued]).toEqual([1, glued]);
});

const applyRule = (rule: Rule, text: string): string => readText(text, { rule, grouped: true }).text;

describe('What a rule lets through', () => {
  test.each(filters)('$name', ({ rule, text, kept }) => {
    expect(applyRule(rule, text)).toBe(kept);
    expect(fitsRule(rule, text)).toBe(text.normalize('NFC') === kept);
    expect(fitsRule(rule, kept)).toBe(true);
  });

  test.each([
    ['letters', { Ab1: true, '1Ab': false, É1: true, '-A': false, '': true, 𝐀1: false }],
    ['digits', { '1A': true, A1: false, '٣A': false }],
  ] as const)('with a first character of %s', (first, texts) => {
    const rule: Rule = { characters: 'A-Za-z0-9É-', first };
    for (const [text, fits] of Object.entries(texts))
      expect([text, fitsRule(rule, text)]).toEqual([text, fits]);
  });

  test('every named rule has a case', () => {
    const covered = new Set(filters.map(({ rule }) => rule));
    expect(ruleNames.filter((name) => !covered.has(name))).toEqual([]);
  });

  test('filtering any text gives one that fits, and filtering it again changes nothing', () => {
    const rules: Rule[] = [...ruleNames, { characters: 'A-Z0-9/' }, { characters: '\\w\\s' }];
    holds(fc.constantFrom(...rules), fc.string({ unit: 'binary' }), (rule, text) => {
      const kept = applyRule(rule, text);
      return fitsRule(rule, kept) && applyRule(rule, kept) === kept;
    });
  });

  test('a class means what a regular expression says that it means', () => {
    const classes = ['A-Z0-9/', '-a', 'a-c-', '\\d\\s', '\\w.', ' -~', '\\-\\]', '0-9-x'];
    holds(fc.constantFrom(...classes), fc.string({ unit: 'binary', maxLength: 1 }), (characters, text) => {
      fc.pre(text.length > 0 && text.normalize('NFC') === text);
      return (
        fitsRule({ characters }, text) ===
        new RegExp(`^[${characters.replace('0-9-x', '0-9\\-x')}]+$`, 'u').test(text)
      );
    });
  });
});

describe('Characters that are no class', () => {
  test.each(cases.refusedClasses)('%j is refused', (characters) => {
    expect(compileRule({ characters })).toBeUndefined();
    expect(() => applyRule({ characters }, 'a')).toThrow('no character class');
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
    holds(fc.constantFrom('upper', 'lower'), fc.string({ unit: 'binary' }), (letterCase, text) => {
      const once = applyCase(letterCase, text);
      return applyCase(letterCase, once) === once;
    });
  });
});

interface Case {
  format: string | readonly string[];
  text: string;
  /** Left out: the text does not fit. */
  value?: string;
}

const complete: readonly Case[] = formatCases.complete;

const draw: readonly Case[] = formatCases.draw;

describe('Formats', () => {
  test.each(complete)('$format reads $text', ({ format, text, value }) => {
    expect(compileFormat(format)?.complete(text)).toBe(value);
  });

  test.each(draw)('$format draws $text', ({ format, text, value }) => {
    expect(compileFormat(format)?.draw(text)).toBe(value);
  });

  test.each(formatNames)('%s has an example that fits, of characters that may be typed', (name) => {
    const format = compileFormat(name);
    expect(format?.complete(format.example)).toBe(format?.example);
    expect(format && compileRule(format.rule)).toBeDefined();
  });

  test('letters become capitals where every format wants them, and a pattern has no name', () => {
    const formats = ['swift', ['swift', 'A9*']].map(compileFormat);
    expect(formats.map((format) => format?.letters)).toEqual(['upper', undefined]);
    expect(['swift', 'A9*'].map((format) => compileFormat(format)?.name)).toEqual(['swift', undefined]);
  });

  test.each(['', 'npwpp', '--', '9\\'])('%j is no format', (pattern) => {
    expect(compileFormat(pattern)).toBeUndefined();
  });

  test('a completed text is complete, and drawing again changes nothing', () => {
    const pattern = fc.array(fc.constantFrom('9', 'A', '*', '.', '-', ' ', '\\9'), {
      minLength: 1,
      maxLength: 8,
    });
    const typed = fc.string({ unit: fc.constantFrom(...'0123abXY.- 9'), maxLength: 10 });
    holds(pattern, typed, (parts, text) => {
      const format = compileFormat(parts.join(''));
      if (!format) return;
      const full = format.complete(text);
      if (full !== undefined) expect(format.complete(full)).toBe(full);
      expect(format.draw(format.draw(text))).toBe(format.draw(text));
    });
  });
});

describe('Text with what was left out of it', () => {
  const filterOf = (rule: Rule | undefined) => (raw: string) =>
    readText(raw, { rule, letters: 'upper' }).text;

  const empty: Typed = { raw: '', shown: '' };

  /** A key, as a browser does it: the character is in the control, the caret behind it. */
  const press = (
    typed: Typed,
    key: string,
    filter: (raw: string) => string,
    at = typed.shown.length,
  ): Typed => editRaw(typed, typed.shown.slice(0, at) + key + typed.shown.slice(at), at + key.length, filter);

  const typeAll = (text: string, filter: (raw: string) => string): Typed =>
    [...text].reduce((typed, key) => press(typed, key, filter), empty);

  /** Backspace behind the character at `at`. */
  const erase = (typed: Typed, at: number, filter: (raw: string) => string): Typed =>
    editRaw(typed, typed.shown.slice(0, at - 1) + typed.shown.slice(at), at - 1, filter);

  const restricted = filterOf('restricted');
  const email = filterOf('email');

  test('signs that are not shown are remembered while typing goes on', () => {
    expect(typeAll('budi!@x.com', email)).toMatchObject({ raw: 'budi!@x.com', shown: 'BUDI@X.COM' });
  });

  test.each([
    ['behind them', 5, 'BUDIX.COM', 'budix.com'],
    ['before them', 4, 'BUD@X.COM', 'bud@x.com'],
    ['elsewhere', 2, 'BDI@X.COM', 'bdi!@x.com'],
  ])('deleting the character %s', (_where, at, shown, raw) => {
    expect(erase(typeAll('budi!@x.com', email), at, email)).toMatchObject({ shown, raw });
  });

  test('what is typed in the middle goes on behind the signs that were left out there', () => {
    const first = press({ raw: 'BUDI', shown: 'BUDI' }, '!', email, 2);
    expect(first).toEqual({ raw: 'BU!DI', shown: 'BUDI', at: { raw: 3, shown: 2 } });
    expect(press(first, 'x', email, 2)).toMatchObject({ raw: 'BU!xDI', shown: 'BUXDI' });
  });

  test('before a space that stands for a sign, and behind it', () => {
    const typed = typeAll('a&b', restricted);
    expect(typed.shown).toBe('A B');
    expect(press(typed, 'x', restricted, 1).shown).toBe('AX B');
    expect(press(typed, 'x', restricted, 2).shown).toBe('A XB');
    expect(erase(typed, 2, restricted).shown).toBe('AB');
  });

  test('a letter that has become two can lose one of them', () => {
    expect(erase(typeAll('ß', restricted), 2, restricted)).toMatchObject({ raw: 'S', shown: 'S' });
  });

  test('what takes the place of the whole text is read as it is', () => {
    expect(editRaw(typeAll('budi!', email), 'SITI', 4, email)).toMatchObject({ raw: 'SITI', shown: 'SITI' });
  });

  test('above some length an edit in the middle forgets, and an edit at the end does not', () => {
    const long = `${'a'.repeat(6000)}!`;
    const pasted = editRaw(empty, long, long.length, email);
    expect(press(pasted, 'b', email).raw).toBe(`${long}b`);
    expect(press(pasted, 'b', email, 3).raw).not.toContain('!');
  });

  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."budi 12/-.,'’@<>&😀’éßﬁＡ²１\t\u00a0\u200b\u0301🏽ŉİΣ"),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 24,
  });

  test.each<Rule | undefined>([
    'restricted',
    'email',
    'digits',
    'letters-spaces',
    'alphanumeric',
    { characters: 'A-Z\\-' },
    undefined,
  ])('under %j any text that is typed key by key is what it is when pasted', (rule) => {
    const filter = filterOf(rule);
    fc.assert(
      fc.property(hostile, (text) => {
        const typed = typeAll(text, filter);
        expect(typed.shown).toBe(filter(text));
        expect(readText(typed.raw, { rule, letters: 'upper' })).toEqual(
          readText(text, { rule, letters: 'upper' }),
        );
      }),
      { numRuns: propertyRuns() },
    );
  });

  test('any edits leave a control that shows what its text is read as', () => {
    const edits = fc.array(fc.record({ from: fc.nat(30), to: fc.nat(30), text: hostile }), { maxLength: 12 });
    holds(fc.constantFrom<Rule>('restricted', 'email', 'digits'), edits, (rule, list) => {
      const filter = filterOf(rule);
      let typed = empty;
      for (const { from, to, text } of list) {
        const [start, end] = [Math.min(from, to), Math.max(from, to)];
        const next = typed.shown.slice(0, start) + text + typed.shown.slice(end);
        typed = editRaw(typed, next, Math.min(start, typed.shown.length) + text.length, filter);
        expect(typed.shown).toBe(filter(typed.raw));
        expect(typed.at?.shown).toBeLessThanOrEqual(typed.shown.length);
      }
    });
  });
});
