import type { TextField } from '../../language';
import { textChecks, type Check } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { textRow } from '../text/field';
import { isEmailAddress } from './isEmailAddress';

const hasEmailFormat: Check = (value) =>
  typeof value === 'string' && !isEmailAddress(value) ? { rule: 'email' } : undefined;

/** An e-mail address. */
export const field: FieldTypeRow<TextField> = {
  ...textRow('email'),
  checks: (lengths) => [...textChecks(lengths), hasEmailFormat],
};
