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
  /** What is served there, such as Teller. */
  serviceType: object({ id: optional(text), name: text }),
  description: optional(anyText),
  /** People that can still be served. */
  availability: optional(wholeNumber(0)),
  /** People in the queue. */
  sisaAntrian: optional(wholeNumber(0)),
  eformCount: optional(wholeNumber(0)),
});

/** A queue of a branch. */
export type BranchQueue = Infer<typeof branchQueue>;

const bankBranch = object({
  /** Left out: `0000`. */
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
  /** The answer whose code is the city; the branches are asked for once it and the day are there. */
  city: answer,
  /** The answer that is the day of the visit. */
  date: answer,
  /** Which list the back end asks; sent to it as it is. */
  apiUrl: branchList,
  /** What the visit is for, as the bank calls it: where it is full the branch is. Left out: all that tell their quota. */
  service: optional(text),
  /** Answers that the chosen branch fills: target field to key of its record. */
  fills: optional(dictionary(oneOf(['code', 'name', 'address', 'latitude', 'langitude']), answer)),
  /** Shown, and called a sample, when the branches cannot be loaded. */
  sample: optional(filledList(bankBranch)),
});
