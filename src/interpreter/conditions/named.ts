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

/** An item list as a group: *and* binds tighter than *or*. */
function asGroup(items: readonly ConditionItem[]): ConditionEntry {
  const any: ConditionItem[][] = [[]];
  items.forEach((item, index) => {
    any.at(-1)?.push(item);
    if (connectorOf(item.nextCondition ?? '') === 'or' && index < items.length - 1) any.push([]);
  });
  const [only = []] = any;
  return any.length === 1 ? { all: only } : { any: any.map((all) => ({ all })) };
}
