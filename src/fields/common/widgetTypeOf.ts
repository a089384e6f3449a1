import type { FieldType } from '../../language';

/** Most options of a native list; with more, finding one is a search. */
const longestNativeList = 100;

/**
 * Which field type's widget shows a field: a `select` whose options come from a lookup, or are many, is shown as
 * a list that can be searched.
 */
export function widgetTypeOf(
  type: FieldType,
  { lookup, options }: { lookup?: boolean; options?: number },
): FieldType {
  return type === 'select' && (lookup === true || (options ?? 0) > longestNativeList) ? 'searchSelect' : type;
}
