import fc from 'fast-check';
import { editRaw, type Typed } from './rawText';
import { readText } from './readText';
import type { Rule } from '../../language';

const filterOf = (rule: Rule | undefined) => (raw: string) => readText(raw, { rule, letters: 'upper' }).text;
const empty: Typed = { raw: '', shown: '' };

/** A key, as a browser does it: the character is in the control, the caret behind it. */
const press = (typed: Typed, key: string, filter: (raw: string) => string, at = typed.shown.length): Typed =>
  editRaw(typed, typed.shown.slice(0, at) + key + typed.shown.slice(at), at + key.length, filter);

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
    { numRuns: 300 },
  );
});

test('any edits leave a control that shows what its text is read as', () => {
  const edits = fc.array(fc.record({ from: fc.nat(30), to: fc.nat(30), text: hostile }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom<Rule>('restricted', 'email', 'digits'), edits, (rule, list) => {
      const filter = filterOf(rule);
      let typed = empty;
      for (const { from, to, text } of list) {
        const [start, end] = [Math.min(from, to), Math.max(from, to)];
        const next = typed.shown.slice(0, start) + text + typed.shown.slice(end);
        typed = editRaw(typed, next, Math.min(start, typed.shown.length) + text.length, filter);
        expect(typed.shown).toBe(filter(typed.raw));
        expect(typed.at?.shown).toBeLessThanOrEqual(typed.shown.length);
      }
    }),
  );
});
