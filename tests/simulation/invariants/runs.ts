import {
  activeStage,
  brokenChecks,
  checkStep,
  effectsIn,
  computed,
  isOnPath,
  nextRun,
  scopeOf,
  stagePath,
  stepOf,
  type CompiledForm,
  type CompiledStep,
  type Values,
} from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import { openPlaces } from '../../../src/tools/robot/answers/openPlaces';
import type { Act } from '../acts';
import { isWrite, type Request } from '../ledger';
import { frontOf, type Front } from '../perform';
import type { Slot, Watcher, World } from '../world';

const validated =
  'What the bank was asked about is what goes on, and nobody leads away from it before the answer.';
const answered =
  'A press on Next is answered, stops only for what the visitor can mend, and goes on from where it was.';

/** Acts that write answers as the visitor. */
const writing: ReadonlySet<Act['act']> = new Set(['complete', 'type', 'retype', 'removeFile']);

/** Acts by which a visitor does nothing, and nothing is taken away from the page. */
const waiting: ReadonlySet<Act['act']> = new Set(['advanceMs', 'wake', 'bank', 'site', 'definition']);

/** Whether the action behind a stage's last step leads to another stage. */
function leadsToStage({ definition, actions }: CompiledForm, id: string): boolean {
  const { afterLastStep = '' } = definition.stages?.find((stage) => stage.id === id) ?? {};
  return [...effectsIn(actions.get(afterLastStep) ?? [])].some(
    (effect) => effect.kind === 'goTo' && typeof effect.goTo === 'object' && 'stage' in effect.goTo,
  );
}

