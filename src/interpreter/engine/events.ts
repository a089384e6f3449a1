import type { GoToTarget, ResetTarget } from '../../language';
import type { RowPlace } from '../compile/model';
import type { DraftContent } from './draft';
import type { EventEffect } from './effects';
import type { Delisting, FormState, Marks, Writes } from './state';

/** Everything that can happen to a form. */
export type FormEvent =
  /** The visitor, or an effect of an action, writes answers. */
  | { type: 'write'; writes: Writes; by: 'visitor' | 'effect' }
  | { type: 'touch'; name: string }
  /** The visitor takes the last change back. */
  | { type: 'putBack' }
  | { type: 'next' }
  /** Next has done its work: move on. */
  | { type: 'advance' }
  /** The button of the preview was pressed. */
  | { type: 'send' }
  /** 'Simpan' was pressed on the page of a row. */
  | { type: 'saveRow'; row: RowPlace }
  | { type: 'back' }
  /** An effect of an action leads on, or the page's address does. */
  | { type: 'goTo'; target: GoToTarget; by?: 'effect' }
  /** 'Ubah' on the preview. */
  | { type: 'edit'; step: string }
  /** A watched action has ended. */
  | { type: 'outcome'; action: string }
  /** The visitor has gone on from a popup. */
  | { type: 'agreed'; slug: string }
  /** Answers come back from the device. */
  | (Omit<DraftContent, 'steps'> & {
      type: 'restore';
      /** True: they were given to this very definition, so that each is of its field's type. */
      sameDefinition?: boolean;
    })
  /** The page's address gives answers. */
  | { type: 'query'; writes: Writes; locks: Marks }
  | { type: 'reset'; target: ResetTarget }
  /** A field has a request on its way that Next must wait for, or no longer. */
  | { type: 'pending'; name: string; running: boolean }
  /** The list behind a stored choice does not offer it any more, or does again. */
  | { type: 'delisted'; name: string; why: Delisting | undefined }
  /** A new day. */
  | { type: 'dayChange' };

/** The next state, whom it concerns, and what to do. */
export interface Transition {
  state: FormState;
  changed: ReadonlySet<string>;
  effects: readonly EventEffect[];
}

const nobody: ReadonlySet<string> = new Set();

/** A transition that shows nobody anything new. */
export function unchanged(state: FormState, effects: readonly EventEffect[] = []): Transition {
  return { state, changed: nobody, effects };
}
