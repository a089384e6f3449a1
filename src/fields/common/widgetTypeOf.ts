import type { FieldType } from '../../language';

/** Most options of a native list; with more, finding one is a search. */
const longestNativeList = 100;

/**
 * Which field type's widget shows a field: a `select` whose options come from a lookup, or are many, is shown as
 * a list that can be searched, a `number` with dots as amounts are.
 */
export function widgetTypeOf(
  type: FieldType,
  { lookup, options, dots }: { lookup?: boolean; options?: number; dots?: boolean },
): FieldType {
  if (type === 'number' && dots === true) return 'currency';
  return type === 'select' && (lookup === true || (options ?? 0) > longestNativeList) ? 'searchSelect' : type;
}
