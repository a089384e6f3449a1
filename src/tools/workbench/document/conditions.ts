import {
  isList,
  operatorOf,
  type Condition,
  type ConditionEntry,
  type ConditionItem,
} from '../../../interpreter';
import { opposites } from '../../words/conditions';

/** Conditions that are joined by one word; `denied`: it must not be that they hold so. */
export interface ConditionGroup {
  join: 'all' | 'any';
  denied: boolean;
  parts: readonly ConditionPart[];
}

/** One row, a comparison, a formula or a named condition, or a group of rows. */
export type ConditionPart = ConditionGroup | { entry: ConditionEntry };

/** A condition as rows and groups, in whichever spelling it is written. */
export function groupOf(condition: Condition): ConditionGroup {
  const part = partOf(condition);
  return 'parts' in part ? part : { join: 'all', denied: false, parts: [part] };
}

function partOf(written: Condition | ConditionEntry): ConditionPart {
  if (isList(written)) return listed(written);
  if (typeof written === 'string') return { entry: written };
  if ('all' in written) return { join: 'all', denied: false, parts: written.all.map(partOf) };
  if ('any' in written) return { join: 'any', denied: false, parts: written.any.map(partOf) };
  return 'not' in written ? deniedPart(written.not) : { entry: written };
}

/** What must not hold: a named condition is one row, a comparison its opposite, all else a group of its own. */
function deniedPart(written: ConditionEntry): ConditionPart {
  const inner = partOf(written);
  if ('parts' in inner) return { ...inner, denied: !inner.denied };
  const { entry } = inner;
  if (typeof entry === 'string') return { entry: { not: entry } };
  if ('not' in entry) return { entry: entry.not };
  const operator = 'condition' in entry ? operatorOf(entry.condition) : undefined;
  const opposite = operator && opposites[operator];
  if ('condition' in entry && opposite) return { entry: { ...entry, condition: opposite } };
  return { join: 'all', denied: true, parts: [inner] };
}

/** An item list: and binds tighter than or. */
function listed(items: readonly ConditionItem[]): ConditionPart {
  const alternatives: ConditionPart[][] = [[]];
  items.forEach(({ nextCondition = '', ...entry }, at) => {
    alternatives.at(-1)?.push({ entry });
    const isLast = at === items.length - 1;
    if (!isLast && /^(?:or|\|\|)$/i.test(nextCondition)) alternatives.push([]);
  });
  const parts = alternatives.map((own) => joined('all', own));
  return joined('any', parts);
}

function joined(join: 'all' | 'any', parts: readonly ConditionPart[]): ConditionPart {
  const [only, another] = parts;
  return only && !another ? only : { join, denied: false, parts };
}

/** A group as a condition: one row alone needs no group around it. */
export function conditionOf({ join, denied, parts }: ConditionGroup): Condition {
  const [only, another] = parts.map(entryOf);
  if (only === undefined || another !== undefined || denied)
    return entryOf({ join, denied, parts }) as Condition;
  return typeof only === 'object' && 'condition' in only ? [only] : only;
}

function entryOf(part: ConditionPart): ConditionEntry {
  if ('entry' in part) return part.entry;
  const { join, denied, parts } = part;
  const entries = parts.map(entryOf);
  const group = join === 'all' ? { all: entries } : { any: entries };
  return denied ? { not: group } : group;
}
