import type { CaptchaField, Value } from '../../language';
import type { Check } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';

/** Small letters only; capitals are not wrong, they are read as small ones. */
function parseEntry(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  return typeof raw === 'string' ? raw.replace(/\s/g, '').toLowerCase() : undefined;
}

const isRetyped: Check = (value, { code }) => (value === code ? undefined : { rule: 'captcha' });

/** A retyped code: a proof, and no answer. */
export const field: FieldTypeRow<CaptchaField> = {
  input: 'code',
  valueType: 'text',
  empty: '',
  parse: parseEntry,
  missing: 'required',
  proof: true,
  checks: () => [isRetyped],
  given: (value) => typeof value === 'string' && value !== '',
  display: () => '',
  submit: () => undefined,
};
