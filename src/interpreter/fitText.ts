import type { Field, Rule } from './language';
import { applyCase, applyRule } from './rules';

/**
 * What may stay of a typed text: first in the field's letter case, then without what the rule forbids. Both go
 * character by character, so the beginning of a text stays the beginning of the result.
 */
export function fitText(field: Field, rule: Rule | undefined, text: string): string {
  const letters = 'case' in field ? field.case : undefined;
  const cased = letters === undefined ? text : applyCase(letters, text);
  return rule === undefined ? cased : applyRule(rule, cased);
}
