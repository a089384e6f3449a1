import * as words from '../../../fields/words';
import type { FieldWords, ObjectWords, Sentences, TypeWords } from '../../../fields/common/words/types';
import { fieldTypeNames, type FieldType } from '../../../interpreter';

// One for each type: the compiler asks for no fewer.
const table = words satisfies Record<FieldType, FieldWords>;

// The names are those of the union.
const byType = <T>(describe: (type: FieldType) => T): Readonly<Record<FieldType, T>> =>
  Object.fromEntries(fieldTypeNames.map((type) => [type, describe(type)])) as Record<FieldType, T>;

/** A sentence on each field type. */
export const fieldTypes: Sentences = byType((type) => table[type].about);

/** The words on fields by type; types that share their keys share the words. `blocks` are those on what a step holds. */
export function fieldsWith(blocks: () => TypeWords): Readonly<Record<FieldType, ObjectWords>> {
  const made = new Map<FieldWords['keys'], ObjectWords>();
  return byType((type) => {
    const { keys } = table[type];
    const known = made.get(keys) ?? keys(fieldTypes, blocks);
    made.set(keys, known);
    return known;
  });
}
