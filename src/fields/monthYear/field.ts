import { isCalendarDay, isCalendarMonth, type MonthField, type Value } from '../../language';
import type { Check } from '../common/checks';
import type { Failure } from '../common/failures';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { yearsOf } from '../date/closedDays';
import { enteredDate, readMonth, monthInWords } from '../date/readDate';

/** Characters of `YYYY-MM`. */
const length = 7;

/** A month `YYYY-MM`; of a day its month. */
function parseMonth(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim();
  if (written === '' || isCalendarMonth(written)) return written;
  return isCalendarDay(written) ? written.slice(0, length) : undefined;
}

const given = (value: Value): boolean => typeof value === 'string' && value !== '';

/** What a widget cannot read never gets here; what a restored draft holds may. */
const isMonth: Check = (value) =>
  typeof value === 'string' && !isCalendarMonth(value) ? { rule: 'month' } : undefined;

/** Months compare as texts do. An empty bound bounds nothing. */
const isAvailable: Check = (value, { min, max, closed }) => {
  if (typeof value !== 'string') return undefined;
  const [first, last] = [monthOf(min), monthOf(max)];
  const why = first && value < first ? 'minDate' : last && value > last ? 'maxDate' : undefined;
  return why ? unavailable(why, first, last) : closed?.(value);
};

function monthOf(bound: Value): string {
  const month = parseMonth(bound);
  return typeof month === 'string' ? month : '';
}

function unavailable(why: 'minDate' | 'maxDate', min?: string, max?: string): Failure {
  return { rule: 'monthUnavailable', args: { why, ...(min && { min }), ...(max && { max }) } };
}

/** A month of a year, such as that of a card's expiry. */
export const field: FieldTypeRow<MonthField> = {
  input: 'month',
  valueType: 'month',
  empty: '',
  parse: parseMonth,
  missing: 'required',
  given,
  read: (raw) => enteredDate(raw, readMonth, 'month'),
  checks: () => [isMonth, isAvailable],
  bounds: ({ minDate, maxDate }) => ({ min: minDate, max: maxDate, minKey: 'minDate', maxKey: 'maxDate' }),
  whyClosed: (month, _, { today }) => {
    const { first, last } = yearsOf(today);
    if (month < first.slice(0, length)) return unavailable('minDate', first.slice(0, length));
    return month > last.slice(0, length)
      ? unavailable('maxDate', undefined, last.slice(0, length))
      : undefined;
  },
  example: ({ min, max }, today) => {
    const [first, last, now] = [monthOf(min), monthOf(max), monthOf(today)];
    return last && now > last ? last : now < first ? first : now;
  },
  display: (value) => (typeof value === 'string' ? monthInWords(value) : ''),
  submit: (value) => (given(value) ? value : undefined),
};
