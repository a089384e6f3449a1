import { parseCharacterClass, type CharacterTest, type Rule, type RuleName } from '../../language';

/** Not the signs that typographers set for an apostrophe, nor the frame that an emoji draws around a digit. */
const letter = (character: string): boolean => /^(?![\u02b0-\u02ff\p{Me}])[\p{L}\p{M}]$/u.test(character);
const digit = (character: string): boolean => character >= '0' && character <= '9' && character.length === 1;
const space = (character: string): boolean => character === ' ';

/**
 * What each named rule lets through, one character (code point) at a time.
 * Letters are Unicode letters and their marks; digits are 0 to 9. E-mail letters are those of ASCII: no other one makes
 * an address that every mail server takes.
 */
const namedRules = {
  digits: digit,
  'digits-spaces': (character) => digit(character) || space(character),
  'letters-spaces': (character) => letter(character) || space(character),
  alphanumeric: (character) => letter(character) || digit(character),
  'alphanumeric-spaces': (character) => letter(character) || digit(character) || space(character),
  restricted: (character) => letter(character) || digit(character) || "-_+',. ".includes(character),
  email: (character) => /^[A-Za-z0-9@._-]$/.test(character),
} satisfies Record<RuleName, CharacterTest>;

const compiled = new Map<string, CharacterTest | undefined>();

/**
 * The test of one character that a rule stands for, made once; `undefined` when `characters` is not the inside of a
 * character class. No regular expression is ever made from a definition's text, so none can be slow.
 */
export function compileRule(rule: Rule): CharacterTest | undefined {
  if (typeof rule === 'string') return namedRules[rule];
  if (!compiled.has(rule.characters)) compiled.set(rule.characters, parseCharacterClass(rule.characters));
  return compiled.get(rule.characters);
}

/** As `compileRule`. Throws on a broken rule, which the compiler has refused before. */
export function testOf(rule: Rule): CharacterTest {
  const test = compileRule(rule);
  if (!test) throw new Error(`rule: ${JSON.stringify(rule)} is no character class`);
  return test;
}

/** Whether every character of the text (in NFC) is allowed, the first one where it stands. */
export function fitsRule(rule: Rule, text: string): boolean {
  const [first, ...others] = text.normalize('NFC');
  if (first === undefined) return true;
  const isBeginning =
    typeof rule === 'object' && rule.first !== undefined ? firstTests[rule.first] : () => true;
  return isBeginning(first) && [first, ...others].every(testOf(rule));
}

/** What the first character may have to be. */
const firstTests = { letters: letter, digits: digit };

/** Letters that are no plain letter with a mark. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  'Æ=AE æ=ae Œ=OE œ=oe Ø=O ø=o Đ=D đ=d Ð=D ð=d Ł=L ł=l Þ=TH þ=th ẞ=SS ß=ss ı=i'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * A text in the bank's alphabet: letters of the Latin script lose their marks, and those that are others become the plain letters
 * that stand for them. Character by character; other scripts stay, for the rule to judge.
 */
export function foldLetters(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFC')) {
    const [base = '', ...marks] = character.normalize('NFD');
    const isMark = /^[\u0300-\u036f]$/.test(character);
    const isLatin = marks.length > 0 && /^[A-Za-z]$/.test(base);
    folded += isMark ? '' : isLatin ? base : (plainLetters.get(character) ?? character);
  }
  return folded;
}

/**
 * Turns the letters of a text; the result is in NFC. The same on every device: Unicode's own mapping, not the
 * device's language, so `i` becomes `I` on a Turkish phone, too. A letter may become two (`ß` is `SS`).
 */
export function applyCase(letterCase: 'upper' | 'lower', text: string): string {
  return (letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase()).normalize('NFC');
}
