import {
  isList,
  type Condition,
  type ConditionEntry,
  type ConditionItem,
  type NamedCondition,
} from '../../language';
import { connectorOf } from './aliases';

/** What a named condition says, its title left aside. */
export function sourceOf(named: NamedCondition): Condition {
  return isTitled(named) ? named.when : named;
}

/** What readers call a named condition; `undefined` without a title. */
export function titleOf(named: NamedCondition): string | undefined {
  return isTitled(named) ? named.title : undefined;
}

function isTitled(named: NamedCondition): named is Extract<NamedCondition, { title: string }> {
  return typeof named === 'object' && 'when' in named;
}

/** A condition in the spelling that may stand inside a group. */
export function asEntry(condition: Condition): ConditionEntry {
  return isList(condition) ? asGroup(condition) : condition;
}

/** An item list as a group. */
function asGroup(items: readonly ConditionItem[]): ConditionEntry {
  const any = alternativesOf(items, (item) => item);
  const [only = []] = any;
  return any.length === 1 ? { all: only } : { any: any.map((all) => ({ all })) };
}

/** What becomes of the items of a list, as alternatives of which each is a list that must hold: *and* binds tighter than *or*. */
export function alternativesOf<T>(
  items: readonly ConditionItem[],
  partOf: (item: ConditionItem, index: number) => T,
): T[][] {
  const alternatives: T[][] = [[]];
  items.forEach((item, index) => {
    alternatives.at(-1)?.push(partOf(item, index));
    if (connectorOf(item.nextCondition ?? '') === 'or' && index < items.length - 1) alternatives.push([]);
  });
  return alternatives;
}
