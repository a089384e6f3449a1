import { parseCharacterClass } from './characterClass';

/** Named character rules. */
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

/** Formats of texts that have a name. */
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
