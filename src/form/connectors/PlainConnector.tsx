import type { ComponentType } from 'react';
import type { Option } from '../../interpreter';
import type { WidgetProps } from '../../fields/common/types';
import { useTouchingControl, type ConnectorProps, useWaiting } from './useControl';

/** What a widget is given without a connector of its own: control, and choices when the definition lists them. */
interface PlainProps<V> extends WidgetProps<V> {
  options: readonly Option[];
  status: 'ready' | 'waiting';
  waitingText?: string;
}

const noOptions: readonly Option[] = [];

/** Joins a widget that needs no connector of its own: ticks and lists that are shown whole. */
export function plainConnector<V>(Widget: ComponentType<PlainProps<V>>): ComponentType<ConnectorProps> {
  return function PlainConnector(props) {
    const control = useTouchingControl<V>(props);
    return <Widget {...control} options={props.view.options ?? noOptions} {...useWaiting(props)} />;
  };
}
