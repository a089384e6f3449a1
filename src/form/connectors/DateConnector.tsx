import { useEffect } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchHolidays } from '../../../api';
import { isClosedDay, type DateField } from '../../../interpreter';
import { renderWidget } from '../../../widgets/registry';
import { useSessionContext } from '../session/SessionContext';
import { useTouchingControl, type ConnectorProps } from './useControl';

/** A day. What cannot be read is told as it was typed: the machine keeps it as an error. */
export function DateConnector(props: ConnectorProps) {
  // The table of connectors gives this one to no other type.
  const field = props.view.definition as DateField;
  const session = useSessionContext();
  const control = useTouchingControl<string>(props);
  const { min, max } = props.view;
  useHolidays(field.disable?.includes('holidays') === true);
  return renderWidget('date', {
    ...control,
    min: boundOf(min),
    max: boundOf(max),
    isClosed: (day) => isClosedDay(day, field, session.facts()),
    autoComplete: field.autocomplete,
    onUnreadable: control.onChange,
  });
}

/** A formula without a result bounds nothing. */
function boundOf(bound: number | string | undefined): string | undefined {
  return typeof bound === 'string' && bound !== '' ? bound : undefined;
}

/**
 * Tells the session of the holidays, once for the whole form. While they are not known (yet), no day is closed for being one:
 * a failing list must keep nobody from going on.
 */
function useHolidays(wanted: boolean): void {
  const session = useSessionContext();
  const { data } = useSWRImmutable(wanted ? 'holidays' : null, fetchHolidays);
  useEffect(() => {
    if (data) session.activity.update((now) => ({ ...now, holidays: data }));
  }, [session, data]);
}
