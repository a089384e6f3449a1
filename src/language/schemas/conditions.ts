import {
  answer,
  byKey,
  byKind,
  type Choice,
  comparedJson,
  conditionName,
  filled,
  filledList,
  formula,
  type Infer,
  later,
  object,
  optional,
  prose,
  type Schema,
  text,
  union,
} from '../schema';
import { isObject } from '../values';

export const comparison = object({
  name: answer,
  condition: filled('operator'),
  value: optional(comparedJson),
  nextCondition: optional(text),
});

export type ConditionItem = Infer<typeof comparison>;

/** A group of comparisons, or a formula in place of one. Exactly one of the keys stands in it. */
export type ConditionGroup =
  | { all: readonly ConditionEntry[] }
  | { any: readonly ConditionEntry[] }
  | { not: ConditionEntry }
  | { formula: string };

/** What may stand inside a group: a comparison, another group, or the name of a condition. */
export type ConditionEntry = ConditionItem | ConditionGroup | string;

/** A condition as an editor writes it: an item list, a group, or the name of a condition. */
export type Condition = readonly ConditionItem[] | ConditionGroup | string;

const group: Schema<ConditionGroup> = union(byKey, {
  all: object({ all: filledList(later(() => entry)) }),
  any: object({ any: filledList(later(() => entry)) }),
  not: object({ not: later(() => entry) }),
  formula: object({ formula }),
});

const comparisonKeys = ['name', 'condition', 'value'];

/** A comparison has the keys of one; every other object is meant to be a group. */
function isComparison(input: unknown): boolean {
  return isObject(input) && comparisonKeys.some((key) => Object.hasOwn(input, key));
}

const byEntry: Choice<'item' | 'group' | 'name'> = {
  by: 'conditionEntry',
  choose: (input) => {
    if (typeof input === 'string') return 'name';
    if (!isObject(input)) return { expected: 'perbandingan, kelompok syarat, atau nama syarat' };
    return isComparison(input) ? 'item' : 'group';
  },
};

const entry: Schema<ConditionEntry> = union(byEntry, { item: comparison, group, name: conditionName });

const byConditionKind = byKind(
  'daftar perbandingan, kelompok {"all" | "any" | "not"}, rumus {"formula"}, atau nama syarat',
);

export const bySpelling: Choice<'list' | 'object' | 'text'> = {
  by: 'json',
  choose: (input, names) => {
    const found = byConditionKind.choose(isComparison(input) ? undefined : input, names);
    return isComparison(input) && typeof found !== 'string'
      ? { ...found, hint: 'Tulis perbandingan dalam daftar: [{…}].' }
      : found;
  },
};

/** The spellings of a condition but its name. */
export const conditionShapes = { list: filledList(comparison), object: group };

/** Whatever stands under `visibleWhen` and its like: an item list, a group, or the name of a condition. */
export const condition: Schema<Condition> = union(bySpelling, { ...conditionShapes, text: conditionName });

const titled = object({ title: prose, when: condition });

/** A named condition that readers of the form's document know by a title. */
export type TitledCondition = Infer<typeof titled>;

const byTitle: Choice<'titled' | 'plain'> = {
  by: 'when',
  choose: (input) => (isObject(input) && Object.hasOwn(input, 'when') ? 'titled' : 'plain'),
};

/** A condition under a name of its own, with a title for readers or without. */
export const namedCondition = union(byTitle, { titled, plain: condition });

export type NamedCondition = Infer<typeof namedCondition>;
