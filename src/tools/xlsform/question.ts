/** What a question of an XLSForm answers with. `nothing`: a group, a note, whatever keeps no answer that another one could read. */
export type AnswerKind = 'one' | 'many' | 'number' | 'text' | 'date' | 'tick' | 'file' | 'rows' | 'nothing';

/** A named thing of the sheet, as expressions know it. */
export interface Named {
  /** Its name in the sheet. */
  sheetName: string;
  /** Its name in the product. */
  formName: string;
  kind: AnswerKind;
  /** The rows that it stands in, by their name in the product. */
  rows?: string;
  /** Why it is not in the product: whatever reads it cannot be said. */
  lost?: true;
}

/** What an expression is read with. */
export interface Scope {
  /** The question whose cell it is; a group has none. */
  self?: Named;
  /** The rows that the cell stands in. */
  rows?: string;
  /** A named thing, or undefined. */
  find: (name: string) => Named | undefined;
  /** The columns of a choice, in `choice_filter`. */
  columns?: ReadonlyMap<string, string>;
  /** Called with whatever is said otherwise than it stands there. */
  bent: (text: string) => void;
}
