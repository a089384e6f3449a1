import type { FieldType } from '../../interpreter';
import { eager, lazyModule, withModule, type CodeEntry } from '../../fields/common/entry';
import { loadFileBank } from '../fileCode';
import { ListConnector } from './ListConnector';
import { PlainConnector, type PlainType } from './PlainConnector';
import {
  EmailConnector,
  MonthConnector,
  NumberConnector,
  PhoneConnector,
  TextareaConnector,
  TextConnector,
} from './TypedConnectors';
import type { ConnectorProps } from './useControl';

const plain = eager(PlainConnector);

/**
 * What joins widgets to the session, and to the network where they need it. A type is listed when its widget needs more than the
 * plain connector gives; the compiler says which.
 */
const connectors: Record<Exclude<FieldType, PlainType>, CodeEntry<ConnectorProps>> &
  Partial<Record<PlainType, CodeEntry<ConnectorProps>>> = {
  text: eager(TextConnector),
  textarea: eager(TextareaConnector),
  email: eager(EmailConnector),
  phone: eager(PhoneConnector),
  currency: eager(NumberConnector),
  number: eager(NumberConnector),
  decimal: eager(NumberConnector),
  select: eager(ListConnector),
  searchSelect: eager(ListConnector),
  date: lazyModule(
    () => import('./DateConnector'),
    (module) => module.DateConnector,
  ),
  monthYear: eager(MonthConnector),
  upload: withModule(
    lazyModule(
      () => import('./UploadConnector'),
      (module) => module.UploadConnector,
    ),
    loadFileBank,
  ),
  captcha: lazyModule(
    () => import('./CaptchaConnector'),
    (module) => module.CaptchaConnector,
  ),
  branch: lazyModule(
    () => import('./BranchConnector'),
    (module) => module.BranchConnector,
  ),
  rows: lazyModule(
    () => import('./RowsConnector'),
    (module) => module.RowsConnector,
  ),
};

const entryOf = (type: FieldType): CodeEntry<ConnectorProps> => connectors[type] ?? plain;

/** Fetches the connectors of these field types. Rejects when a chunk does not come; calling again tries again. */
export async function loadConnectors(types: Iterable<FieldType>): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => entryOf(type).load()));
}

/** Whether `connectorOf` has the connectors of all these field types. */
export function connectorsLoaded(types: Iterable<FieldType>): boolean {
  return [...types].every((type) => entryOf(type).component() !== undefined);
}

/** The connector of a field type. Throws when it has a chunk of its own that `loadConnectors` has not fetched. */
export function connectorOf(type: FieldType) {
  const connector = entryOf(type).component();
  if (!connector) throw new Error(`The connector of '${type}' is not loaded.`);
  return connector;
}
