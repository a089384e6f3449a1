import type { Condition, ConditionEntry, ConditionItem } from '../../../interpreter';

/** A comparison, where it stands. */
export interface PlacedItem {
  path: string;
  item: ConditionItem;
}

/** Every comparison as it is written in a condition; those of named conditions stand at their own places. */
export function* itemsOf(condition: Condition | ConditionEntry, path: string): Generator<PlacedItem> {
  if (typeof condition === 'string') return;
  if (isItems(condition)) {
    for (const [index, item] of condition.entries()) yield { path: `${path}[${index}]`, item };
  } else if ('name' in condition) yield { path, item: condition };
  else if ('not' in condition) yield* itemsOf(condition.not, `${path}.not`);
  else if (!('formula' in condition)) {
    const [key, parts] =
      'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
    for (const [index, part] of parts.entries()) yield* itemsOf(part, `${path}.${key}[${index}]`);
  }
}

/** Whether a condition is a list of comparisons. */
export function isItems(condition: Condition | ConditionEntry): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}
