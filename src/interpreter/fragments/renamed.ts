import { sourceOf } from '../conditions/named';
import { isObject, type NamedCondition } from '../../language';
import { formulaWithNames, textWithNames, type NameOf } from '../formulas/withNames';

/** How the names of a fragment read in the form that takes it in. */
export interface Renaming {
  /** Names in the form by names in the fragment. */
  names: ReadonlyMap<string, string>;
  /** Fields that the form does not ask for. */
  leftOut: ReadonlySet<string>;
  /** The fragment's own conditions, which are put in place of their names. */
  conditions: Readonly<Record<string, NamedCondition>>;
}

/** Keys under which the name of a field stands. */
const nameKeys = new Set(['name', 'use', 'city', 'date']);
/** Keys with a list of names. */
const listKeys = new Set(['resetWhenChanged', 'at']);
/** Keys with an object by names; the names of those that are left out go. */
const keyedByName = new Set(['fills', 'copies']);
/** Keys with a formula, wherever they stand. */
const formulaKeys = new Set(
  'compute min max minDate maxDate minRows maxRows loan months monthlyRate that'.split(' '),
);
/** Keys with a condition, or the name of one. */
const conditionKeys = new Set(
  'visibleWhen requiredWhen readOnlyWhen computeWhen when that all any not'.split(' '),
);

/** A part of a fragment, with the names of the form in it: names, formulas, conditions, and `{formula}` in texts. */
export function renamed(value: unknown, renaming: Renaming, key = '', around = ''): unknown {
  if (typeof value === 'string') return renamedText(value, renaming, key, around);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const kept = listKeys.has(key) ? list.filter((one) => !renaming.leftOut.has(String(one))) : list;
    return kept.map((one) => renamed(one, renaming, key, around));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  if (!keyedByName.has(key)) {
    return Object.fromEntries(entries.map(([inner, one]) => [inner, renamed(one, renaming, inner, key)]));
  }
  return Object.fromEntries(
    entries
      .filter(([name]) => !renaming.leftOut.has(name))
      .map(([name, one]) => [
        nameOf(name, renaming),
        key === 'copies' && typeof one === 'string' ? nameOf(one, renaming) : one,
      ]),
  );
}

function renamedText(text: string, renaming: Renaming, key: string, around: string): unknown {
  if (conditionKeys.has(key) && Object.hasOwn(renaming.conditions, text)) {
    return ownCondition(text, renaming, key);
  }
  if (nameKeys.has(key) || listKeys.has(key)) return nameOf(text, renaming);
  // Every key of a lookup's body is a formula.
  if (formulaKeys.has(key) || around === 'body') return formulaWithNames(text, nameIn(renaming));
  return textWithNames(text, nameIn(renaming));
}

/** A condition of the fragment in place of its name; one that names itself keeps the name, which nothing in the form has. */
function ownCondition(name: string, renaming: Renaming, key: string): unknown {
  const { [name]: source, ...others } = renaming.conditions;
  const condition = renamed(source && sourceOf(source), { ...renaming, conditions: others }, key);
  return groupKeys.has(key) && Array.isArray(condition) ? asGroup(condition) : condition;
}

const groupKeys = new Set(['all', 'any', 'not']);

/** An item list in the spelling that may stand inside a group: *and* binds tighter than *or*. */
function asGroup(items: readonly unknown[]): unknown {
  const any: unknown[][] = [[]];
  items.forEach((item, index) => {
    any.at(-1)?.push(item);
    const connector = isObject(item) && item.nextCondition;
    const isOr = typeof connector === 'string' && /^(?:or|\|\|)$/i.test(connector);
    if (isOr && index < items.length - 1) any.push([]);
  });
  return any.length === 1 ? { all: any[0] } : { any: any.map((all) => ({ all })) };
}

function nameOf(name: string, { names }: Renaming): string {
  return names.get(name) ?? name;
}

/** A part of an answer has a name of the fragment where the answer is one of its own: a column of a row group. */
function nameIn(renaming: Renaming): NameOf {
  return (name, owner) => (owner === undefined || renaming.names.has(owner) ? nameOf(name, renaming) : name);
}
