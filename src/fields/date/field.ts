import { isCalendarDay, type DateField, type Value } from '../../language';
import type { Bounds, Check } from '../common/checks';
import type { FieldTypeRow, Limits } from '../common/fieldTypeRow';
import { unavailable, whyClosed, closestOpenDay } from './closedDays';
import { enteredDate, readDay, dayInWords } from './readDate';

/** A day `YYYY-MM-DD`. A moment with a time is refused: which day it is depends on the time zone. */
function parseDate(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim();
  return written === '' || isCalendarDay(written) ? written : undefined;
}

const given = (value: Value): boolean => typeof value === 'string' && value !== '';

/** What a widget cannot read never gets here; what a restored draft holds may. */
const isDay: Check = (value) =>
  typeof value === 'string' && !isCalendarDay(value) ? { rule: 'date' } : undefined;

/**
 * Days in the form `YYYY-MM-DD` compare as texts do. An empty bound (a formula without result) bounds nothing. The words report the first and
 * the last open day, so that one failure leads to a day that can be chosen.
 */
const isAvailable: Check = (value, { min, max, closed }) => {
  if (typeof value !== 'string') return undefined;
  const [first, last] = [boundOf(min), boundOf(max)];
  const why = first && value < first ? 'minDate' : last && value > last ? 'maxDate' : undefined;
  if (!why) return closed?.(value);
  const openNear = (day: string): string =>
    closestOpenDay(day, {
      min: first,
      max: last || '9',
      isClosed: (other) => closed?.(other) !== undefined,
    });
  return unavailable(why, { ...(first && { min: openNear(first) }), ...(last && { max: openNear(last) }) });
};

const boundOf = (bound: Value): string => (typeof bound === 'string' && isCalendarDay(bound) ? bound : '');

/** A day that is written as an example where the field takes it. */
const usual = '1990-12-31';

/** A day to write instead of one that is none: the usual one, or the open day nearest to today. */
function exampleDay(bounds: Bounds, today: string): string {
  const isClosed = (day: string): boolean => isAvailable(day, bounds) !== undefined;
  if (!isClosed(usual)) return usual;
  // Without a bound, that of every calendar closes the days beyond it.
  return closestOpenDay(today, { min: boundOf(bounds.min), max: boundOf(bounds.max) || '9', isClosed });
}

/** When a date can be booked if its definition does not say so. */
const bookingWindow = { minDate: '2023-11-30', maxDate: '2023-12-10' };

function boundsOf(field: DateField): Limits {
  const window = field.kind === 'booking' && !field.minDate && !field.maxDate ? bookingWindow : field;
  return { min: window.minDate, max: window.maxDate, minKey: 'minDate', maxKey: 'maxDate' };
}

/** A calendar day. */
export const field: FieldTypeRow<DateField> = {
  input: 'day',
  valueType: 'date',
  empty: '',
  parse: parseDate,
  missing: 'required',
  given,
  read: (raw) => enteredDate(raw, readDay, 'date'),
  checks: () => [isDay, isAvailable],
  bounds: boundsOf,
  whyClosed,
  example: exampleDay,
  display: (value) => (typeof value === 'string' ? dayInWords(value) : ''),
  submit: (value) => (given(value) ? value : undefined),
};
