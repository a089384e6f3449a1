import type { Condition } from './conditions';

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

/** Which characters may be typed: a named rule, or the inside of a character class. */
export type Rule = RuleName | { characters: string };

/** A rule that depends on a condition; the first that holds is taken. */
export interface ConditionalRule {
  /** Left out: always. */
  when?: Condition;
  rule: Rule;
}