/** Examines what a run of Next, of a button or of the last press does between its beginning and its end. */
export function runs(visit: World): Watcher {
  /** The requests whose answer has come to their page; an earlier visit's all have. */
  const heard = new Set<Request>(visit.ledger.requests);
  /** The runs that have asked the bank, and go on, by their session. */
  const asking = new Map<Slot['session'], Set<string>>();
  /** Where a tab stood when it sent what is on its way. */
  const sent = new Map<Slot, { request: Request; session: Slot['session']; route: string }>();
  /** The steps on which Next was pressed that is on its way. */
  const from = new Map<Session, string>();
  let locked: { slot: Slot; values: Values } | undefined;
  let pressed: { session: Session; seen: string } | undefined;
  let failing: { session: Session; failed: number } | undefined;

  const isAsking = ({ session }: Slot): boolean => {
    const running = session?.activity.current().running;
    return [...(asking.get(session) ?? [])].some((action) => running?.has(action));
  };
  const noteAsking = ({ session, version: { form } }: Slot, call: string): void => {
    const { running, popup } = session?.activity.current() ?? {};
    const all = [...(running ?? [])];
    const isWatched = (action: string): boolean => form.watches.some((watch) => watch.action === action);
    const by = all.filter((action) =>
      // While a popup of Next is open, a call is a watched check's.
      action === nextRun ? !popup && !all.some(isWatched) : !isWatched(action) && leadsOn(form, action, call),
    );
    asking.set(session, new Set([...(asking.get(session) ?? []), ...by]));
  };

  /** The answers of the visitor that a step can go by: those asked there or before it. */
  const isGivenUpTo = ({ form, state }: Session, step: CompiledStep, name: string): boolean =>
    visit.given.has(name) &&
    (form.fields.get(name)?.places ?? []).some((place) => {
      const { id, stage, index } = stepOf(form, place.step);
      const isBefore = stage === step.stage && index <= step.index && isOnPath(form, state(), id);
      return isBefore && computed(form, state(), place.visible);
    });
  const checkAskedAbout = (session: Session, number: number, step: CompiledStep): void => {
    const { form, state, facts } = session;
    const scope = scopeOf(form, state(), facts());
    const effects = form.actions.get(step.definition.next?.do ?? '') ?? [];
    for (const effect of effectsIn(effects)) {
      if (effect.kind !== 'call' || isWrite(effect.call)) continue;
      const all = [...heard].filter(({ call }) => call === effect.call);
      // What another page has asked about is known to this one by the draft alone.
      const newest = all.findLast((request) => request.session === number);
      const known = newest ? [newest] : all;
      // Behind a condition the bank need not be asked.
      if (known.length === 0 && effect === effects[0]) visit.fail(validated, `${step.id} has not asked`);
      for (const [key, formula] of Object.entries((known.length > 0 && effect.body) || {})) {
        const isKnownTo = formula.reads.every((name) => isGivenUpTo(session, step, name));
        if (formula.reads.length === 0 || !isKnownTo) continue;
        const now = JSON.stringify(formula.evaluate(scope) ?? null);
        const before = known.map(({ body }) => JSON.stringify(body[key] ?? null));
        if (before.includes(now)) continue;
        visit.fail(
          validated,
          `${effect.call} was asked about ${key} ${before.join(', ')}, and ${now} is sent`,
        );
      }
    }
  };
  const onAsked = (slot: Slot, request: Request): void => {
    const { session, sessions, tab } = slot;
    noteAsking(slot, request.call);
    if (!isWrite(request.call)) return;
    if (tab) sent.set(slot, { request, session, route: tab.route() });
    if (!session) return;
    const { form, state } = session;
    const stage = activeStage(form, state());
    if (tab?.page() === 'preview' && leadsToStage(form, stage.id))
      visit.fail(validated, `${stage.id} leads to another stage, and the form is sent without it`);
    for (const step of stagePath(form, state(), stage)) checkAskedAbout(session, sessions, step);
  };

  const checkMendable = ({ session, failed }: NonNullable<typeof failing>): void => {
    const { form, facts } = session;
    const state = session.state();
    if (session.activity.current().failedPresses === failed) return;
    const step = stepOf(form, state.step);
    const open = new Set(openPlaces(form, state).map(({ field }) => field));
    const found = checkStep({ form, state, facts: facts() }, step);
    const shown = Object.keys(found).filter((name) => Object.hasOwn(state.failures, name));
    // What has to come from the bank comes when what it is asked about is mended.
    const isMendable = (name: string): boolean =>
      open.has(name) || found[name]?.rule.startsWith('required') === true;
    if (
      brokenChecks({ form, state, facts: facts() }, step).some(({ reads }) =>
        reads.some((name) => open.has(name)),
      )
    )
      return;
    if (!shown.some((name) => isMendable(name) && !Object.hasOwn(state.pending, name))) {
      visit.fail(answered, `${state.step} stops for ${Object.keys(found).join(', ') || 'nothing'}`);
    }
  };
  const checkAnswered = (front: Front | undefined): void => {
    if (!pressed || front?.session !== pressed.session || front.tab.page() !== 'step') return;
    const { running, hint, locked: isLocked } = pressed.session.activity.current();
    if (running.has(nextRun)) return;
    // A button's call has asked about the answers: the page says that it goes on.
    const isExplained = hint !== undefined || isLocked;
    if (!isExplained && seenIn(pressed.session) === pressed.seen)
      visit.fail(answered, 'nothing happens, and nothing is shown');
    pressed = undefined;
  };
  const notePress = (act: Act, front: Front | undefined): void => {
    failing = undefined;
    if (act.act !== 'next' || front?.before !== 'nothing' || front.tab.page() !== 'step') {
      if (!waiting.has(act.act)) pressed = undefined;
      return;
    }
    const { session } = front;
    const { row, failedPresses, running } = session.activity.current();
    if (!row) failing = { session, failed: failedPresses };
    // An end has no Next.
    if (stepOf(session.form, session.state().step).definition.ends) return;
    pressed = running.has(nextRun) ? pressed : { session, seen: seenIn(session) };
  };
  const checkStays = (act: Act): void => {
    for (const [slot, { request, session, route }] of sent) {
      // Who has left the form, or has reopened it, finds the outcome later.
      const isThere = slot.tab?.page() !== 'away' && slot.session === session;
      const now = slot.tab?.route();
      if (!request.open || !isThere || now === undefined) sent.delete(slot);
      else if (now !== route) visit.fail(validated, `${act.act} has led from ${route} to ${now}`);
    }
  };
  const checkLocked = (act: Act): void => {
    const now = locked?.slot.session?.state().values;
    if (!locked || !now || now === locked.values) return;
    const changed = Object.keys(now).filter((name) => now[name] !== locked?.values[name]);
    if (isAsking(locked.slot)) visit.fail(validated, `${act.act} has changed ${changed.join(', ')}`);
  };

  const checkFile = (slot: Slot, session: Session, file: string, step: string, isAwaited: boolean): void => {
    if (slot.session !== session || !slot.tab || slot.tab.page() === 'away') return;
    const state = session.state();
    const { running } = session.activity.current();
    if (isAwaited && (running.has(nextRun) || state.step !== step || slot.tab.page() !== 'step')) {
      visit.fail(answered, `${file} has not arrived, and Next has gone on from ${step}`);
    }
    const fields = [...session.form.fields.values()].filter(({ definition }) => definition.type === 'upload');
    // What is hidden by now has given up its files.
    const isHere = fields.every(
      ({ visible, inRow }) =>
        computed(session.form, state, visible) && (!inRow || computed(session.form, state, inRow.inUse)),
    );
    const failed = fields.flatMap(({ name }) => session.uploads(name).store.current().sent);
    if (isHere && !failed.some((one) => one.name === file && one.state === 'failed'))
      visit.fail(answered, `nothing stands where ${file} has not arrived`);
  };
  const onFileFailed = (slot: Slot, file: string): void => {
    const { session } = slot;
    if (!session) return;
    // Who has gone back to the preview meanwhile, by the browser, was not led there by Next.
    const isAwaited = session.activity.current().hint === 'waitForPending' && slot.tab?.page() === 'step';
    const { step } = session.state();
    // At once: the draft may end later in the same act.
    visit.clock.after(0, () => checkFile(slot, session, file, step, isAwaited));
  };

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown': {
          const { session, activity, slot } = happening;
          const own = asking.get(slot.session);
          own?.forEach((action) => !activity.running.has(action) && own.delete(action));
          if (!activity.running.has(nextRun)) from.delete(session);
          const pressedOn = from.get(session);
          const { step } = session.state();
          if (activity.popup && pressedOn !== undefined && pressedOn !== step)
            visit.fail(answered, `it was pressed on ${pressedOn}, and asks on ${step}`);
          return;
        }
        case 'asked':
          onAsked(happening.slot, happening.request);
          return;
        case 'answered':
          if (happening.delivered) heard.add(happening.request);
          return;
        case 'given up':
          if (isWrite(happening.request.call))
            visit.fail(validated, `the ${happening.request.call} is given up`);
          return;
        case 'upload failed':
          onFileFailed(happening.slot, happening.file);
          return;
        default:
      }
    },
    before: (act) => {
      const front = frontOf(visit);
      const isLocked = front && writing.has(act.act) && isAsking(front.slot);
      locked = isLocked ? { slot: front.slot, values: front.session.state().values } : undefined;
      notePress(act, front);
    },
    after: (act) => {
      const front = frontOf(visit);
      checkLocked(act);
      checkStays(act);
      checkAnswered(front);
      if (failing?.session.activity.current().running.has(nextRun))
        from.set(failing.session, failing.session.state().step);
      if (failing && failing.session === front?.session) checkMendable(failing);
    },
  };
}

/** Whether an action makes a call, and writes answers or leads elsewhere after it. */
function leadsOn(form: CompiledForm, action: string, call: string): boolean {
  const effects = [...effectsIn(form.actions.get(action) ?? [])];
  const at = effects.findIndex((effect) => effect.kind === 'call' && effect.call === call);
  return at >= 0 && effects.slice(at).some(({ kind }) => ['set', 'copy', 'clear', 'goTo'].includes(kind));
}

/** All by which a page may answer a press. */
function seenIn({ activity }: Session): string {
  const { step, row, shown, failedPresses, hint, draft } = activity.current();
  const { toasts, dialogs, popup, question, receipt } = activity.current();
  const open = [toasts, dialogs].map((all) => all.map(({ id }) => id));
  const inFront = [popup?.slug, question?.about, receipt?.number, draft.message];
  return JSON.stringify([step, row, shown, failedPresses, hint, ...open, ...inFront]);
}
