import { createElement, type ComponentType } from 'react';
import { CheckboxGroupWidget, CheckboxWidget, RadioWidget } from '../../fields/common/ticks';
import { widgetTypeOf } from '../../fields/common/options';
import { lazyPart, type Fetched } from '../../content';
import type { Field, FieldType } from '../../interpreter';
import { fieldClasses } from '../../theme';
import { ListConnector } from './ListConnector';
import { plainConnector } from './PlainConnector';
import {
  EmailConnector,
  MonthConnector,
  NumberConnector,
  PhoneConnector,
  TextareaConnector,
  TextConnector,
} from './TypedConnectors';
import type { ConnectorProps } from './useControl';

/** A control in a script of its own: few forms have one, or it is heavy. */
const heavy = (load: () => Promise<ComponentType<ConnectorProps> | undefined>): Fetched<ConnectorProps> =>
  lazyPart(load, {
    waiting: () => createElement('div', { className: fieldClasses.skeletonLine, 'aria-busy': true }),
  });

/** What draws a field of each type: its widget, joined to the session, and to the network where it needs it. */
const connectors: Record<FieldType, ComponentType<ConnectorProps> & Partial<Fetched<ConnectorProps>>> = {
  text: TextConnector,
  textarea: TextareaConnector,
  email: EmailConnector,
  phone: PhoneConnector,
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
