import type { FailureName } from '../failures';
import type { Value } from '../language';
import { storedOption } from '../options';
import type { FieldTypeRow } from './types';

/**
 * A stored choice: `'code|label'`, or a code alone. An object with `label` and `value`, as drafts and the CMS may hold
 * it, is read as the option (spec 1, section 3); its value may carry the label already.
 */
export function parseChoice(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'object' || !('value' in raw)) return undefined;
  const value = typeof raw.value === 'object' ? undefined : parseChoice(raw.value);
  const label = 'label' in raw ? raw.label : undefined;
  if (value === undefined || value === '' || value.includes('|')) return value;
  return typeof label === 'string' && label !== '' && label !== value ? storedOption(value, label) : value;
}

const given = (value: Value): boolean => typeof value === 'string' && value !== '';

/** One of a list: its stored form, and what says that it is missing. */
export function choiceRow(missing: FailureName): FieldTypeRow {
  return {
    valueType: 'choice',
    empty: '',
    parse: parseChoice,
    missing,
    given,
    display: (value, label) => (typeof value === 'string' && value !== '' ? label(value) : ''),
    submit: (value) => (given(value) ? value : undefined),
  };
}

/** One of a list that opens. */
export const select = choiceRow('required');
/** One of a list that is shown whole; the spec words a missing one differently. */
export const radio = choiceRow('requiredChoice');
