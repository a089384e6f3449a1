import type { Facts, FileNames, FormEvent, Moment, RowPlace, Run, StoredFile } from '../interpreter';
import type { RunContext, RunEnd } from '../interpreter/machine';
import type { Hint, StepFocus } from './activity';
import type { Attempts } from './attempts';
import type { DeferredPress } from './deferredPress';
import type { DraftKeeper } from './draft';
import type { Navigator } from './ports';
import type { KeptOutcome } from './receipt';
import type { KnownFiles, WriteCall } from './records';
import type { Shared } from './shared';

/** One run of an action under way. */
export interface Running {
  action: string;
  abort: AbortController;
  /** From its first call on, the answers that it goes on with stay as they are. */
  locks: boolean;
  /** A call that registers something is on its way: it is not given up. */
  writing?: WriteCall | undefined;
  /** The newest call of it. */
  asked?: string;
  /** A call of it has registered something. */
  wrote: boolean;
}

/** How an event is sent. */
export interface SendOptions {
  /** The run that the event belongs to. */
  run?: Running | undefined;
  /** Where focus goes when a step is shown; default its heading. */
  focus?: StepFocus | undefined;
  /** True: the history gets no new entry. */
  replace?: boolean;
  /** A word about why the step is shown. */
  hint?: Hint | undefined;
  /** The row of the step whose page is shown; left out: that of the field which takes the focus, or none. */
  row?: RowPlace | undefined;
  /** What has been done, for screen readers. */
  announcement?: string;
  /** Back to the page that lies below in the history, if it does. */
  back?: boolean;
  /** Next goes on by itself: what it has waited for is not asked for again. */
  again?: boolean;
}

/** What the parts of a session share. */
export interface Core extends Shared, Omit<DeferredPress, 'onEvent'> {
  /** The router; it does nothing once the session is closed. */
  navigator: () => Navigator;
  facts: () => Facts;
  /** The form as it stands now. */
  moment: () => Moment;
  context: RunContext;
  draft: DraftKeeper;
  attempts: Attempts;
  outcome: KeptOutcome;
  send: (event: FormEvent, options?: SendOptions) => Promise<void>;
  runs: Runs;
  /** Stored files of a field that the bank no longer has. */
  loseFiles: (name: string, files: readonly StoredFile[]) => Promise<void>;
  /** How the visitor calls the stored files, by address. */
  fileNames: () => FileNames;
  files: () => KnownFiles;
}

export interface Runs {
  /**
   * Runs effects under a name; a newer run of the name aborts the older one. `watched`: answers have set it off, and a change of
   * them aborts it; any other may lock the answers that it goes on with.
   */
  start: (action: string, run: Run, watched?: boolean) => Promise<RunEnd | 'aborted'>;
  /** Goes on with more effects inside a run. */
  drive: (run: Run, running: Running) => Promise<RunEnd | 'aborted'>;
  running: (action: string) => Running | undefined;
  abort: (action: string) => void;
  /** Ends all but what is registering something at the bank. */
  abortAll: () => void;
  /** Whether something is being registered at the bank. */
  isWriting: () => boolean;
  /** Keeps the answers as they are until the run has ended; true when it has just begun to. */
  lock: (running: Running) => boolean;
  /** Whether an event is refused, or waits, since a run goes on with the answers as they are. */
  holdsBack: (event: FormEvent, options: SendOptions) => boolean;
}
