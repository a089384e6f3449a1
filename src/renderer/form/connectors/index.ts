import type { ComponentType } from 'react';
import type { FieldType } from '../../../interpreter';
import { CheckboxGroupConnector, ListConnector, RadioConnector } from './ChoiceConnectors';
import {
  CheckboxConnector,
  DateConnector,
  EmailConnector,
  MoneyConnector,
  NumberConnector,
  PhoneConnector,
  SwitchConnector,
  TextareaConnector,
  TextConnector,
} from './TypedConnectors';
import type { ConnectorProps } from './useControl';

/** What joins each field type's widget to the session, and to the network where it needs it. */
export const connectors = {
  text: TextConnector,
  textarea: TextareaConnector,
  email: EmailConnector,
  phone: PhoneConnector,
  currency: MoneyConnector,
  number: NumberConnector,
  select: ListConnector,
  searchSelect: ListConnector,
  radio: RadioConnector,
  checkbox: CheckboxConnector,
  checkboxGroup: CheckboxGroupConnector,
  switch: SwitchConnector,
  date: DateConnector,
} satisfies Record<FieldType, ComponentType<ConnectorProps>>;
