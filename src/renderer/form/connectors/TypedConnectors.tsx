import { filterTyped } from '../../../interpreter';
import { renderWidget } from '../../../widgets/registry';
import { useSessionContext } from '../session/SessionContext';
import { useControl, useTouchingControl, type ConnectorProps } from './useControl';

/** A connector of text: the widget filters with the field's rule and letter case as they are now. */
function textConnector(type: 'text' | 'textarea' | 'email' | 'phone') {
  return function TextConnector(props: ConnectorProps) {
    const session = useSessionContext();
    const control = useControl<string>(props);
    const { definition } = props.view;
    return renderWidget(type, {
      ...control,
      filter: (text) => filterTyped(session.form, session.latest(), definition.name, text),
      autoComplete: definition.autocomplete,
      autoCapitalize: 'case' in definition && definition.case === 'upper' ? 'characters' : undefined,
      inputMode: 'inputMode' in definition ? definition.inputMode : undefined,
    });
  };
}

/** A connector of numbers. */
function numberConnector(type: 'number' | 'currency' | 'decimal') {
  return function NumberConnector(props: ConnectorProps) {
    const control = useControl<number | null>(props);
    return renderWidget(type, { ...control, autoComplete: props.view.definition.autocomplete });
  };
}

export const TextConnector = textConnector('text');
export const TextareaConnector = textConnector('textarea');
export const EmailConnector = textConnector('email');
export const PhoneConnector = textConnector('phone');
export const NumberConnector = numberConnector('number');
export const DecimalConnector = numberConnector('decimal');
export const MoneyConnector = numberConnector('currency');

/** A connector of single ticks. */
function tickConnector(type: 'checkbox' | 'switch') {
  return function TickConnector(props: ConnectorProps) {
    const control = useTouchingControl<boolean>(props);
    return renderWidget(type, control);
  };
}

export const CheckboxConnector = tickConnector('checkbox');
export const SwitchConnector = tickConnector('switch');
