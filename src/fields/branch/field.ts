import type { BranchField } from '../../language';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { choiceRow } from '../select/field';

/** One branch; a missing one is reported under the field's label. What is offered is not known here. */
export const field: FieldTypeRow<BranchField> = {
  ...choiceRow('requiredBranch'),
  labelPlace: 'group',
  checks: undefined,
};
