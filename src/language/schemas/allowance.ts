import { filledList, type Infer, object, text } from '../schema';

/** Advice of the checker that an editor does not follow. */
export const allowance = object({
  /** Names of rules. */
  allow: filledList(text),
  because: text,
});

/** Advice of the checker that an editor has weighed and does not follow. */
export type Allowance = Infer<typeof allowance>;
