/**
 * What is said of an XLSForm beside the product that came of it, at the cell it speaks of (`survey!D3`).
 * `error`: the file contradicts itself or XLSForm, and nothing is imported; `bent`: said, but otherwise than there; `lost`: not taken
 * over.
 */
export interface Note {
  kind: 'error' | 'bent' | 'lost';
  cell: string;
  text: string;
}

/** Takes notes on one cell. */
export type TakeNote = (kind: Note['kind'], text: string) => void;

/** Thrown by what a cell of a formula holds that is no XPath: `position` counts letters from 1. */
export class ExpressionFault extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

/** Thrown by what XLSForm can say and the language of definitions cannot. The message says what. */
export class CannotSay extends Error {}
