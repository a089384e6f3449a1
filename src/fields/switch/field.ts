import type { SwitchField } from '../../language';
import { tickRow } from '../checkbox/field';
import type { FieldTypeRow } from '../common/fieldTypeRow';

/** A switch, which is on or off. */
export const field: FieldTypeRow<SwitchField> = {
  ...tickRow('required'),
};
