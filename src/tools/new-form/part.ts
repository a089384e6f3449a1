import type { FormBlock, Json } from '../../interpreter';

/** What one step of a starting form asks, and how its scenario answers it. */
export interface StepPart {
  blocks: readonly FormBlock[];
  fill: Readonly<Record<string, Json>>;
  upload?: Readonly<Record<string, string>>;
  /** The records that each lookup of the step is answered with, in the order in which they are asked for. */
  lists: readonly (readonly Json[])[];
  /** Some of what must be sent in the end. */
  submitted: Readonly<Record<string, Json>>;
}

/** A name for an answer: the same kind of step may stand in a form again, from 2 on with its number. */
export type NameOf = (name: string) => string;
