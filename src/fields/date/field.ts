import { isCalendarDay, type DateField, type Value } from '../../language';
import type { Check } from '../common/checks';
import type { FieldTypeRow, Limits } from '../common/fieldTypeRow';
import { dayInWords } from './calendarDay';
import { unavailable, whyClosed } from './closedDays';
import { enteredDate, readDay } from './readDate';

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
 * Days in the form `YYYY-MM-DD` compare as texts do. An empty bound (a formula without result) bounds nothing. The words report both
 * bounds, so that one failure leads to a day that can be chosen.
 */
const isAvailable: Check = (value, { min, max, closed }) => {
  if (typeof value !== 'string') return undefined;
  const [first, last] = [boundOf(min), boundOf(max)];
  const why = first && value < first ? 'minDate' : last && value > last ? 'maxDate' : undefined;
  if (!why) return closed?.(value);
  return unavailable(why, { ...(first && { min: first }), ...(last && { max: last }) });
};

const boundOf = (bound: Value): string => (typeof bound === 'string' && isCalendarDay(bound) ? bound : '');

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
  display: (value) => (typeof value === 'string' ? dayInWords(value) : ''),
  submit: (value) => (given(value) ? value : undefined),
};
