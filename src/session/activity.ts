import type { ContentBlock, Dialog, Reply, RowPlace, Toast } from '../interpreter';
import type { ElsewhereChange } from './ports';
import type { Receipt } from './records';
import { valueStore } from './valueStore';

export interface ShownToast extends Toast {
  id: number;
  /** The activity's `shown` at the time. */
  shown: number;
  call?: string | undefined;
}

export interface ShownDialog extends Dialog {
  id: number;
  /** It reports something that the bank has registered. */
  registered?: true;
}

/** A popup on the screen; `answer` ends it. */
export interface ShownPopup {
  slug: string;
  blocks: readonly ContentBlock[];
  answer: (reply: Reply) => void;
}

/** Something that only the visitor can decide; `answer` ends it. */
export type Question = Asked & { answer: (goOn: boolean) => void };

type Asked = { about: SendingQuestion } | Leaving | OtherForm;

/** What is asked before something may be registered a second time. */
export type SendingQuestion = 'maybeSent' | 'sent' | 'older';

/**
 * The form is left behind something that was registered, or with answers that are kept nowhere; `until`: when they are removed, in ms
 * since 1970.
 */
interface Leaving {
  about: 'leaving';
  until: number | undefined;
  hasRegistered: boolean;
}

/** This form is begun while the answers to another one are kept. */
interface OtherForm {
  about: 'otherForm';
  /** The names of both products. */
  own: string;
  other: string;
  /** Ms since 1970. */
  until: number;
  /** It only has to be sent. */
  isComplete: boolean;
  /** Asks again by what is kept of the other one now; where nothing is, this form begins. */
  look: () => void;
  /** Ends it without a choice. */
  dismiss: () => void;
}

/** Where focus goes when a step is shown: of a row, to its card. */
export type StepFocus = 'none' | 'heading' | { field: string } | { card: RowPlace };

/** A word about why this step is shown, or why nothing moves. */
export type Hint = 'finishStepFirst' | 'proveAgain' | 'checkAgain' | 'waitForPending' | 'waitForSending';

/** What the draft bar says. */
export interface DraftStatus {
  /** Ms since 1970; undefined while nothing is stored. */
  savedUntil?: number | undefined;
  /** Storage refuses: leaving loses the answers. */
  fault?: 'blocked' | 'full' | undefined;
  /** Answers of an earlier visit were filled in; `partly` when the form has changed since. */
  restored?: 'whole' | 'partly' | undefined;
  /** Two minutes before the answers expire. */
  expiring: boolean;
  /** What another tab has done with the same form. */
  elsewhere?: ElsewhereChange | undefined;
  /** What was just done about the draft, to be reported once. */
  message?: 'expired' | 'forgotten';
  /** What is known of the last submission, where it is not known to be registered: the bank has refused it, or gave no readable answer. */
  sending?: 'refused' | 'unknown' | undefined;
  /** The same has gone out several times without a number: it may be sent as another application. */
  mayBeNew?: true | undefined;
}

/** The page was opened where a receipt stood of which nothing is kept but perhaps its number. */
export interface LostReceipt {
  number: string | undefined;
}

/** What goes on around the answers: not part of the form's state, never stored. */
export interface Activity {
  /** The page before the first step is on the screen. */
  atStart: boolean;
  step: string;
  /** The row whose own page is shown of it. */
  row?: RowPlace | undefined;
  /** What the visitor has just done, for screen readers. */
  announcement?: string | undefined;
  /** Counts shown steps, so that showing the same one again is seen. */
  shown: number;
  focus: StepFocus;
  /** The step that the preview has led to: its answers come first when the preview is shown again. */
  edited?: string | undefined;
  /** The step whose failures stand in the summary. */
  errorsOf?: string | undefined;
  /** Counts failed presses of Next, so that focus moves to the summary each time. */
  failedPresses: number;
  hint?: Hint | undefined;
  /** The form was sent: its receipt takes the place of the form. */
  receipt?: Omit<Receipt, 'expiry'> | undefined;
  /** Said in place of the form, until another address of it is shown. */
  lost?: LostReceipt | undefined;
  running: ReadonlySet<string>;
  /** A run has asked the bank about these answers: they stay as they are until it has ended. */
  locked: boolean;
  toasts: readonly ShownToast[];
  dialogs: readonly ShownDialog[];
  popup?: ShownPopup | undefined;
  question?: Question | undefined;
  /** The codes that captchas show, by field name. */
  codes: Readonly<Record<string, string>>;
  /** Holidays as `YYYY-MM-DD`, once they have come. */
  holidays?: ReadonlySet<string>;
  draft: DraftStatus;
}

/** Most toasts at once: more would cover a phone's screen. */
const mostToasts = 3;

/** What goes on, with the few changes that several parts make to it. */
export type ActivityStore = ReturnType<typeof createActivity>;

/** Nothing is going on yet. */
export function createActivity(
  begin: Pick<Activity, 'atStart' | 'step' | 'draft' | 'focus' | 'receipt' | 'lost' | 'dialogs'>,
) {
  const store = valueStore<Activity>({
    ...begin,
    shown: 0,
    failedPresses: 0,
    running: new Set(),
    locked: false,
    toasts: [],
    codes: {},
  });
  let lastId = begin.dialogs.length;
  /** Names toasts, dialogs and files. */
  const nextId = (): number => (lastId += 1);
  const closeToast = (id: number): void =>
    store.update((now) => ({ ...now, toasts: now.toasts.filter((toast) => toast.id !== id) }));
  return {
    ...store,
    nextId,
    /** Resolves once something is so. */
    until: (isSo: (now: Activity) => boolean) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!isSo(store.current())) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        look();
      }),
    patch: (change: Partial<Activity>): void => store.update((now) => ({ ...now, ...change })),
    patchDraft: (change: Partial<DraftStatus>): void =>
      store.update((now) => ({ ...now, draft: { ...now.draft, ...change } })),
    /** Puts a toast on the screen and gives its id. The same words again take the place of the first ones; the oldest make room. */
    showToast: (toast: Toast & Pick<ShownToast, 'call'>): number => {
      const id = nextId();
      store.update((now) => {
        const others = now.toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
        return { ...now, toasts: [...others, { ...toast, id, shown: now.shown }].slice(-mostToasts) };
      });
      return id;
    },
    closeToast,
    /** A call has succeeded: what went wrong with it before is over; left out: with all of them. */
    dropErrors: (call?: string): void =>
      store.update((now) => {
        const isOver = (toast: ShownToast): boolean =>
          toast.variant === 'destructive' && (call === undefined || toast.call === call);
        return now.toasts.some(isOver) ? { ...now, toasts: now.toasts.filter((one) => !isOver(one)) } : now;
      }),
    /** Takes the newest toast off the screen; false when there is none. */
    closeNewestToast: (): boolean => {
      const newest = store.current().toasts.at(-1);
      if (newest) closeToast(newest.id);
      return newest !== undefined;
    },
  };
}
