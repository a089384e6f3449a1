import type { TextField } from '../../language';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { textRow } from '../text/field';

/** The number of a phone: its digits as they are written. A plus in front, as in `+62`, is left out. */
export const field: FieldTypeRow<TextField> = {
  ...textRow('digits', { grouped: true, before: '+' }),
  // Those of other countries are right, too; so is one that was called by its exchange's own prefix.
  doubt: (value) =>
    typeof value === 'string' && value !== '' && !/^(?:0(?!0)|62)/.test(value)
      ? { rule: 'phoneStart' }
      : undefined,
};
