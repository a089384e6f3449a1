import type { SwitchField } from '../../language';
import { tickRow } from '../checkbox/field';
import type { FieldTypeRow } from '../common/fieldTypeRow';

export const field: FieldTypeRow<SwitchField> = {
  ...tickRow('required'),
};
