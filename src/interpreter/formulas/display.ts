import { isList, isObject, type Value } from '../../language';
import { codeOf, labelOf } from '../../fields/pure';
import { formatDate } from './dates';
import type { Expression } from './expression';
import { formatNumber } from './numbers';
import { isDay, isEmpty, isMonth } from './values';

/** How a value that a formula inserts reads: see `CompiledText.render`. A year is a number, too; `concat` keeps it plain. */
export function readable(value: Value, shown: Pick<Expression, 'type' | 'piped'>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (isList(value)) return value.map((one) => readable(one, shown)).join(', ');
  if (typeof value !== 'string') return isObject(value) && shown.piped ? readable(value['label'], shown) : '';
  if ((shown.type === 'date' || shown.type === 'unknown') && isDay(value)) {
    return formatDate(value, 'dd/MM/yyyy') ?? '';
  }
  if ((shown.type === 'month' || shown.type === 'unknown') && isMonth(value)) {
    return formatDate(value, 'MM/yyyy') ?? '';
  }
  return shown.piped ? labelOf(value) : value;
}

/** How a value goes into a request: a choice by its code, a number plainly, a day as `YYYY-MM-DD`. */
export function plain(value: Value, { piped }: Pick<Expression, 'piped'>): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'string') return piped ? codeOf(value) : value;
  if (isList(value)) return value.map((one) => plain(one, { piped })).join(',');
  return isObject(value) ? '' : String(value);
}
