import {
  fieldView,
  nextRun,
  previewSteps,
  rowPages,
  sameRow,
  sameValue,
  type FormState,
} from '../../../src/interpreter';
import type { Activity, Session } from '../../../src/session';
import { stackOf } from '../../../src/tools/visit/programFault';
import type { Act } from '../acts';
import { isWrite } from '../ledger';
import type { Slot, Watcher, World } from '../world';

const leaveable =
  'Whatever stands in front of the page can be left, and nothing runs when nothing is under way.';
const sound =
  'The state holds what the form knows and the visitor gave, and the page of a row is that of its address.';
const kept = 'A page that is loaded again by itself loses nothing.';
const strangers = 'A stranger neither takes nor changes anything, nor breaks the page.';

/** Acts in which the visitor gives nothing. */
const idle: ReadonlySet<Act['act']> = new Set(['advanceMs', 'wake', 'site', 'bank', 'definition']);

/** What a session shows and holds. */
interface Seen {
  values?: FormState['values'] | undefined;
  delisted: ReadonlySet<string>;
}

/** Examines each page by itself: what it shows, what it holds, and what becomes of it where it is loaded again by itself. */
export function pages(visit: World): Watcher {
  /** What was published before, by session; and before the newest change. */
  const seen = new WeakMap<Session, Seen>();
  const former = new WeakMap<Session, FormState['values'] | undefined>();
  /** How each page stood before the act. */
  let before = new Map<Slot, { session: Session; state: FormState; day: string }>();
  /** The tabs to which a stranger has answered in this act, and those to which the bank has. */
  const strange = new Set<Slot>();
  const known = new Set<Slot>();

  const checkState = ({ version: { form } }: Slot, state: FormState, names: Iterable<string>): void => {
    for (const name of names) {
      const value: unknown = state.values[name];
      const isKnown = form.fields.has(name) || form.values.has(name);
      if (!isKnown && Object.hasOwn(state.values, name)) visit.fail(sound, `unknown name ${name}`);
      if (typeof value === 'number' && !Number.isFinite(value)) visit.fail(sound, `${name} is ${value}`);
      if (isKnown && value === undefined) visit.fail(sound, `${name} is undefined`);
      const read = form.fields.get(name)?.row.parse(value);
      const isRead = read === undefined ? !form.fields.has(name) : sameValue(read, state.values[name]);
      if (!isRead) visit.fail(sound, `${name} is ${JSON.stringify(value)}, read as ${JSON.stringify(read)}`);
    }
    if (!form.steps.has(state.step)) visit.fail(sound, `there is no step ${state.step}`);
  };
  /** No number changes because another answer is given. */
  const checkOthers = ({ session, version: { form } }: Slot, given: string): void => {
    const [one, other] = session ? [former.get(session), seen.get(session)?.values] : [];
    for (const { name, compute, copies, fills, resets } of form.fields.values()) {
      const [was, is] = [one?.[name], other?.[name]];
      if (typeof was !== 'number' || typeof is !== 'number' || was === is || name === given) continue;
      const isWritten = compute !== undefined || [...copies, ...fills, ...resets].length > 0;
      if (!isWritten) visit.fail(sound, `${name} was ${was} and is ${is} since ${given} was given`);
    }
  };
  const onPublished = (slot: Slot, session: Session, state: FormState, changed: Iterable<string>): void => {
    const last = seen.get(session);
    const delisted = new Set(Object.keys(state.delisted));
    former.set(session, last?.values);
    seen.set(session, { ...last, values: state.values, delisted });
    checkState(slot, state, changed);
    for (const [name, comes] of visit.shortLists) {
      const isNew = delisted.has(name) && last?.delisted.has(name) !== true;
      if (comes === 'empty' && isNew) visit.fail(sound, `${name} is called gone`);
    }
    const { pending, failures } = state;
    const called = Object.keys(pending).filter((name) => failures[name]?.rule === 'requiredUpload');
    if (called.length > 0) visit.fail(sound, `${called.join(', ')} is on its way, and called missing`);
  };
  const checkRow = ({ tab, session }: Slot): void => {
    if (!tab || !session || tab.page() !== 'step') return;
    const { hint, row } = session.activity.current();
    const state = session.state();
    // A page that may not know yet whether it can follow its address says that it waits.
    if (hint === 'waitForPending') return;
    const at = row ? rowPages(session.form, state, state.step).findIndex((one) => sameRow(one, row)) + 1 : 0;
    const named = Number(/[?&]row=(\d+)/.exec(tab.route())?.[1] ?? 0);
    if (row && at === 0) visit.fail(sound, `${row.rows} ${row.slot} is shown, and is not there`);
    else if (named !== at) visit.fail(sound, `the page of row ${at} is shown at ${tab.route()}`);
  };
  const checkFront = ({ dialogs, running, locked, popup }: Activity): void => {
    for (const { path, title, dismissable, closeButton, buttons } of dialogs) {
      const isPending = path === '' && (running.size > 0 || locked);
      if (!isPending && !dismissable && !closeButton && buttons.length === 0)
        visit.fail(leaveable, `the dialog "${title}" has no way out`);
    }
    if (popup && !running.has(nextRun)) visit.fail(leaveable, 'a popup of no run is open');
  };
  const checkIdle = (session: Session, id: number): void => {
    const { running, locked, popup, question, dialogs, hint } = session.activity.current();
    const pending = Object.keys(session.state().pending);
    const waits = hint === 'waitForPending' || hint === 'waitForSending';
    const found = [...running, ...pending, ...(waits ? [hint] : []), ...(locked ? ['a lock'] : [])];
    if (popup || question || dialogs.length > 0) found.push('what cannot be left');
    if (found.length > 0) visit.fail(leaveable, `in tab ${id + 1} there is ${found.join(', ')}`);
  };

  const checkReload = ({ tab, id, sessions }: Slot): void => {
    // Not the slot's, which may be of a page that the visitor has left a moment ago.
    const session = tab?.session();
    if (!session) return;
    const { values, pending } = session.state();
    const lost = [...session.form.fields.values()].filter(({ name, row, definition }) =>
      definition.type === 'upload'
        ? session.uploads(name).store.current().sent.length > 0
        : (row.proof || definition.sensitive === true) && row.given(values[name] ?? row.empty),
    );
    const sent = visit.ledger.requests.filter(
      (one) => one.session === sessions && one.open && isWrite(one.call),
    );
    const all = [...lost.map(({ name }) => name), ...Object.keys(pending), ...sent.map(({ call }) => call)];
    if (all.length > 0) visit.fail(kept, `${all.join(', ')} is lost in tab ${id + 1}`);
  };
  const checkUnchanged = (slot: Slot): void => {
    const was = before.get(slot);
    const session = slot.session;
    if (!was || session !== was.session || was.day !== visit.clock.today()) return;
    // What has come to its end has gone for that reason.
    if (session.activity.current().draft.message === 'expired') return;
    for (const name of visit.given.keys()) {
      const field = session.form.fields.get(name);
      const [old, own] = [was.state, session.state()].map(({ values }) => values[name]);
      // A captcha has a new code for the next try.
      if (field && !field.row.proof && !Object.hasOwn(was.state.pending, name) && old !== own)
        visit.fail(strangers, `${name} was ${JSON.stringify(old)}, and is ${JSON.stringify(own)}`);
    }
  };
  /** Draws every question and the preview of a page that has read what a foreign hand has written. */
  const draw = ({ form, state, fileNames }: Session): void => {
    try {
      for (const { places } of form.steps.values()) {
        for (const place of places) fieldView(form, state(), place);
      }
      previewSteps(form, state(), fileNames());
    } catch (error) {
      visit.fail(strangers, stackOf(error));
    }
  };

  return {
    on: (happening) => {
      const { slot } = happening.what === 'confirmed' ? {} : happening;
      switch (happening.what) {
        case 'published':
          // What a form that was left still hears belongs to an older version of it.
          if (slot?.session && slot.session.state() === happening.state)
            onPublished(happening.slot, slot.session, happening.state, happening.changed);
          return;
        case 'loaded': {
          const { session } = happening;
          if (visit.foreign) draw(session);
          checkState(happening.slot, session.state(), Object.keys(session.state().values));
          return;
        }
        case 'given':
          checkOthers(happening.slot, happening.name);
          return;
        case 'ending':
          if (happening.how === 'reloaded itself') checkReload(happening.slot);
          return;
        case 'answered':
          if (happening.delivered)
            (happening.request.fate.says === 'portal' ? strange : known).add(happening.slot);
          return;
        default:
      }
    },
    before: (act) => {
      strange.clear();
      known.clear();
      before = new Map();
      for (const slot of idle.has(act.act) ? visit.slots : []) {
        const { session } = slot;
        if (session) before.set(slot, { session, state: session.state(), day: visit.clock.today() });
      }
    },
    after: () => {
      if (visit.keepsStranger) visit.fail(strangers, 'the page of a portal is kept');
      for (const slot of visit.slots) {
        if (strange.has(slot) && !known.has(slot)) checkUnchanged(slot);
        checkRow(slot);
        if (slot.tab && slot.session && slot.tab.page() !== 'away')
          checkFront(slot.session.activity.current());
      }
    },
    end: () => {
      for (const { tab, session, id } of visit.slots)
        if (tab && session && tab.page() !== 'away') checkIdle(session, id);
    },
  };
}
