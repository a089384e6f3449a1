import type { CompiledEffect } from '../compile/effectModel';
import type { GoToTarget, ResetTarget, Values } from '../language';
import type { FormState, Marks, Writes } from './state';

/** Everything that can happen to a form. */
export type FormEvent =
  /** The visitor, or an effect of an action, writes answers. */
  | { type: 'write'; writes: Writes; by: 'visitor' | 'effect' }
  /** The visitor leaves a field. */
  | { type: 'touch'; name: string }
  /** Next was pressed. */
  | { type: 'next' }
  /** Next has done its work: move on. */
  | { type: 'advance' }
  /** Back was pressed. */
  | { type: 'back' }
  | { type: 'goTo'; target: GoToTarget }
  /** 'Ubah' on the preview. */
  | { type: 'edit'; step: string }
  /** A watched action has ended. */
  | { type: 'outcome'; action: string }
  /** Answers come back from the device. */
  | { type: 'restore'; data: Values; activeStep: string; stages: readonly string[] }
  /** The page's address gives answers. */
  | { type: 'query'; writes: Writes; locks: Marks }
  | { type: 'reset'; target: ResetTarget }
  /** A field has a request on its way that Next must wait for, or no longer. */
  | { type: 'pending'; name: string; running: boolean }
  /** A new day. */
  | { type: 'tick' };

/** What the machine wants done. */
export type Command =
  /** Run effects; `action` names a run of which there is one at a time. */
  | { do: 'run'; effects: readonly CompiledEffect[]; action: string }
  /** Abort a run; its outcome is dropped. */
  | { do: 'abort'; action: string }
  /** Next has found failures: show the summary and take the visitor there. */
  | { do: 'showErrors' }
  /** Next waits: a check or an upload is on its way. */
  | { do: 'waitForPending' }
  /** Another step is shown. */
  | { do: 'showStep'; step: string; stageEntered: boolean }
  | { do: 'showPreview' }
  /** Back on the first step: the page before the form. */
  | { do: 'leave' };

/** The next state, whom it concerns, and what to do. */
export interface Transition {
  state: FormState;
  changed: ReadonlySet<string>;
  commands: readonly Command[];
}

const nobody: ReadonlySet<string> = new Set();

/** A transition that shows nobody anything new. */
export function still(state: FormState, commands: readonly Command[] = []): Transition {
  return { state, changed: nobody, commands };
}
