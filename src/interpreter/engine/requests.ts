import type { CompiledEffect } from '../compile/effectModel';
import type { ActionCallName, ContentBlock, GoToTarget, Json, ResetTarget } from '../language';
import type { Writes } from './state';

/** A list of effects with what its formulas may use besides the form's own names. */
export interface Run {
  effects: readonly CompiledEffect[];
  extras: Readonly<Record<string, unknown>>;
}

/** A toast in words. */
export interface Toast {
  variant: 'default' | 'destructive';
  title: string;
  text?: string;
}

/** A dialog in words; its buttons start runs of their own. */
export interface Dialog {
  title: string;
  text?: string;
  blocks: readonly ContentBlock[];
  dismissable: boolean;
  closeButton?: Run;
  buttons: readonly { text: string; run: Run }[];
}

/** What is shown while a call runs, in words. */
export interface PendingView {
  dialog?: { title: string; text?: string };
  slowAfterMs?: number;
  slowToast?: Toast;
}

/** How a call without words of its own went wrong; `messages` has the sentences. */
export type CallProblem =
  | { kind: 'http'; httpStatus: number; statusText: string }
  | { kind: 'status'; status: number; message: string }
  | { kind: 'exception'; fault: FaultKind };

/** Why a request had no readable answer. */
export type FaultKind = 'network' | 'timeout' | 'unreadable';

/** What an action asks of whoever performs it. Each is answered by a `Reply`. */
export type Request =
  | { do: 'call'; call: ActionCallName; body: Readonly<Record<string, Json>>; pending?: PendingView }
  | { do: 'download'; call: 'downloadpdf'; body: Readonly<Record<string, Json>>; fileName: string }
  | { do: 'write'; writes: Writes }
  | { do: 'toast'; toast: Toast }
  | { do: 'dialog'; dialog: Dialog }
  | { do: 'closeDialog' }
  | { do: 'popup'; slug: string }
  | { do: 'goTo'; target: GoToTarget }
  | { do: 'advance' }
  | { do: 'navigate'; path: string }
  | { do: 'wait'; ms: number }
  | { do: 'reset'; target: ResetTarget }
  | { do: 'clearStorage' }
  | { do: 'saveDraft' }
  | { do: 'standardError'; call: ActionCallName | 'downloadpdf'; problem: CallProblem }
  /** The standard submission has succeeded. */
  | { do: 'confirm'; registrationNumber: string };

/** The answer of a call, as outcomes see it. */
export interface CallReply {
  ok: boolean;
  httpStatus: number;
  statusText: string;
  /** The body's `statusCode`, else the HTTP status. */
  status: number;
  response: unknown;
}

/**
 * How a request ended. `done`: as it should. `stopped`: the visitor closed the popup, or it did not come; the
 * performer has said why. `errorMessage` is the fault in words, for the action's own toasts.
 */
export type Reply =
  { done: true } | { stopped: true } | { reply: CallReply } | { fault: FaultKind; errorMessage: string };
