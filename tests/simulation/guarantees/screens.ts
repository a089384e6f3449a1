import {
  brokenChecks,
  checkStep,
  nextRun,
  rowPages,
  sameRow,
  stepOf,
  type FormState,
} from '../../../src/interpreter';
import type { Activity, Session } from '../../../src/session';
import { openPlaces } from '../../../src/tools/robot/answers/openPlaces';
import { frontOf } from '../perform';
import type { Slot, World, Watcher } from '../world';

const leaveable = 'Whatever stands in front of the page can be left.';
const atRest = 'Nothing runs when nothing is under way.';
const mendable = 'Next stops only for what the visitor can mend.';
const coming = 'A file on its way is not missing.';
const goesOn = 'Next goes on by itself when what it waited for has come.';
const sameStep = 'Next goes on from the step on which it was pressed.';
const sameRowShown = 'The page of a row is that of its address.';

/** Examines what is shown. */
export function screens(visit: World): Watcher {
  let pressed: { session: Session; failed: number } | undefined;

  const checkPress = ({ session, failed }: NonNullable<typeof pressed>): void => {
    const { form } = session;
    const state = session.state();
    if (session.activity.current().failedPresses === failed) return;
    const open = new Set(openPlaces(form, state).map(({ field }) => field));
    const found = checkStep(form, state, stepOf(form, state.step), session.facts());
    const shownFailures = Object.keys(found).filter((name) => Object.hasOwn(state.failures, name));
    // What has to come from the bank comes when what it is asked about is mended.
    const isMendable = (name: string): boolean =>
      open.has(name) || found[name]?.rule.startsWith('required') === true;
    const isBroken = brokenChecks(form, state, stepOf(form, state.step), session.facts()).some(({ reads }) =>
      reads.some((name) => open.has(name)),
    );
    if (isBroken) return;
    if (!shownFailures.some((name) => isMendable(name) && !Object.hasOwn(state.pending, name))) {
      visit.fail(mendable, `${state.step} stops for ${Object.keys(found).join(', ') || 'nothing'}`);
    }
  };
  const checkFiles = ({ pending, failures }: FormState): void => {
    const missing = Object.keys(pending).filter((name) => failures[name]?.rule === 'requiredUpload');
    if (missing.length > 0) visit.fail(coming, `${missing.join(', ')} is on its way, and called missing`);
  };
  const checkRow = ({ tab, session, fetched }: Slot): void => {
    if (!tab || !session || tab.page() !== 'step') return;
    const { hint, row } = session.activity.current();
    const state = session.state();
    // A page that may not know yet whether it can follow its address says that it waits; and the page of a row needs the step's code.
    if (hint === 'waitForPending' || !fetched.has(state.step)) return;
    const at = row ? rowPages(session.form, state, state.step).findIndex((one) => sameRow(one, row)) + 1 : 0;
    const named = Number(/[?&]row=(\d+)/.exec(tab.route())?.[1] ?? 0);
    if (row && at === 0) visit.fail(sameRowShown, `${row.rows} ${row.slot} is shown, and is not there`);
    else if (named !== at) visit.fail(sameRowShown, `the page of row ${at} is shown at ${tab.route()}`);
  };
  const checkFront = (activity: Activity): void => {
    for (const { path, title, dismissable, closeButton, buttons } of activity.dialogs) {
      const isPending = path === '' && (activity.running.size > 0 || activity.locked);
      if (!isPending && !dismissable && !closeButton && buttons.length === 0) {
        visit.fail(leaveable, `the dialog "${title}" has no way out`);
      }
    }
    if (activity.popup && !activity.running.has(nextRun)) visit.fail(leaveable, 'a popup of no run is open');
  };

  /** The steps on which Next was pressed that is on its way. */
  const from = new Map<Session, string>();

  return {
    on: (happening) => {
      if (happening.what === 'published') checkFiles(happening.state);
      if (happening.what !== 'shown') return;
      const { session, activity } = happening;
      if (!activity.running.has(nextRun)) from.delete(session);
      const pressedOn = from.get(session);
      const { step } = session.state();
      if (activity.popup && pressedOn !== undefined && pressedOn !== step) {
        visit.fail(sameStep, `it was pressed on ${pressedOn}, and asks on ${step}`);
      }
    },
    before: (act) => {
      const front = act.act === 'next' ? frontOf(visit) : undefined;
      pressed =
        front?.before === 'nothing' && front.tab.page() === 'step' && !front.session.activity.current().row
          ? { session: front.session, failed: front.session.activity.current().failedPresses }
          : undefined;
    },
    after: () => {
      if (pressed?.session.activity.current().running.has(nextRun)) {
        from.set(pressed.session, pressed.session.state().step);
      }
      if (pressed && pressed.session === frontOf(visit)?.session) checkPress(pressed);
      for (const slot of visit.slots) {
        checkRow(slot);
        if (slot.tab && slot.session && slot.tab.page() !== 'away')
          checkFront(slot.session.activity.current());
      }
    },
    end: () => {
      for (const { tab, session, id } of visit.slots) {
        if (!tab || !session || tab.page() === 'away') continue;
        const { running, locked, popup, question, dialogs, hint, missingPart } = session.activity.current();
        const pending = Object.keys(session.state().pending);
        const where = `in tab ${id + 1}`;
        if (running.size > 0) visit.fail(atRest, `${[...running].join(', ')} runs ${where}`);
        if (locked) visit.fail(atRest, `the answers are locked ${where}`);
        if (pending.length > 0) visit.fail(atRest, `${pending.join(', ')} is pending ${where}`);
        if (popup || question || dialogs.length > 0)
          visit.fail(leaveable, `something cannot be left ${where}`);
        // Code that does not come is reported, and waited for until the visitor asks for it again.
        if ((hint === 'waitForPending' && missingPart === undefined) || hint === 'waitForSending')
          visit.fail(goesOn, `it says ${hint} ${where}`);
      }
    },
  };
}
