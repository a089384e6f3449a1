import { isOffered } from '../common/checks';
import type { FailureName } from '../common/failures';
import { isObject, type BranchField, type Value } from '../../language';
import { hasCode, storedOption } from '../common/options';
import type { Entered, FieldTypeRow } from '../common/fieldTypeRow';

/**
 * A stored choice: `'code|label'`, or a code alone. An object with `label` and `value`, as drafts and the CMS may hold
 * it, is read as the option; its value may carry the label already. A choice without a code is none.
 */
export function parseChoice(raw: unknown): string | undefined {
  const stored = storedIn(raw);
  return stored === undefined || hasCode(stored) ? stored : '';
}

function storedIn(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'object' || !('value' in raw)) return undefined;
  const value = typeof raw.value === 'object' ? undefined : storedIn(raw.value);
  const label = 'label' in raw ? raw.label : undefined;
  if (value === undefined || value === '' || value.includes('|')) return value;
  return typeof label === 'string' && label !== '' && label !== value ? storedOption(value, label) : value;
}

const given = (value: Value): value is string => typeof value === 'string' && hasCode(value);

/** What was typed into a list and is none of its choices leaves the answer as it is, and its text is an error. */
function enteredChoice(raw: unknown): Entered | undefined {
  if (isObject(raw) && typeof raw.unlisted === 'string')
    return { value: undefined, refused: { rule: 'unlisted', args: raw, entered: raw.unlisted } };
  const value = parseChoice(raw);
  return value === undefined ? undefined : { value };
}

/** One of a list: its stored form, and what says that it is missing. */
function choiceRow(missing: FailureName): FieldTypeRow {
  return {
    input: 'choice',
    valueType: 'choice',
    empty: '',
    parse: parseChoice,
    read: enteredChoice,
    missing,
    given,
    checks: () => [isOffered],
    display: (value, label) => (given(value) ? label(value) : ''),
    submit: (value) => (given(value) ? value : undefined),
  };
}

/** One of a list that opens. */
export const field: FieldTypeRow = { ...choiceRow('required') };

/** One of a list that is shown whole; a missing one is reported in other words. */
export const radio: FieldTypeRow = {
  ...choiceRow('requiredChoice'),
  labelPlace: 'group',
  neverEmptied: true,
};

/** One branch; a missing one is reported under the field's label. What is offered is not known here. */
export const branch: FieldTypeRow<BranchField> = {
  ...choiceRow('requiredBranch'),
  labelPlace: 'group',
  checks: undefined,
};
