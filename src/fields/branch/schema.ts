import {
  answer,
  anyText,
  branchList,
  dictionary,
  filledList,
  flag,
  type Infer,
  list,
  object,
  oneOf,
  optional,
  text,
  wholeNumber,
} from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

const branchQueue = object({
  serviceType: object({ id: optional(text), name: text }),
  description: optional(anyText),
  availability: optional(wholeNumber(0)),
  sisaAntrian: optional(wholeNumber(0)),
  eformCount: optional(wholeNumber(0)),
});

export type BranchQueue = Infer<typeof branchQueue>;

const bankBranch = object({
  code: optional(text),
  name: text,
  address: text,
  latitude: optional(text),
  /** The longitude; the back end spells it so. */
  langitude: optional(text),
  lastUpdatedDate: optional(text),
  isCurrentDate: optional(flag),
  limitTeller: optional(wholeNumber(0)),
  limitCustomerService: optional(wholeNumber(0)),
  branchOnlineQueues: optional(list(branchQueue)),
});

/** A branch as the back end sends it. */
export type BankBranch = Infer<typeof bankBranch>;

/** One branch of a city on a day, with its queues. */
export const branchField = fieldObject({
  type: oneOf(['branch']),
  ...fieldKeys,
  city: answer,
  date: answer,
  apiUrl: branchList,
  service: optional(text),
  fills: optional(dictionary(oneOf(['code', 'name', 'address', 'latitude', 'langitude']), answer)),
  sample: optional(filledList(bankBranch)),
});
