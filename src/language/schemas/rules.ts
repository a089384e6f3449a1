import { byKind, filledList, type Infer, object, oneOf, optional, text, union } from '../schema';
import { firstNames, ruleNames } from '../rules';
import { condition } from './conditions';

const ruleName = oneOf(ruleNames, ['{"characters": "…"}']);
const characters = object({ characters: text, first: optional(oneOf(firstNames)) });
const rule = union(byKind('nama aturan atau {"characters": "…"}'), { text: ruleName, object: characters });

/** Which characters may be typed: a named rule, or the inside of a character class. */
export type Rule = Infer<typeof rule>;

const conditionalRule = object({
  when: optional(condition),
  rule,
});

/** A rule that depends on a condition; the first that holds is taken. */
export type ConditionalRule = Infer<typeof conditionalRule>;

/** Which characters may be typed: a rule, or a list of rules with conditions. */
export const rules = union(byKind('nama aturan, {"characters": "…"}, atau daftar {"when", "rule"}'), {
  text: ruleName,
  object: characters,
  list: filledList(conditionalRule),
});
