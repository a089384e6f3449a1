import { nextRun, stepOf } from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { World, Watcher } from '../world';

const neverSilent = 'A press on Next is answered.';

/** Acts by which a visitor does nothing, and nothing is taken away from the page. */
const waiting: ReadonlySet<Act['act']> = new Set(['advanceMs', 'wake', 'bank', 'site', 'definition']);

/** Examines whether the page does something, or says why not, where Next was pressed. */
export function presses(visit: World): Watcher {
  let pressed: { session: Session; seen: string } | undefined;

  const seenIn = ({ activity }: Session): string => {
    const { step, row, shown, failedPresses, hint, missingPart, draft } = activity.current();
    const { toasts, dialogs, popup, question, receipt } = activity.current();
    const open = [toasts, dialogs].map((all) => all.map(({ id }) => id));
    const inFront = [popup?.slug, question?.about, receipt?.number, draft.message];
    return JSON.stringify([step, row, shown, failedPresses, hint, missingPart, ...open, ...inFront]);
  };
  return {
    before: (act) => {
      const front = frontOf(visit);
      if (act.act === 'next' && front?.before === 'nothing' && front.tab.page() === 'step') {
        const { session } = front;
        // An end has no Next.
        if (stepOf(session.form, session.state().step).definition.ends) return;
        const isRunning = session.activity.current().running.has(nextRun);
        pressed = isRunning ? pressed : { session, seen: seenIn(session) };
      } else if (!waiting.has(act.act)) pressed = undefined;
    },
    after: () => {
      const front = frontOf(visit);
      if (!pressed || front?.session !== pressed.session || front.tab.page() !== 'step') return;
      const { running, missingPart, hint, locked } = pressed.session.activity.current();
      if (running.has(nextRun) || missingPart === 'looking') return;
      // A button's call has asked about the answers: the page says that it goes on.
      const isExplained = missingPart !== undefined || hint !== undefined || locked;
      if (!isExplained && seenIn(pressed.session) === pressed.seen)
        visit.fail(neverSilent, 'nothing happens, and nothing is shown');
      pressed = undefined;
    },
  };
}
