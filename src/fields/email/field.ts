import type { TextField } from '../../language';
import { textChecks, type Check } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { textRow } from '../text/field';

const longestAddress = 254;
const longestLocalPart = 64;

const hasEmailFormat: Check = (value) =>
  typeof value === 'string' && !isEmailAddress(value) ? { rule: 'email' } : undefined;

/** An e-mail address. */
export const field: FieldTypeRow<TextField> = {
  ...textRow('email'),
  checks: (lengths) => [...textChecks(lengths), hasEmailFormat],
};

/**
 * Whether a text looks like an e-mail address: one `@`, a local part without leading, trailing or doubled dots, and a
 * domain of at least two labels whose last one has letters only. Linear in the length of the text.
 */
function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || text.length > longestAddress) return false;
  if (local === '' || local.length > longestLocalPart || /[^!-~]/.test(local)) return false;
  if (local.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && /^[A-Za-z]{2,63}$/.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  return /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
