import { storedRecord } from './applications';
import { createAttempts } from './attempts';
import type { Core } from './core';
import { createDraft, lifetimesOf } from './draft';
import type { Opened } from './open';
import { keepOutcome } from './receipt';
import type { RemovedDraft } from './records';
import type { Shared } from './shared';

/** What is kept of one session, beginning with what an earlier page has left; `commands`: what the visitor may do with it. */
export function createKept(
  shared: Shared & Pick<Core, 'facts' | 'fileNames' | 'files'>,
  { receipt, dialog }: Opened,
  definitionHash: string,
  core: () => Core,
) {
  const { form, activity } = shared;
  const { store } = shared.ports;
  const { filling, previewing, longest } = lifetimesOf(form);
  const attempts = createAttempts({ ...shared, save: () => draft.save() });
  const draft = createDraft({
    ...shared,
    definitionHash,
    attempts,
    dialog,
    onExpired: () => {
      const { runs, send } = core();
      // What is being registered is kept with its key until the bank has said what came of it.
      if (runs.isWriting()) {
        draft.save();
        return;
      }
      runs.abortAll();
      forget();
      activity.patchDraft({ message: 'expired' });
      void send({ type: 'reset', target: 'all' });
    },
  });
  const outcome = keepOutcome({ ...shared, draft, receipt, dialog });
  /** Removes what this tab keeps on the device; where the visitor asks for it, also what other tabs keep. */
  const forget = (): void => {
    draft.forget();
    outcome.forget();
  };
  return {
    attempts,
    draft,
    outcome,
    commands: {
      /** Renews the time for which the answers are kept. */
      extend: (): void => void draft.save(),
      /** Keeps the answers again that another tab has wiped. */
      keepAgain: (): void => {
        draft.keep();
        draft.save();
      },
      /** Removes what is kept of the form, answers and receipt. Returns the answers, so that this can be undone. */
      forget: (): RemovedDraft | undefined => {
        draft.save();
        const loaded = store?.load(longest);
        forget();
        store?.clearReceipt();
        const application = attempts.renew();
        return loaded?.kind === 'found' ? { ...loaded.draft, application } : undefined;
      },
      /** Keeps answers again that were removed; the next session begins with them. */
      bringBack: ({ application, ...removed }: RemovedDraft): void => {
        draft.rest();
        // The removed application was on its way and is registered meanwhile.
        if (store?.loadReceipt()) return;
        store?.save(removed, removed.finished ? previewing : filling);
        if (application) attempts.bringBack(application);
      },
      /** Gives up what this tab would still store: the next session begins with what another one has. */
      yieldToOther: draft.rest,
      /** Removes the receipt alone: the next session begins another application. */
      forgetReceipt: (): void => {
        outcome.forget();
        // While the outcome is unknown, another tab's answers keep their application.
        const isOpen = storedRecord(store)?.keys.some(({ state }) => state === 'sent');
        if (!isOpen || store?.load(longest).kind !== 'found') attempts.renew();
      },
    },
  };
}
