import { createElement, type ComponentType } from 'react';
import { filterTyped, inFormat, unitOf, type SliderRange } from '../../interpreter';
import { NumberSlider } from '../../fields/common/NumberSlider';
import { MonthYearWidget } from '../../fields/monthYear/Widget';
import { NumberWidget, DecimalWidget, MoneyWidget } from '../../fields/common/NumberInput';
import { TextareaWidget } from '../../fields/textarea/Widget';
import { TextWidget, EmailWidget, PhoneWidget } from '../../fields/text/Widget';
import type { TextProps } from '../../fields/common/types';
import { formWords } from '../../messages';
import { unitsOf } from '../../fields/common/fieldTypeRow';
import { useSessionContext } from '../SessionContext';
import { useControl, useTouchingControl, type ConnectorProps } from './useControl';

/** A connector of text: the widget filters with the field's rule and letter case as they are now. */
function textConnector(Widget: ComponentType<TextProps>) {
  return function TextConnector(props: ConnectorProps) {
    const session = useSessionContext();
    const control = useControl<string>(props);
    const { view } = props;
    const { definition } = view;
    const filter = (text: string): string =>
      filterTyped(session.form, session.state(), definition.name, text);
    return createElement(Widget, {
      ...control,
      ...unitsOf(definition),
      filter,
      standsForValue:
        'format' in definition && definition.mask !== true
          ? (text) => inFormat(definition, text) === view.value
          : undefined,
      autoComplete: definition.autocomplete,
      autoCapitalize: 'case' in definition && definition.case === 'upper' ? 'characters' : undefined,
      inputMode:
        ('inputMode' in definition ? definition.inputMode : undefined) ??
        ('rule' in definition && definition.rule === 'digits' ? 'numeric' : undefined),
    });
  };
}

/** A connector of numbers: a box, and a slider below it where the definition asks for one and the number can be changed. */
export function NumberConnector(props: ConnectorProps) {
  const box = <NumberBox {...props} />;
  const { definition, readOnly } = props.view;
  if (readOnly || !('slider' in definition) || !definition.slider) return box;
  return (
    <>
      {box}
      <SliderBelow {...props} range={definition.slider} />
    </>
  );
}

function SliderBelow(props: ConnectorProps & { range: SliderRange }) {
  const { form } = useSessionContext();
  const control = useControl<number | null>(props);
  const { view, range } = props;
  const { from = numberIn(view.min) ?? 0, to = numberIn(view.max), step } = range;
  const row = form.fields.get(view.definition.name)?.row;
  return (
    <NumberSlider
      {...{ from, to, step, value: control.value }}
      label={formWords.slide(view.label)}
      textOf={(value) => row?.display(value, String, {}) ?? String(value)}
      onChange={control.onChange}
      onBlur={control.onBlur}
    />
  );
}

/** A formula without a result bounds nothing. */
const numberIn = (bound: number | string | undefined): number | undefined =>
  typeof bound === 'number' ? bound : undefined;

/** Numbers with dots and amounts share a widget. */
function NumberBox(props: ConnectorProps) {
  const control = useControl<number | null, number | string | null>(props);
  const { definition, entered } = props.view;
  const given = {
    ...control,
    ...unitsOf(definition),
    entered,
    onUnreadable: control.onChange,
    autoComplete: definition.autocomplete,
  };
  if (definition.type === 'decimal') return <DecimalWidget {...given} />;
  if (definition.type === 'currency') {
    return <MoneyWidget {...given} unit={unitOf(definition.currency)} decimals={definition.decimals} />;
  }
  const dots = 'dots' in definition && definition.dots;
  return dots ? <MoneyWidget {...given} unit="" /> : <NumberWidget {...given} />;
}

/** A connector of months. What cannot be read is reported as it was typed: the session keeps it as an error. */
export function MonthConnector(props: ConnectorProps) {
  const control = useTouchingControl<string>(props);
  const { definition, entered } = props.view;
  return (
    <MonthYearWidget
      {...control}
      entered={entered}
      onUnreadable={control.onChange}
      autoComplete={definition.autocomplete}
    />
  );
}

export const TextConnector = textConnector(TextWidget);
export const TextareaConnector = textConnector(TextareaWidget);
export const EmailConnector = textConnector(EmailWidget);
export const PhoneConnector = textConnector(PhoneWidget);
