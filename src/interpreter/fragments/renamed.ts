import type { Condition, NamedCondition, OptionEntry } from '../../language';
import { mapped, type Mapping, type JsonRole, type Schema, type UnionKind } from '../../language/schema';
import { optionList } from '../../language/schemas/choices';
import { condition } from '../../language/schemas/conditions';
import { formBlock } from '../../language/schemas/fields';
import { asEntry, sourceOf } from '../conditions/named';
import { formulaWithNames, textWithNames, type NameOf } from '../formulas/textParts';

/** How the names of a fragment read in the form that takes it in. */
export interface Renaming {
  /** Names in the form by names in the fragment. */
  names: ReadonlyMap<string, string>;
  /** How a name reads that a field of the fragment had before. */
  former: (name: string) => string;
  /** Fields that the form does not ask for. */
  leftOut: ReadonlySet<string>;
  /** The fragment's own conditions, which are put in place of their names. */
  conditions: Readonly<Record<string, NamedCondition>>;
}

/**
 * A block of a fragment, with the names of the form in it: names, formulas, conditions, and `{formula}` in texts, each by what the
 * schema of the language says of it. What is left out goes from lists of names.
 */
export function renamed(block: object, renaming: Renaming): object {
  // An object of the language stays one.
  return renamedAs(formBlock, block, renaming) as object;
}

/** A list of choices of a fragment, with the names of the form in its conditions. */
export function renamedList(list: readonly OptionEntry[], renaming: Renaming): readonly OptionEntry[] {
  // A list of the language stays one.
  return renamedAs(optionList, list, renaming) as readonly OptionEntry[];
}

function renamedAs(schema: Schema<unknown>, value: unknown, renaming: Renaming): unknown {
  const { names, former, leftOut } = renaming;
  const nameOf = (name: string): string => names.get(name) ?? name;
  // A part of an answer has a name of the fragment where the answer is one of its own: a column of a row group.
  const nameIn: NameOf = (name, owner) => (owner === undefined || names.has(owner) ? nameOf(name) : name);

  const text: Mapping['text'] = (written, { role }, _path, union) => {
    switch (role) {
      case 'answer':
        return leftOut.has(written) ? undefined : nameOf(written);
      case 'formerAnswer':
        return former(written);
      case 'condition':
      case 'conditionOrFormula':
        if (Object.hasOwn(renaming.conditions, written)) return ownCondition(written, renaming, union);
        return role === 'condition' ? written : formulaWithNames(written, nameIn);
      case 'formula':
        return formulaWithNames(written, nameIn);
      case 'template':
      case 'message':
      case 'html':
      case 'filter':
        return textWithNames(written, nameIn);
      default:
        return written;
    }
  };
  const json = (one: unknown, role: JsonRole | undefined): unknown =>
    role === undefined ? one : jsonWithNames(one, nameIn);
  return mapped(schema, value, { text, json });
}

/** JSON in which a text may insert an answer. */
function jsonWithNames(value: unknown, nameIn: NameOf): unknown {
  if (typeof value === 'string') return textWithNames(value, nameIn);
  if (Array.isArray(value)) return value.map((item: unknown) => jsonWithNames(item, nameIn));
  return value;
}

/** A condition of the fragment in place of its name; one that names itself keeps the name, which nothing in the form has. */
function ownCondition(name: string, renaming: Renaming, union: UnionKind | undefined): unknown {
  const { [name]: source, ...others } = renaming.conditions;
  const written = renamedAs(condition, source && sourceOf(source), { ...renaming, conditions: others });
  // What was a condition is still one.
  return union === 'conditionEntry' ? asEntry(written as Condition) : written;
}
