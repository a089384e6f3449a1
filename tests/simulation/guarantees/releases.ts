import type { Activity, Session } from '../../../src/session';
import { whyMissing } from '../fates';
import type { Slot, World, Watcher } from '../world';

const missingShown = 'Code that does not come is reported.';
const helps = 'What is offered where code does not come can help.';
const once = 'A page is reloaded by itself once.';
const nothingLost = 'A page is reloaded by itself only where nothing is lost by it.';

/** Milliseconds after which a page may call code on its way out of reach. */
const patience = 10_000;

/** Examines what becomes of a page whose code does not come. */
export function releases(visit: World): Watcher {
  const lastMissing = new WeakMap<Session, Activity['missingPart']>();

  const checkOffer = (session: Session, { missingPart }: Activity): void => {
    const before = lastMissing.get(session);
    lastMissing.set(session, missingPart);
    if (missingPart === before || missingPart === undefined || missingPart === 'looking') return;
    const isOld = visit.slots.some((slot) => slot.session === session && slot.release !== visit.release);
    const found = whyMissing(visit.site);
    const why = found === 'unreachable' || isOld || visit.site !== 'reached' ? found : 'fine';
    // What hangs on its way is out of reach after a while, however the site is reached meanwhile.
    const isLate = visit.slots.some(
      (slot) =>
        slot.session === session &&
        [...slot.hanging].some(({ since }) => visit.elapsed() - since >= patience),
    );
    if (isLate && missingPart === 'unreachable') return;
    if (missingPart !== why) visit.fail(helps, `reported is "${missingPart}", and the site is ${why}`);
  };
  const checkReload = ({ tab, reloadedItself, id }: Slot): void => {
    // Not the slot's, which may be of a page that the visitor has left a moment ago.
    const session = tab?.session();
    if (!session) return;
    if (reloadedItself) visit.fail(once, `tab ${id + 1} goes round in circles`);
    const { values, pending } = session.state();
    const lost = [...session.form.fields.values()]
      .filter(({ row, definition }) => row.proof || definition.sensitive === true)
      .filter(({ name, row }) => row.given(values[name] ?? row.empty))
      .map(({ name }) => name);
    const all = [...lost, ...Object.keys(pending)];
    if (all.length > 0) visit.fail(nothingLost, `${all.join(', ')} is lost in tab ${id + 1}`);
  };
  const checkMissing = (slot: Slot): void => {
    const activity = slot.session?.activity.current();
    // The page before the first step needs no code: whoever goes back to it has given up what was on its way.
    if (slot.tab?.page() === 'start') slot.missing = undefined;
    if (!slot.tab || slot.tab.page() === 'away' || slot.missing === undefined || !activity) return;
    if (activity.running.size > 0) return;
    // A popup that did not come needs no code either; that it did not is reported.
    if (slot.missing === 'overlays' && activity.toasts.length > 0) return;
    if (activity.missingPart === undefined)
      visit.fail(missingShown, `tab ${slot.id + 1} lacks ${slot.missing}`);
  };

  return {
    on: (happening) => {
      if (happening.what === 'loaded') checkOffer(happening.session, happening.session.activity.current());
      if (happening.what === 'shown') checkOffer(happening.session, happening.activity);
      if (happening.what === 'ending' && happening.how === 'reloaded itself') checkReload(happening.slot);
    },
    after: () => visit.slots.forEach(checkMissing),
  };
}
