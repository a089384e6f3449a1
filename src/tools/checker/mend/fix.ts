/** The one edit that mends a finding, at the finding's place. */
export type Fix =
  /** Its key gets another name. */
  | { rename: string }
  /** Another value stands there; only a text, number or tick is replaced. */
  | { put: string | number | boolean }
  /** A piece of the text there becomes another one, wherever the piece stands in it. */
  | { swap: readonly [piece: string, by: string] };

/** A piece of a text that is replaced: offsets in the text before, as the workbench's editor takes them. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}
