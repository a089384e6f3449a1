import IconButton from '@mui/material/IconButton';
import { type ChangeEvent } from 'react';
import { type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { dateWords } from '../../messages';
import { fieldClasses } from '../../theme';
import { LeftIcon, RightIcon } from '../common/icons';
import { InputBox } from '../common/InputBox';

type HeaderProps = Pick<
  PickersCalendarHeaderProps,
  'currentMonth' | 'onMonthChange' | 'minDate' | 'maxDate' | 'labelId'
>;

const monthName = new Intl.DateTimeFormat('id-ID', { month: 'long' });

/** Months since year 0: the number that bounds are compared by. */
const monthNumber = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

const monthDate = (number: number): Date => new Date(Math.floor(number / 12), number % 12, 1);

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface ListProps {
  label: string;
  value: number;
  entries: readonly { value: number; text: string }[];
  onChoose: (value: number) => void;
}

const List = ({ label, value, entries, onChoose }: ListProps) => (
  <InputBox
    tag="select"
    input={{
      'aria-label': label,
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChoose(Number(target.value)),
    }}
  >
    {entries.map((entry) => (
      <option key={entry.value} value={entry.value}>
        {entry.text}
      </option>
    ))}
  </InputBox>
);

/** The head of the calendar: a list of months and one of years, as far as the bounds allow, and both arrows. */
export const CalendarHeader = ({ currentMonth, onMonthChange, minDate, maxDate, labelId }: HeaderProps) => {
  const [current, first, last] = [monthNumber(currentMonth), monthNumber(minDate), monthNumber(maxDate)];
  const year = currentMonth.getFullYear();
  const show = (month: number): void => onMonthChange(monthDate(Math.min(Math.max(month, first), last)));
  const months = range(Math.max(first, year * 12), Math.min(last, year * 12 + 11));
  const years = range(minDate.getFullYear(), maxDate.getFullYear());
  return (
    <div
      id={labelId}
      className={fieldClasses.calendarHeader}
      role="group"
      aria-label={monthTitle(currentMonth)}
    >
      <IconButton
        color="primary"
        aria-label={dateWords.previousMonth}
        disabled={current <= first}
        onClick={() => show(current - 1)}
      >
        <LeftIcon />
      </IconButton>
      <List
        label={dateWords.month}
        value={current}
        entries={months.map((month) => ({ value: month, text: monthName.format(monthDate(month)) }))}
        onChoose={show}
      />
      <List
        label={dateWords.year}
        value={year}
        entries={years.map((value) => ({ value, text: String(value) }))}
        onChoose={(chosen) => show(chosen * 12 + (current % 12))}
      />
      <IconButton
        color="primary"
        aria-label={dateWords.nextMonth}
        disabled={current >= last}
        onClick={() => show(current + 1)}
      >
        <RightIcon />
      </IconButton>
    </div>
  );
};

const monthTitle = (month: Date): string => `${monthName.format(month)} ${month.getFullYear()}`;
