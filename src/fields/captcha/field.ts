import type { Value } from '../language';
import type { FieldTypeRow } from './types';

/** Small letters only; capitals are not wrong, they are read as small ones (spec 1, section 5). */
function parseEntry(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return '';
  return typeof raw === 'string' ? raw.replace(/\s/g, '').toLowerCase() : undefined;
}

/** A retyped code. It shows that a person is there, now: it is no answer. */
export const captcha: FieldTypeRow = {
  valueType: 'text',
  empty: '',
  parse: parseEntry,
  missing: 'required',
  proof: true,
  given: (value) => typeof value === 'string' && value !== '',
  display: () => '',
  submit: () => undefined,
};
