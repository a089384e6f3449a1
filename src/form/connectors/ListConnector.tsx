import type { Option } from '../../interpreter';
import { renderWidget, widgetTypeOf } from '../../fields/widgets';
import { LookupConnector } from './LookupConnector';
import { useControl, type ConnectorProps } from './useControl';

const noOptions: readonly Option[] = [];

/** A list whose options stand in the definition. */
function LocalListConnector(props: ConnectorProps) {
  const { view } = props;
  const control = useControl<string>(props);
  const options = view.options ?? noOptions;
  const type = widgetTypeOf(view.definition.type, { lookup: false, options: options.length });
  return renderWidget(type === 'searchSelect' ? 'searchSelect' : 'select', {
    ...control,
    options,
    status: 'ready',
    autoComplete: view.definition.autocomplete,
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
