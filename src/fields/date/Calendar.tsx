import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { id } from 'date-fns/locale/id';
import { dateWords } from '../../messages';
import { useLayer } from '../common/layers';
import { closestOpenDay } from './closedDays';
import { dateOfIso, isoOfDate } from './days';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { fieldClasses } from '../../theme';
import { DownIcon, LeftIcon, RightIcon } from '../common/icons';
import { InputBox } from '../common/InputBox';

export interface CalendarProps {
  anchor: HTMLElement;
  /** Names the dialog. */
  label: string;
  /** The settled day, `YYYY-MM-DD` or `''`. */
  value: string;
  min?: string;
  max?: string;
  /** Days between `min` and `max` that cannot be chosen. */
  isClosed?: (day: string) => boolean;
  /** A day was chosen; `onClose` follows. */
  onPick: (iso: string) => void;
  onClose: () => void;
}

/** Years of the calendar when the field sets no bounds. */
const defaultMin = '1900-01-01';
const defaultMax = (): string => `${new Date().getFullYear() + 10}-12-31`;

const today = (): string => isoOfDate(new Date());

/** A calendar in a dialog beside the field, with lists of months and years. */
export const Calendar = ({ anchor, label, value, isClosed, onPick, onClose, ...bounds }: CalendarProps) => {
  const { min = defaultMin, max = defaultMax() } = bounds;
  useLayer(onClose);
  const start = closestOpenDay(value === '' ? today() : value, { min, max, isClosed });
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      disableScrollLock
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `${dateWords.open}: ${label}` },
      }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDateFns}
        adapterLocale={id}
        localeText={{ previousMonth: dateWords.previousMonth, nextMonth: dateWords.nextMonth }}
      >
        <DateCalendar
          autoFocus
          reduceAnimations
          views={['day']}
          // A closed day is shown as an error, and not as chosen: nothing could be focused then.
          value={value === start ? dateOfIso(value) : null}
          referenceDate={dateOfIso(start)}
          minDate={dateOfIso(min)}
          maxDate={dateOfIso(max)}
          shouldDisableDate={isClosed && ((day: Date) => isClosed(isoOfDate(day)))}
          dayOfWeekFormatter={(day: Date) => day.toLocaleDateString('id-ID', { weekday: 'short' })}
          slots={{ calendarHeader: CalendarHeader }}
          onChange={(day: Date | null) => {
            if (day) onPick(isoOfDate(day));
            onClose();
          }}
          sx={{
            width: 320,
            maxWidth: '100%',
            height: 'auto',
            minHeight: 344,
            '& .MuiPickerDay-root': { fontSize: '0.9375rem' },
            '@media (pointer: coarse) and (min-width: 344px)': {
              width: 328,
              // Six weeks of such cells are higher than the library's calendar.
              maxHeight: 'none',
              '& .MuiPickerDay-root': { '--PickerDay-size': '44px', mx: 0 },
              '& .MuiDayCalendar-weekDayLabel': { width: 44, mx: 0 },
              '& .MuiDayCalendar-slideTransition, & .MuiDayCalendar-monthContainer': { minHeight: 284 },
            },
            '& .MuiDayCalendar-weekDayLabel': { fontSize: '0.8125rem' },
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
};

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
  <NativeSelect
    variant="outlined"
    IconComponent={DownIcon}
    value={value}
    onChange={(event) => onChoose(Number(event.target.value))}
    input={<InputBox input={{ 'aria-label': label }} />}
  >
    {entries.map((entry) => (
      <option key={entry.value} value={entry.value}>
        {entry.text}
      </option>
    ))}
  </NativeSelect>
);

/** The head of the calendar: a list of months and one of years, as far as the bounds allow, and both arrows. */
const CalendarHeader = ({ currentMonth, onMonthChange, minDate, maxDate, labelId }: HeaderProps) => {
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
