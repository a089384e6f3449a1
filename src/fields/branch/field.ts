import type { BankBranch, BranchField, BranchQueue } from '../../language';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import type { Schema, SchemaKit } from '../common/schemaKit';
import { choiceRow } from '../select/field';

function branchSchema({
  anyText,
  common,
  entries,
  filledList,
  flag,
  list,
  oneOf,
  optional,
  text,
  wholeNumber,
}: SchemaKit): Schema<BranchField> {
  const branchQueue = entries<BranchQueue>({
    serviceType: entries<BranchQueue['serviceType']>({ id: optional(text), name: text }),
    description: optional(anyText),
    availability: optional(wholeNumber(0)),
    sisaAntrian: optional(wholeNumber(0)),
    eformCount: optional(wholeNumber(0)),
  });

  const bankBranch = entries<BankBranch>({
    code: optional(text),
    name: text,
    address: text,
    latitude: optional(text),
    langitude: optional(text),
    lastUpdatedDate: optional(text),
    isCurrentDate: optional(flag),
    limitTeller: optional(wholeNumber(0)),
    limitCustomerService: optional(wholeNumber(0)),
    branchOnlineQueues: optional(list(branchQueue)),
  });

  return entries<BranchField>({
    type: oneOf(['branch']),
    ...common,
    city: text,
    date: text,
    apiUrl: text,
    sample: optional(filledList(bankBranch)),
  });
}

/** One branch; a missing one is told by the field's label. What is offered is not known here. */
export const field: FieldTypeRow<BranchField> = {
  ...choiceRow('requiredBranch'),
  labelPlace: 'group',
  schema: branchSchema,
  checks: undefined,
};
