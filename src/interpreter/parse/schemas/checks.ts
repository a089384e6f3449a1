import type { AnswerCheck } from '../../../language';
import type { Schema } from '../../../fields/pure';
import { filledList } from '../collections';
import { entries } from '../entries';
import { oneOf, text } from '../leaves';
import { optional } from '../schema';
import { condition } from './conditions';

/** What must hold between answers, on a field, a group or a step. */
export const answerChecks: Schema<readonly AnswerCheck[]> = filledList(
  entries<AnswerCheck>({
    that: condition,
    message: text,
    level: optional(oneOf(['error', 'warning'])),
    whenEmpty: optional(oneOf(['judge'])),
    at: optional(filledList(text)),
  }),
);
