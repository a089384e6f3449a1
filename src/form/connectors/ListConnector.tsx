import type { Option } from '../../interpreter';
import type { Unlisted } from '../../fields/common/types';
import { SelectWidget } from '../../fields/select/Widget';
import { useControl, type ConnectorProps, useWaiting } from './useControl';
const noOptions: readonly Option[] = [];

/** What the widget of a list is given whose options stand in the definition. */
export function useLocalList(props: ConnectorProps) {
  const { definition, entered, options = noOptions } = props.view;
  const control = useControl<string, string | Unlisted>(props);
  return {
    ...control,
    options,
    entered,
    onUnlisted: control.onChange,
    aliases: 'aliases' in definition ? definition.aliases : undefined,
    ...useWaiting(props),
    autoComplete: definition.autocomplete,
  };
}

/** A short list, whose options stand in the definition. */
export function ListConnector(props: ConnectorProps) {
  return <SelectWidget {...useLocalList(props)} />;
}
