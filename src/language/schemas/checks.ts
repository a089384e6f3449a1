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
  that: holds,
  message: template,
  level: optional(oneOf(['error', 'warning'])),
  whenEmpty: optional(oneOf(['judge'])),
  at: optional(filledList(answer)),
});

/** What must hold between answers, and what is said when it does not. */
export type AnswerCheck = Infer<typeof check>;

/** What must hold between answers, on a field, a group or a step. */
export const answerChecks = filledList(check);
