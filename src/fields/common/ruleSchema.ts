import { ruleNames, type ConditionalRule, type Rule } from '../../language';
import type { Schema, SchemaKit } from './schemaKit';

/** Which characters may be typed: a rule, or a list of rules with conditions. */
export function ruleSchema({
  byKind,
  condition,
  entries,
  filledList,
  oneOf,
  optional,
  text,
}: SchemaKit): Schema<Rule | readonly ConditionalRule[]> {
  const ruleName = oneOf(ruleNames, ['{"characters": "…"}']);
  const characters = entries<Exclude<Rule, string>>({ characters: text });
  const rule: Schema<Rule> = byKind('nama aturan atau {"characters": "…"}', {
    text: ruleName,
    object: characters,
  });
  const conditionalRule = entries<ConditionalRule>({ when: optional(condition), rule });
  return byKind('nama aturan, {"characters": "…"}, atau daftar {"when", "rule"}', {
    text: ruleName,
    object: characters,
    list: filledList(conditionalRule),
  });
}
