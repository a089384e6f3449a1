import type { Field, Rule } from '../language';
import { applyCase, applyRule, foldLetters, formatOf } from '../fields/pure';

/**
 * What may stay of a typed text: without tabs, which cells of a table bring along and nobody sees; then in the bank's alphabet and the
 * field's letter case, then without what the rule forbids, and with the literals of a mask. All go character by character, so the
 * beginning of a text stays the beginning of the result.
 */
export function fitText(field: Field, rule: Rule | undefined, text: string): string {
  const spaced = text.replaceAll('\t', ' ');
  const folded = 'fold' in field && field.fold === true ? foldLetters(spaced) : spaced;
  const format = formatOf(field);
  const letters = 'case' in field ? field.case : format?.letters;
  const cased = letters === undefined ? folded : applyCase(letters, folded);
  const kept = rule === undefined ? cased : applyRule(rule, cased);
  return format && 'mask' in field && field.mask === true ? format.draw(kept) : kept;
}
