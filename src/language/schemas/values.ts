import { answerName, flag, formula, type Infer, json, object, optional } from '../schema';
import { condition } from './conditions';

/** A remembered value: of a form, or of each row of a group. */
export const value = object({
  name: answerName,
  initial: optional(json),
  compute: optional(formula),
  visibleWhen: optional(condition),
  submit: optional(flag),
});

export type RememberedValue = Infer<typeof value>;
