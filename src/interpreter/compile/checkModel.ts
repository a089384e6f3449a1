import type { CompiledCondition } from '../conditions/types';
import type { CompiledText } from '../formulas/types';
import type { AnswerCheck } from '../../language';
import type { Facet } from './facet';

/** The row that a block stands in: the group's name, and the slot of the row. */
export interface RowPlace {
  rows: string;
  slot: number;
}

/** What must hold between answers, ready to be judged in any scope: that of the form, or of a part of it with names of its own. */
export interface CompiledCheck {
  path: string;
  source: AnswerCheck;
  level: 'error' | 'warning';
  /** Also while an answer that it reads is empty. */
  judgesEmpty: boolean;
  /** Every answer and remembered value that it reads, each once. */
  reads: readonly string[];
  /** Those of them that other rows answer than its own: they are read of the rows that there are. */
  ofRows: ReadonlySet<string>;
  /** The fields that are marked as wrong, the first of them the one that the summary leads to. */
  at: readonly string[];
  /** What must hold. */
  that: CompiledCondition;
  message: CompiledText;
}

/** A check at the place where it is reported. */
export interface PlacedCheck extends CompiledCheck {
  /** Unique in the form. */
  id: string;
  /** The view key of what it is reported at: a field's name, a group's id, or that of the step. */
  host: string;
  /** The row that it stands in. */
  row?: RowPlace | undefined;
  /** Whether that is shown. */
  visible: Facet<boolean>;
}
