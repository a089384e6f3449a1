import type { CompiledEffect, EffectOf } from '../compile/model';
import type { EffectList } from '../walk';
import type { Resolved } from './resolve';
import type { ActionCallName, ContentBlock, Json } from '../../language';
import type { Writes } from './state';

/** A list of effects with what its formulas may use besides the form's own names. */
export interface Run {
  effects: EffectList;
  extras: Readonly<Record<string, unknown>>;
}

/** A toast in words. */
export type Toast = Resolved<EffectOf<'toast'>['toast']>;

/** A dialog in words; its buttons start runs of their own. */
export interface Dialog {
  /** Its path in the definition. */
  path: string;
  /** What its buttons' formulas may use besides the form's own names. */
  extras: Run['extras'];
  title: string;
  text?: string | undefined;
  blocks: readonly ContentBlock[];
  dismissable: boolean;
  /** The question at which the visitor goes on when it is closed. */
  focus?: string | undefined;
  closeButton?: Run | undefined;
  buttons: readonly { text: string; run: Run }[];
}

/** What is shown while a call runs, in words. */
export type PendingView = Resolved<NonNullable<EffectOf<'call'>['pending']>>;

/** How a call without words of its own went wrong; `messages` has the sentences. */
export type CallProblem =
  | { kind: 'http'; httpStatus: number; statusText: string; message?: string; retryAfterMs?: number }
  | { kind: 'status'; status: number; message: string }
  | { kind: 'exception'; fault: FaultKind };

/** Why a request had no readable answer. */
export type FaultKind = 'network' | 'timeout' | 'unreadable' | 'program';

/** What follows from an event, without an answer. */
export type EventEffect =
  /** Run effects of the definition; `action` names a run of which there is one at a time. */
  | { kind: 'run'; effects: EffectList; action: string }
  /** Abort a run; its outcome is dropped. */
  | { kind: 'abort'; action: string }
  /** Failures were found on a step, or on the preview: show the summary and take the visitor there. */
  | { kind: 'showErrors'; step: string }
  /** Next waits: a check or an upload is on its way. */
  | { kind: 'waitForPending' }
  /** Another step is shown. */
  | { kind: 'showStep'; step: string }
  | { kind: 'showPreview' }
  /** Back on the first step: the page before the form. */
  | { kind: 'leave' };

/** Effects of which a run makes something else, or goes another way by them. */
type OwnKind =
  | 'call'
  | 'download'
  | 'set'
  | 'clear'
  | 'copy'
  | 'dialog'
  | 'stop'
  | 'if'
  | 'action'
  | 'standardSubmit';

/** What a run of an action asks for; each is answered by a `Reply`. */
export type ActionEffect =
  | Resolved<Exclude<CompiledEffect, { kind: OwnKind }>>
  | {
      kind: 'call';
      call: ActionCallName;
      body: Readonly<Record<string, Json>>;
      /** Its body as the definition writes it, by which calls of one name differ; none of the standard submission. */
      source?: string;
      pending?: PendingView | undefined;
    }
  | { kind: 'download'; call: 'downloadpdf'; body: Readonly<Record<string, Json>>; fileName: string }
  | { kind: 'write'; writes: Writes }
  | { kind: 'dialog'; dialog: Dialog }
  | { kind: 'standardError'; call: ActionCallName | 'downloadpdf'; problem: CallProblem }
  /** The standard submission has succeeded. */
  | { kind: 'confirm'; registrationNumber: string };

/** Everything that the interpreter wants done in the world; the session carries it out. */
export type SessionEffect = EventEffect | ActionEffect;

/** The answer of a call, as outcomes see it. */
export interface CallReply {
  ok: boolean;
  httpStatus: number;
  statusText: string;
  /** When it wants to be asked again, in ms from the answer on; left out: it does not say. */
  retryAfterMs?: number;
  /** The body's `statusCode`, else the HTTP status. */
  status: number;
  response: unknown;
}

/** How an effect of an action ended. `done`: as it should. `stopped`: the visitor closed the popup, or it did not come, which was reported. */
export type Reply = { done: true } | { stopped: true } | { reply: CallReply } | { fault: FaultKind };
