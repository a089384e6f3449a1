import { createElement, type ComponentType } from 'react';
import { belowZero, unitsOf } from '../../fields/common/fieldTypeRow';
import { NumberSlider } from '../../fields/common/NumberSlider';
import { DecimalWidget, MoneyWidget, NumberWidget } from '../../fields/common/NumberInput';
import { widgetTypeOf } from '../../fields/common/options';
import { CheckboxGroupWidget, CheckboxWidget, RadioWidget } from '../../fields/common/ticks';
import { MonthYearWidget } from '../../fields/monthYear/Widget';
import { SelectWidget } from '../../fields/select/Widget';
import { EmailWidget, PhoneWidget, TextareaWidget, TextWidget } from '../../fields/text/Widget';
import { lazyPart, type Fetched } from '../../content';
import {
  filterTyped,
  inFormat,
  unitOf,
  type Field,
  type FieldType,
  type SliderRange,
} from '../../interpreter';
import { formWords } from '../../messages';
import { fieldClasses } from '../../theme';
import { useSessionContext } from '../SessionContext';
import {
  plainConnector,
  useControl,
  useLocalList,
  useTouchingControl,
  type ConnectorProps,
} from './useControl';

const textWidgets = { text: TextWidget, textarea: TextareaWidget, email: EmailWidget, phone: PhoneWidget };

/** Text: the widget filters with the field's rule and letter case as they are now. */
function TextConnector(props: ConnectorProps) {
  const session = useSessionContext();
  const control = useControl<string>(props);
  const { view } = props;
  const { definition } = view;
  return createElement(textWidgets[definition.type as keyof typeof textWidgets], {
    ...control,
    ...unitsOf(definition),
    entered: view.entered,
    filter: (text) => filterTyped(session.form, session.state(), definition.name, text),
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
}

/** Numbers: a box, and a slider below it where the definition asks for one and the number can be changed. */
function NumberConnector(props: ConnectorProps) {
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
  const { definition, entered, min, max } = props.view;
  const given = {
    ...control,
    ...unitsOf(definition),
    signed: belowZero(definition),
    isBelowZero: (numberIn(min) ?? numberIn(max) ?? 0) < 0,
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

/** A month. What cannot be read is reported as it was typed: the session keeps it as an error. */
function MonthConnector(props: ConnectorProps) {
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

/** A short list, whose options stand in the definition. */
function ListConnector(props: ConnectorProps) {
  return <SelectWidget {...useLocalList(props)} />;
}

/** A control in a script of its own: few forms have one, or it is heavy. */
const heavy = (load: () => Promise<ComponentType<ConnectorProps> | undefined>): Fetched<ConnectorProps> =>
  lazyPart(load, {
    waiting: () => createElement('div', { className: fieldClasses.skeletonLine, 'aria-busy': true }),
  });

/** What draws a field of each type: its widget, joined to the session, and to the network where it needs it. */
const connectors: Record<FieldType, ComponentType<ConnectorProps> & Partial<Fetched<ConnectorProps>>> = {
  text: TextConnector,
  textarea: TextConnector,
  email: TextConnector,
  phone: TextConnector,
  currency: NumberConnector,
  number: NumberConnector,
  decimal: NumberConnector,
  select: ListConnector,
  searchSelect: heavy(() => import('./SearchSelectConnector').then((module) => module.SearchSelectConnector)),
  radio: plainConnector(RadioWidget),
  checkbox: plainConnector(CheckboxWidget),
  checkboxGroup: plainConnector(CheckboxGroupWidget),
  switch: heavy(() => import('./SwitchConnector').then((module) => module.SwitchConnector)),
  date: heavy(() => import('./DateConnector').then((module) => module.DateConnector)),
  monthYear: MonthConnector,
  upload: heavy(() => import('./UploadConnector').then((module) => module.UploadConnector)),
  captcha: heavy(() => import('./CaptchaConnector').then((module) => module.CaptchaConnector)),
  branch: heavy(() => import('./BranchConnector').then((module) => module.BranchConnector)),
  rows: heavy(() => import('./RowsConnector').then((module) => module.RowsConnector)),
};

/** What draws a field. */
export function connectorOf(definition: Field): (typeof connectors)[FieldType] {
  const lookup = 'lookup' in definition && definition.lookup !== undefined;
  const options = 'options' in definition ? definition.options?.length : 0;
  return connectors[widgetTypeOf(definition.type, { lookup, options })];
}
