import Button from '@mui/material/Button';
import { isCalendarDay, type CalendarBlock } from '../../language';
import { confirmationWords } from '../../messages';
import { saveDays } from '../../fields/common/calendarEntry';
import { contentClass } from '../contentClass';
import type { ContentProps } from '../views';

/** Hands the visitor a whole day as a file for the calendar; a text that is no day has no button. */
export function CalendarButton({ block: { day, title, text = '', place } }: ContentProps<CalendarBlock>) {
  if (!isCalendarDay(day)) return null;
  const save = (): void => {
    saveDays([{ day, title, text, place, id: day + title + text }], title, Date.now());
  };
  return (
    <div className={`${contentClass('actionLine')} no-print`}>
      <Button variant="outlined" onClick={save}>
        {confirmationWords.calendar}
      </Button>
    </div>
  );
}
