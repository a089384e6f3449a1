import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { id } from 'date-fns/locale/id';
import { dateWords } from '../../messages';
import { useLayer } from '../common/layers';
import { CalendarHeader } from './CalendarHeader';
import { closestOpenDay } from './closedDays';
import { dateOfIso, isoOfDate } from './days';

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
