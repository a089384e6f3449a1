import type { ContentBlock, Dialog, Reply } from '../../../interpreter';
import type { NamedToast } from '../../../widgets/ToastStack';
import { valueStore, type ValueStore } from './valueStore';

/** A dialog on the screen. */
export interface ShownDialog extends Dialog {
  id: number;
}

/** A popup on the screen; `answer` ends it. */
export interface ShownPopup {
  blocks: readonly ContentBlock[];
  answer: (reply: Reply) => void;
}

/** Where focus goes when a step is shown. */
export type StepFocus = 'none' | 'heading' | { field: string };

/** What the draft bar says. */
export interface DraftStatus {
  /** Ms since 1970; undefined while nothing is stored. */
  savedUntil?: number;
  /** Storage refuses: leaving loses the answers. */
  fault?: 'blocked' | 'full';
  /** Answers of an earlier visit were filled in; `partly` when the form has changed since. */
  restored?: 'whole' | 'partly';
  /** Two minutes before the answers expire. */
  expiring: boolean;
  /** Another tab has changed the same draft. */
  elsewhere: boolean;
  /** What was just done about the draft, to be told once. */
  message?: 'expired' | 'forgotten';
}

/** What goes on around the answers: not part of the machine's state, never stored. */
export interface Activity {
  /** The step on the screen: the machine's, once its widgets are there. */
  step: string;
  /** Counts shown steps, so that showing the same one again is seen. */
  shown: number;
  focus: StepFocus;
  /** The step's widgets did not come. */
  widgetsFailed: boolean;
  /** The step whose failures stand in the summary. */
  errorsOf?: string;
  /** Counts failed presses of Next, so that focus moves to the summary each time. */
  failedPresses: number;
  /** A word about why this step is shown. */
  hint?: 'finishStepFirst' | 'waitForPending';
  /** The form was sent; the next visit of a step begins another one. */
  finished: boolean;
  /** Names of running actions. */
  running: ReadonlySet<string>;
  toasts: readonly NamedToast[];
  dialogs: readonly ShownDialog[];
  popup?: ShownPopup;
  /** The codes that captchas show, by field name. */
  codes: Readonly<Record<string, string>>;
  /** Holidays as `YYYY-MM-DD`, once they have come. */
  holidays?: ReadonlySet<string>;
  draft: DraftStatus;
}

export type ActivityStore = ValueStore<Activity>;

/** Nothing is going on yet. */
export function activityStore(step: string, draft: DraftStatus, focus: StepFocus = 'none'): ActivityStore {
  return valueStore<Activity>({
    step,
    shown: 0,
    focus,
    widgetsFailed: false,
    failedPresses: 0,
    finished: false,
    running: new Set(),
    toasts: [],
    dialogs: [],
    codes: {},
    draft,
  });
}
