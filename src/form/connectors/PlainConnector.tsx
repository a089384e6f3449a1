import type { FieldType, Option } from '../../interpreter';
import type { WidgetProps } from '../../fields/common/types';
import { renderWidget, type PropsByType } from '../../fields/widgets';
import { useTouchingControl, type ConnectorProps } from './useControl';
import { useWaiting } from './waitingText';

/** What a widget is given without a connector of its own: control, and choices when the definition lists them. */
interface PlainProps<V> extends WidgetProps<V> {
  options: readonly Option[];
  status: 'ready' | 'waiting';
  waitingText?: string;
}

/** The types whose widgets need no more than that. */
export type PlainType = {
  [T in FieldType]: PropsByType[T] extends { value: infer V }
    ? PlainProps<V> extends PropsByType[T]
      ? T
      : never
    : never;
}[FieldType];

type PlainValue = PropsByType[PlainType]['value'];

const noOptions: readonly Option[] = [];

/** Joins the widget of any type that has no connector of its own: ticks and lists that are shown whole. */
export function PlainConnector(props: ConnectorProps) {
  const { definition, options = noOptions } = props.view;
  const control = useTouchingControl<PlainValue>(props);
  const plain: PlainProps<PlainValue> = { ...control, options, ...useWaiting(props) };
  // The table of connectors leaves no other type to this one.
  return renderWidget(definition.type as PlainType, plain as PropsByType[PlainType]);
}
