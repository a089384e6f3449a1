import type { Json } from './values';

/** Every operator of the language; `operators.ts` gives each its meaning. */
export const operatorNames = [
  'equals',
  'notEquals',
  'in',
  'notIn',
  'contains',
  'notContains',
  'startsWith',
  'greaterThan',
  'atLeast',
  'lessThan',
  'atMost',
  'isEmpty',
  'isFilled',
  'isTrue',
  'isFalse',
] as const;

export type OperatorName = (typeof operatorNames)[number];

/** One comparison, in the spelling of an item list. */
export interface ConditionItem {
  /** The answer or remembered value that is compared. */
  name: string;
  /** An operator, or one of its aliases (`=`, `>=`, …). */
  condition: string;
  /** What it is compared with; `"{name}"` takes a constant or another answer. */
  value?: Json;
  /** How this item is joined to the next one: `and` or `or`; ignored on the last item. */
  nextCondition?: string;
}

/** A group of comparisons. Exactly one of the keys stands in it. */
export type ConditionGroup =
  { all: readonly ConditionEntry[] } | { any: readonly ConditionEntry[] } | { not: ConditionEntry };

/** What may stand inside a group: a comparison, another group, or the name of a condition. */
export type ConditionEntry = ConditionItem | ConditionGroup | string;

/** A named condition that readers of the form's document know by a title. */
export interface TitledCondition {
  title: string;
  when: Condition;
}

/** What stands under a name in `conditions`. */
export type NamedCondition = Condition | TitledCondition;

/** A condition as an editor writes it: an item list, a group, or the name of a condition. */
export type Condition = readonly ConditionItem[] | ConditionGroup | string;
