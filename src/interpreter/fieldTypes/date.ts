import type { Value } from '../language';
import { dayInWords, isCalendarDay } from './calendarDay';
import type { FieldTypeRow } from './types';

/** A day `YYYY-MM-DD`. A moment with a time is refused: which day it is depends on the time zone. */
function parseDate(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim();
  return written === '' || isCalendarDay(written) ? written : undefined;
}

const given = (value: Value): boolean => typeof value === 'string' && value !== '';

/** A calendar day. */
export const date: FieldTypeRow = {
  valueType: 'date',
  empty: '',
  parse: parseDate,
  missing: 'required',
  given,
  display: (value) => (typeof value === 'string' ? dayInWords(value) : ''),
  submit: (value) => (given(value) ? value : undefined),
};
