import { isWrite, type Request } from '../ledger';
import type { Slot, World, Watcher } from '../world';

const notGivenUp = 'What is being registered is never given up by its page.';
const stays = 'Who sends stays where it was sent from until the answer has come.';

/** Where a tab stood when it sent what is on its way. */
interface Sent {
  request: Request;
  session: Slot['session'];
  route: string;
}

/** Examines the time between a request that registers something and its answer. */
export function sending(visit: World): Watcher {
  const sent = new Map<Slot, Sent>();
  return {
    on: (happening) => {
      if (happening.what !== 'asked' && happening.what !== 'given up') return;
      const { slot, request } = happening;
      if (!isWrite(request.call)) return;
      if (happening.what === 'given up') visit.fail(notGivenUp, `the ${request.call} of tab ${slot.id + 1}`);
      else if (slot.tab) sent.set(slot, { request, session: slot.session, route: slot.tab.route() });
    },
    after: (act) => {
      for (const [slot, { request, session, route }] of sent) {
        // Who has left the form, or has reopened it, finds the outcome later.
        const isThere = slot.tab?.page() !== 'away' && slot.session === session;
        const now = slot.tab?.route();
        if (!request.open || !isThere || now === undefined) sent.delete(slot);
        else if (now !== route) visit.fail(stays, `${act.act} has led from ${route} to ${now}`);
      }
    },
  };
}
