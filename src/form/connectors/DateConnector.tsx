import { createElement, useEffect } from 'react';
import { isClosedDay, type DateField } from '../../interpreter';
import { dateWords } from '../../messages';
import { fieldClasses } from '../../theme';
import { DateWidget } from '../../fields/date/Widget';
import { useSessionContext } from '../SessionContext';
import { useHolidays } from '../useHolidays';
import { useTouchingControl, type ConnectorProps } from './useControl';

/** A day. What cannot be read is reported as it was typed: the session keeps it as an error. */
export function DateConnector(props: ConnectorProps) {
  // The table of connectors gives this one to no other type.
  const field = props.view.definition as DateField;
  const session = useSessionContext();
  const control = useTouchingControl<string>(props);
  const { min, max } = props.view;
  const unknown = useHolidaysInSession(field.disable?.includes('holidays') === true);
  const widget = createElement(DateWidget, {
    ...control,
    entered: props.view.entered,
    min: boundOf(min),
    max: boundOf(max),
    isClosed: (day) => isClosedDay(day, field, session.facts()),
    autoComplete: field.autocomplete,
    onUnreadable: control.onChange,
  });
  if (!unknown) return widget;
  return (
    <>
      {widget}
      <p role="status" className={fieldClasses.notice}>
        {dateWords.holidaysMissing}
      </p>
    </>
  );
}

/** A formula without a result bounds nothing. */
function boundOf(bound: number | string | undefined): string | undefined {
  return typeof bound === 'string' && bound !== '' ? bound : undefined;
}

/**
 * Tells the session of the holidays, once for the whole form. While they are not known, no day is closed for being one:
 * a list that fails must not block the form. True when the list did not come.
 */
function useHolidaysInSession(wanted: boolean): boolean {
  const session = useSessionContext();
  const { data, error } = useHolidays(wanted);
  useEffect(() => {
    if (data) session.activity.update((now) => ({ ...now, holidays: data }));
  }, [session, data]);
  return error !== undefined && !data;
}
