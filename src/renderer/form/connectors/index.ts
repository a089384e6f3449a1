import type { FieldType } from '../../../interpreter';
import { eager, fetched, type Entry } from '../../../widgets/entry';
import { CheckboxGroupConnector, ListConnector, RadioConnector } from './ChoiceConnectors';
import {
  CheckboxConnector,
  DecimalConnector,
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
const connectors: Record<FieldType, Entry<ConnectorProps>> = {
  text: eager(TextConnector),
  textarea: eager(TextareaConnector),
  email: eager(EmailConnector),
  phone: eager(PhoneConnector),
  currency: eager(MoneyConnector),
  number: eager(NumberConnector),
  decimal: eager(DecimalConnector),
  select: eager(ListConnector),
  searchSelect: eager(ListConnector),
  radio: eager(RadioConnector),
  checkbox: eager(CheckboxConnector),
  checkboxGroup: eager(CheckboxGroupConnector),
  switch: eager(SwitchConnector),
  date: fetched(async () => (await import('./DateConnector')).DateConnector),
  upload: fetched(async () => (await import('./UploadConnector')).UploadConnector),
  captcha: fetched(async () => (await import('./CaptchaConnector')).CaptchaConnector),
  branch: fetched(async () => (await import('./BranchConnector')).BranchConnector),
};

/** Fetches the connectors of these field types. Rejects when a chunk does not come; calling again tries again. */
export async function loadConnectors(types: Iterable<FieldType>): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => connectors[type].load()));
}

/** Whether `connectorOf` has the connectors of all these field types. */
export function connectorsLoaded(types: Iterable<FieldType>): boolean {
  return [...types].every((type) => connectors[type].component() !== undefined);
}

/** The connector of a field type. Throws when it has a chunk of its own that `loadConnectors` has not fetched. */
export function connectorOf(type: FieldType) {
  const connector = connectors[type].component();
  if (!connector) throw new Error(`The connector of '${type}' is not loaded.`);
  return connector;
}
