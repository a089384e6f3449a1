import { answerName, flag, formula, type Infer, json, object, optional } from '../schema';
import { condition } from './conditions';

/** A remembered value: of a form, or of each row of a group. */
export const value = object({
  /** The value's name, in the same name space as the fields. */
  name: answerName,
  /** What it holds at the start; left out: nothing. */
  initial: optional(json),
  /** The value is this formula's result. In a row it always is. */
  compute: optional(formula),
  /** It counts, and is sent, only while this holds. */
  visibleWhen: optional(condition),
  /** False: it is not sent. */
  submit: optional(flag),
});

/** A remembered value without a control. */
export type RememberedValue = Infer<typeof value>;
