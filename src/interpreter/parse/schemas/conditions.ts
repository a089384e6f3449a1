import {
  isObject,
  type Condition,
  type ConditionEntry,
  type ConditionGroup,
  type ConditionItem,
  type NamedCondition,
  type TitledCondition,
} from '../../../language';
import { filledList } from '../collections';
import { byKey, byKind, dispatch, type Choose } from '../dispatch';
import { entries } from '../entries';
import { json, text } from '../leaves';
import { later, optional } from '../schema';
import type { Schema } from '../../../fields/pure';

const item: Schema<ConditionItem> = entries<ConditionItem>({
  name: text,
  condition: text,
  value: optional(json),
  nextCondition: optional(text),
});

const group: Schema<ConditionGroup> = dispatch(byKey, {
  all: entries<Extract<ConditionGroup, { all: unknown }>>({ all: filledList(later(() => entry)) }),
  any: entries<Extract<ConditionGroup, { any: unknown }>>({ any: filledList(later(() => entry)) }),
  not: entries<Extract<ConditionGroup, { not: unknown }>>({ not: later(() => entry) }),
});

const comparisonKeys = ['name', 'condition', 'value'];

/** A comparison has the keys of one; every other object is meant to be a group. */
function isComparison(input: unknown): boolean {
  return isObject(input) && comparisonKeys.some((key) => Object.hasOwn(input, key));
}

const entryKind: Choose<'item' | 'group' | 'name'> = (input) => {
  if (typeof input === 'string') return 'name';
  if (!isObject(input)) return { expected: 'perbandingan, kelompok syarat, atau nama syarat' };
  return isComparison(input) ? 'item' : 'group';
};

const entry: Schema<ConditionEntry> = dispatch(entryKind, { item, group, name: text });

const conditionWords = 'daftar perbandingan, kelompok {"all" | "any" | "not"}, atau nama syarat';

const conditionKind: Choose<'list' | 'object' | 'text'> = (input, names) =>
  isComparison(input)
    ? { expected: conditionWords, hint: 'Tulis perbandingan dalam daftar: [{…}].' }
    : byKind(conditionWords)(input, names);

const titled = entries<TitledCondition>({ title: text, when: later(() => condition) });

const namedKind: Choose<'titled' | 'plain'> = (input) =>
  isObject(input) && Object.hasOwn(input, 'when') ? 'titled' : 'plain';

/** Whatever stands under `visibleWhen` and its like: an item list, a group, or the name of a condition. */
export const condition: Schema<Condition> = dispatch(conditionKind, {
  list: filledList(item),
  object: group,
  text,
});

/** A condition under a name of its own, with a title for readers or without. */
export const namedCondition: Schema<NamedCondition> = dispatch(namedKind, { titled, plain: condition });
