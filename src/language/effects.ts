import type { ContentBlock } from './blocks';
import type { Condition } from './conditions';
import type { Json } from './values';

/** The calls of the API contract that an action may make. */
export const actionCallNames = ['tipe-nasabah', 'wic-check', 'screening', 'registration', 'submit'] as const;

export type ActionCallName = (typeof actionCallNames)[number];

/** A short message at the edge of the screen. */
export interface ToastText {
  /** Default `default`. */
  variant?: 'default' | 'destructive';
  /** May hold `{formula}`. */
  title: string;
  /** May hold `{formula}`. */
  text?: string;
}

/** A button of a dialog. */
export interface DialogButton {
  text: string;
  /** What it does; left out: it closes the dialog. */
  do?: readonly Effect[] | string;
}

/** A window over the page. */
export interface DialogContent {
  /** May hold `{formula}`. */
  title: string;
  /** May hold `{formula}`. */
  text?: string;
  blocks?: readonly ContentBlock[];
  /** False: neither Escape nor a press beside it closes it. */
  dismissable?: boolean;
  /** A close button in the corner, and what it does. */
  closeButton?: { do?: readonly Effect[] | string };
  buttons?: readonly DialogButton[];
}

/** What is shown while a call runs. */
export interface Pending {
  dialog?: { title: string; text?: string };
  /** Milliseconds after which `slowToast` is shown. */
  slowAfterMs?: number;
  slowToast?: ToastText;
}

/** What to do for one kind of answer. */
export interface Outcome {
  /** A formula over `ok`, `httpStatus`, `statusText`, `status` and `response`. */
  match: string;
  do: readonly Effect[];
}

/** Ask the back end. */
export interface CallEffect {
  call: ActionCallName;
  /** Key to formula. */
  body?: Readonly<Record<string, string>>;
  pending?: Pending;
  /** The first that matches is run; none: the standard error of the call. */
  outcomes?: readonly Outcome[];
  /** Network fault, timeout, unreadable answer; left out: the standard error of the call. */
  failed?: readonly Effect[];
}

/** Fetch a file and hand it to the visitor. */
export interface DownloadEffect {
  download: {
    call: 'downloadpdf';
    /** Key to formula. */
    body?: Readonly<Record<string, string>>;
    /** May hold `{formula}`. */
    fileName: string;
  };
}

/** Where `goTo` leads. */
export type GoToTarget = 'preview' | { step: string } | { stage: string };

/** What `reset` empties. */
export type ResetTarget = 'all' | 'activeStep' | { stage: string };

/** The closed union of what an action can do. */
export type Effect =
  | CallEffect
  | DownloadEffect
  /** Write answers: a text is a formula, any other JSON a literal. */
  | { set: Readonly<Record<string, Json>> }
  /** Empty answers. */
  | { clear: readonly string[] }
  /** Copy answers once: target to source. */
  | { copy: Readonly<Record<string, string>> }
  | { toast: ToastText }
  | { dialog: DialogContent }
  | { closeDialog: true }
  | { goTo: GoToTarget }
  /** Leave for a path of the portal. */
  | { navigate: string }
  /** Milliseconds. */
  | { wait: number }
  | { reset: ResetTarget }
  | { clearStorage: true }
  /** End the list, and the move that it belongs to. */
  | { stop: true }
  | { if: Condition; then: readonly Effect[]; else?: readonly Effect[] };

/** An action: effects, run in order. */
export type Action = readonly Effect[];
