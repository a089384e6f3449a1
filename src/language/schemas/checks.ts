import {
  answer,
  conditionOrFormula,
  filledList,
  type Infer,
  object,
  oneOf,
  optional,
  template,
  type Schema,
  union,
} from '../schema';
import { bySpelling, conditionShapes, type Condition } from './conditions';

const holds: Schema<Condition> = union(bySpelling, { ...conditionShapes, text: conditionOrFormula });

const check = object({
  /** A condition or a formula; it holds for right answers. */
  that: holds,
  /** What is said when it does not hold; may hold `{formula}`. */
  message: template,
  /** Default `error`; a `warning` is shown and stops nobody. */
  level: optional(oneOf(['error', 'warning'])),
  /** Left out: an empty answer that it reads skips it. */
  whenEmpty: optional(oneOf(['judge'])),
  /** The fields that are marked as wrong, the first of them the one that the summary leads to. Default: the field that it stands on, else the first that it reads. */
  at: optional(filledList(answer)),
});

/** What must hold between answers, and what is said when it does not. */
export type AnswerCheck = Infer<typeof check>;

/** What must hold between answers, on a field, a group or a step. */
export const answerChecks = filledList(check);
