import type { Condition } from './conditions';

/** What must hold between answers, and what is said when it does not. */
export interface AnswerCheck {
  /** A condition or a formula; it holds for right answers. */
  that: Condition;
  /** What is said when it does not hold; may hold `{formula}`. */
  message: string;
  /** Default `error`; a `warning` is shown and stops nobody. */
  level?: 'error' | 'warning';
  /** Left out: an empty answer that it reads skips it. */
  whenEmpty?: 'judge';
  /** The fields that are marked as wrong, the first of them the one that the summary leads to. Default: the field that it stands on, else the first that it reads. */
  at?: readonly string[];
}
