import type { Followup } from '../../language';
import type { CompiledCondition } from '../conditions/types';
import type { CompiledText } from '../formulas/types';
import type { CompiledContent, CompiledEffect } from './effectModel';

/** The page before the first step, compiled. */
export interface CompiledStart {
  documents: readonly { text: string; when?: CompiledCondition | undefined }[];
  blocks: readonly CompiledContent[];
}

/** The receipt, compiled. */
export interface CompiledConfirmation {
  title?: CompiledText | undefined;
  next: readonly { text: CompiledText; within: Followup['within'] | undefined }[];
  blocks: readonly CompiledContent[];
  /** What fetches the file. */
  download?: CompiledEffect | undefined;
}
