import type { Option } from '../../interpreter';
import type { Unlisted } from '../../fields/common/types';
import { renderWidget, widgetTypeOf } from '../../fields/widgets';
import { LookupConnector } from './LookupConnector';
import { useControl, type ConnectorProps } from './useControl';
import { useWaiting } from './waitingText';

const noOptions: readonly Option[] = [];

/** A list whose options stand in the definition. */
function LocalListConnector(props: ConnectorProps) {
  const { view } = props;
  const { definition, options = noOptions } = view;
  const control = useControl<string, string | Unlisted>(props);
  // By all of them: the control does not turn into another one when fewer are offered.
  const all = 'options' in definition ? definition.options?.length : 0;
  const type = widgetTypeOf(definition.type, { lookup: false, options: all });
  return renderWidget(type === 'searchSelect' ? 'searchSelect' : 'select', {
    ...control,
    options,
    entered: view.entered,
    onUnlisted: control.onChange,
    aliases: 'aliases' in definition ? definition.aliases : undefined,
    ...useWaiting(props),
    autoComplete: definition.autocomplete,
  });
}

/** A list: its options stand in the definition, or are looked up. */
export function ListConnector(props: ConnectorProps) {
  return props.view.lookup ? (
    <LookupConnector {...props} lookup={props.view.lookup} />
  ) : (
    <LocalListConnector {...props} />
  );
}
