import fc from 'fast-check';
import { formatNames } from '../../language';
import cases from './formats.cases.json';
import { compileFormat } from './formats';
import { compileRule } from './rules';

interface Case {
  format: string | readonly string[];
  text: string;
  /** Left out: the text does not fit. */
  value?: string;
}

const complete: readonly Case[] = cases.complete;
const draw: readonly Case[] = cases.draw;

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

  test.each(['', 'npwpp', '--', '9\\'])('%j is no format', (pattern) => {
    expect(compileFormat(pattern)).toBeUndefined();
  });

  test('a completed text is complete, and drawing again changes nothing', () => {
    const pattern = fc.array(fc.constantFrom('9', 'A', '*', '.', '-', ' ', '\\9'), {
      minLength: 1,
      maxLength: 8,
    });
    const typed = fc.string({ unit: fc.constantFrom(...'0123abXY.- 9'), maxLength: 10 });
    fc.assert(
      fc.property(pattern, typed, (parts, text) => {
        const format = compileFormat(parts.join(''));
        if (!format) return;
        const full = format.complete(text);
        if (full !== undefined) expect(format.complete(full)).toBe(full);
        expect(format.draw(format.draw(text))).toBe(format.draw(text));
      }),
    );
  });
});
