import { nextRun } from '../../../interpreter';
import type { Values } from '../../../interpreter';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { Slot, Visit, Watcher } from '../visit';

const judged = 'What Next has judged is what goes on.';

/** Acts that write answers as the visitor. */
const writing: ReadonlySet<Act['do']> = new Set(['fill', 'type', 'retype', 'remove']);

/** Between the first call of a run of Next and its end, nothing that the visitor does changes an answer. */
export function locks(visit: Visit): Watcher {
  /** The sessions whose Next has asked the bank, and goes on. */
  const asking = new Set<Slot['session']>();
  let before: { slot: Slot; values: Values } | undefined;

  const isAsking = ({ session }: Slot): boolean =>
    asking.has(session) && session?.activity.current().running.has(nextRun) === true;
  return {
    on: (happening) => {
      if (happening.what === 'shown' && !happening.activity.running.has(nextRun))
        asking.delete(happening.slot.session);
      if (happening.what !== 'asked') return;
      const { slot } = happening;
      const activity = slot.session?.activity.current();
      // While a popup of Next is open, a call is a watched check's.
      const isWatched = slot.version.form.watches.some(({ action }) => activity?.running.has(action));
      if (activity?.running.has(nextRun) && !activity.popup && !isWatched) asking.add(slot.session);
    },
    before: (act) => {
      before = undefined;
      const front = writing.has(act.do) ? frontOf(visit) : undefined;
      if (front && isAsking(front.slot)) before = { slot: front.slot, values: front.session.state().values };
    },
    after: (act) => {
      const now = before?.slot.session?.state().values;
      if (!before || !now || now === before.values) return;
      const changed = Object.keys(now).filter((name) => now[name] !== before?.values[name]);
      if (isAsking(before.slot)) visit.fail(judged, `${act.do} has changed ${changed.join(', ')}`);
    },
  };
}
