/** Whether one character (code point) is allowed. */
export type CharacterTest = (character: string) => boolean;

/** Characters other than brackets, and the escapes below; a caret does not come first. */
const readable = /^(?!\^)(?:[^[\]\\]|\\[ -/:-@[-`{-~dwsnrt])+$/u;

/** An escape, and what follows its backslash where that means the same without one, which `u` refuses. */
const escapes = /\\(?:([ !"#%&',:;<=>@_`~])|[^])/g;

/**
 * Reads the inside of a character class, such as `A-Z0-9/`, into a test. Understood: single characters, ranges, `\d`, `\w`, `\s`,
 * `\n`, `\r`, `\t`, and a backslash before punctuation. `undefined` when it is empty or cannot be a class: a leading `^`, a bare `[`
 * or `]`, a range that runs backwards or touches a set, any other escape.
 */
export function parseCharacterClass(source: string): CharacterTest | undefined {
  const composed = source.normalize('NFC');
  if (!readable.test(composed)) return undefined;
  try {
    const allowed = new RegExp(
      `^[${composed.replace(escapes, (escape, plain?: string) => plain ?? escape)}]$`,
      'u',
    );
    return (character) => allowed.test(character);
  } catch {
    return undefined;
  }
}
export const ruleNames = [
  'digits',
  'digits-spaces',
  'letters-spaces',
  'alphanumeric',
  'alphanumeric-spaces',
  'restricted',
  'email',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** What the first character may have to be. */
export const firstNames = ['letters', 'digits'] as const;

export const formatNames = ['npwp', 'nik', 'swift', 'plat'] as const;

export type FormatName = (typeof formatNames)[number];

/**
 * Reads a CMS `pattern`: `[class]`, `^[class]*$` or `^[class]+$` (allowed characters), or `[^class]` (the ones to
 * remove), each bare or as `/…/` or `/…/g`. `undefined` for any other expression: it cannot be said as a rule.
 */
export function parseRulePattern(pattern: string): { characters: string } | undefined {
  const source = pattern.replace(/^\/(.*)\/g?$/su, '$1');
  const whole = /^\^\[(.*)\][*+]\$$/su.exec(source)?.[1];
  const bare = /^\[\^?(.*)\]$/su.exec(source)?.[1];
  const characters = whole ?? bare;
  return characters !== undefined && parseCharacterClass(characters) ? { characters } : undefined;
}
