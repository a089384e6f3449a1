import type { Json } from './language';

/**
 * Every way in which an answer can be wrong; `messages/id.ts` has the words under the same names.
 * `required…` differ because the spec words a missing text, choice and tick differently.
 */
export const failureNames = [
  'required',
  'requiredChoice',
  'requiredTick',
  'requiredUpload',
  'requiredBranch',
  'minLength',
  'maxLength',
  'rule',
  'email',
  'min',
  'max',
  'minMoney',
  'maxMoney',
  'date',
  'dateUnavailable',
  'option',
  'captcha',
] as const;

export type FailureName = (typeof failureNames)[number];

/** A failed rule as data: the words come later (spec 3, section 5). */
export interface Failure {
  rule: FailureName;
  /** What the words need: `n` for lengths, `min`, `max` for bounds. */
  args?: Readonly<Record<string, Json>>;
  /** The definition's own words (`requiredMessage`), already interpolated. */
  text?: string;
}

/** Failures by field name. */
export type Failures = Readonly<Record<string, Failure>>;
