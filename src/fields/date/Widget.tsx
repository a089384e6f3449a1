import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { dateWords } from '../../messages';
import { fieldClasses } from '../../theme';
import { type CalendarProps } from './Calendar';
import { typedProps } from '../common/controlProps';
import { dayText } from './days';
import { CalendarIcon } from '../common/icons';
import { InputBox } from '../common/InputBox';
import { type DateProps } from '../common/types';
import { dayLengths, maskDate, readDay } from './readDate';
import { useTextBuffer } from '../common/useTextBuffer';

const loadCalendar = () => import('./Calendar');

/** Fetches the calendar's code ahead; a failure is reported when it is needed. */
const fetchAhead = (): void => {
  loadCalendar().catch(() => undefined);
};

/** All digits of a day: what is no day then does not become one. */
const complete = /^\d\d\/\d\d\/\d{4,}$/;

/** What a text in the control stands for is reported: a day, nothing, or that it is neither. */
const reportDay = ({ value, onChange, onUnreadable }: DateProps, text: string): void => {
  const { value: day, refused } = readDay(text);
  // While a first entry grows, the answer stays empty: that is no change, and not yet an error.
  if (text === '' || day !== value) onChange(day);
  if (refused && complete.test(text)) onUnreadable(text);
};

/** A calendar day: typed as digits or as people write it, or chosen in a calendar whose code comes when it is wanted. */
export const DateWidget = (props: DateProps) => {
  const { value, readOnly, onBlur, onUnreadable } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [calendar, setCalendar] = useState<{ Calendar: ComponentType<CalendarProps> } | 'failed'>();
  const [open, setOpen] = useState(false);
  const buffer = useTextBuffer({
    settled: dayText(value) || (props.entered ?? ''),
    filter: (text, caret) => maskDate(text, caret, dayLengths),
    standsForSettled: (text) => text !== '' && readDay(text).value === value,
    keepOnBlur: (text) => readDay(text).refused !== undefined,
    onText: (text) => reportDay(props, text),
    onBlur: (text) => {
      // Focus went into the calendar: the visitor is still at it.
      if (open) return;
      if (readDay(text).refused) onUnreadable(text);
      onBlur();
    },
  });
  const openCalendar = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    // Focus returns to where it is now: the text when the visitor was in it, else the button.
    if (!anchor?.contains(document.activeElement)) button.focus();
    setOpen(true);
    loadCalendar().then(setCalendar, () => {
      setOpen(false);
      setCalendar('failed');
    });
  };
  const loaded = calendar === 'failed' ? undefined : calendar;
  return (
    <>
      <InputBox
        ref={setAnchor}
        input={{
          ...typedProps(props),
          ...buffer,
          placeholder: props.placeholder ?? dateWords.pattern,
          inputMode: props.inputMode ?? 'numeric',
          autoComplete: props.autoComplete ?? 'off',
        }}
        endAdornment={
          !readOnly && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                color="primary"
                aria-label={`${value === '' ? dateWords.open : dateWords.change(dayText(value))}: ${props.label}`}
                aria-haspopup="dialog"
                aria-expanded={open && loaded !== undefined}
                onPointerEnter={fetchAhead}
                onFocus={fetchAhead}
                // Focus stays in the text until the calendar takes it: leaving it would count as done.
                onMouseDown={(event) => event.preventDefault()}
                onClick={openCalendar}
              >
                <CalendarIcon />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {calendar === 'failed' && (
        <div className={fieldClasses.state} role="alert">
          {dateWords.calendarFailed}
        </div>
      )}
      {loaded && open && anchor && (
        <loaded.Calendar
          anchor={anchor}
          label={props.label}
          value={value}
          min={props.min}
          max={props.max}
          isClosed={props.isClosed}
          onPick={props.onChange}
          onClose={() => {
            setOpen(false);
            onBlur();
          }}
        />
      )}
    </>
  );
};
