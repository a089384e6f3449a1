import type { SwitchField } from '../../language';
import { tickRow } from '../checkbox/field';
import type { FieldTypeRow } from '../common/fieldTypeRow';

/** A switch, which is on or off. */
export const field: FieldTypeRow<SwitchField> = {
  ...tickRow('required'),
  schema: ({ common, dictionary, entries, flag, oneOf, optional, text }) =>
    entries<SwitchField>({
      type: oneOf(['switch']),
      ...common,
      copies: optional(dictionary(text)),
      remember: optional(flag),
    }),
};
