import type { Json } from '../../../interpreter';

/** In which way a walk has failed. */
export type FaultName =
  /** A valid answer was called wrong. */
  | 'refused'
  /** Next, the preview or a dialog did not let the visitor go on. */
  | 'stuck'
  /** The visitor was turned away without anything having been sent. */
  | 'left'
  | 'exception'
  /** The back end did not understand a request. */
  | 'contract'
  /** A required answer has no valid value. */
  | 'unanswerable';

/** What went wrong in a walk. */
export interface WalkFault {
  fault: FaultName;
  step: string;
  /** For an editor, in Indonesian. */
  words: string;
}

/** The answers that a visitor has given, in order, as a scenario's `fill` takes them. */
export type Given = readonly { step: string; name: string; value: Json }[];
