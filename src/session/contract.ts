import type { FormEvent, FormState, Run } from '../interpreter';
import type { RunEnd } from '../interpreter/machine';
import type { Address } from './address';
import type { AskedAgain } from './askedAgain';
import type { Core, SendOptions } from './core';
import type { OpenParts } from './open';
import type { RemovedDraft } from './records';
import type { FoundList } from './settleChoice';
import type { Shared } from './shared';
import type { Uploads } from './uploads';

/** What a session begins with. */
export interface SessionStart extends OpenParts {
  /** Why it takes the place of another one, whose page stays: its heading gets the focus, and that answers are gone is reported. */
  after?: 'restarted' | 'forgotten';
}

/** One form lived through in time. */
export interface Session extends Pick<Core, keyof Shared | 'facts' | 'fileNames' | 'files' | 'navigator'> {
  /**
   * The only way to change the form. The state has changed when this returns, unless answers are locked; the promise ends when
   * everything is done that follows from the event.
   */
  send: (event: FormEvent, options?: Omit<SendOptions, 'run'>) => Promise<void>;
  /** A press on a button that runs effects under a name; one that is running already is left alone. */
  press: (action: string, run: Run) => Promise<RunEnd | 'aborted'>;
  /** The button of the preview: sends the form, or leads to the step that is not finished after all. */
  submit: () => Promise<void>;
  /** Sends the form as another application, where the same has gone out in vain. */
  sendAsNew: () => Promise<void>;
  /** Back from the preview; not while something is on its way. */
  leavePreview: () => void;
  /** The button of the page before the first step: goes to the step that the answers have come to. */
  begin: () => void;
  /** Follows the page's address. */
  follow: (address: Address) => void;
  /** The step that the preview waits for: something is wrong on it, or its action has not run yet; `undefined` when the form can be sent. */
  unfinished: () => string | undefined;
  /** The answers that go out at the next press, where the same is sent once more as it was: a new day may have changed what is computed. */
  sentState: () => FormState | undefined;
  /** The cross of the newest dialog. */
  closeDialog: () => void;
  renewCode: (name: string) => void;
  /** A list of choices has come for a field. */
  settleChoice: (name: string, list: FoundList) => void;
  /** A list says too little of a stored choice: it is asked for again at Next and before sending, which wait for it. Gives what ends that. */
  askAgainAtNext: AskedAgain['add'];
  uploads: (name: string) => Uploads;
  /** Stores the answers; whether nothing of what the visitor has given, or is doing, would be lost with the page. */
  isStored: () => boolean;
  draft: {
    /** Renews the time for which the answers are kept. */
    extend: () => void;
    /** Removes what is kept of the form: answers, and receipt. Gives the answers, for who thinks better of it. */
    forget: () => RemovedDraft | undefined;
    /** Keeps answers again that were removed; the next session begins with them. */
    bringBack: (removed: RemovedDraft) => void;
    /** Gives up what this tab would still store: the next session begins with what another one has. */
    yieldToOther: () => void;
    /** Removes the receipt alone: the next session begins another application. */
    forgetReceipt: () => void;
  };
  /** Reports each change, with the names that it concerns; gives what ends the subscription. */
  onChanged: (listener: (changed: ReadonlySet<string>) => void) => () => void;
  /** Begins to watch time, the device and other tabs; after `close`, again. */
  start: () => void;
  /** The page goes. What is being registered goes on, and tells the device what came of it. */
  close: () => void;
}
