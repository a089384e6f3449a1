import {
  effectsIn,
  scopeOf,
  toSubmission,
  type CompiledForm,
  type JsonObject,
} from '../../../src/interpreter';
import type { Activity, Question, Session } from '../../../src/session';
import { usualFate } from '../fates';
import { answersIn, isWrite, type Request } from '../ledger';
import { frontOf } from '../perform';
import { differences, wantedBy, wantedIn } from '../wanted';
import type { Slot, Watcher, World } from '../world';
import { isPutAway, keptApplication, keptDraft, keptReceipt, wasFine } from './device';

const once = 'One intent, one registration: one key stands for it, and another application has another.';
const askedFirst = 'Who may have sent is asked before something else is sent, and for no other reason.';
const asSet = 'What the visitor or a button has set is what is sent.';
const told = 'What is said of a submission is what is known of it.';

/** Milliseconds for which a device keeps a submission whose outcome nobody knows, at least. */
const kept = 1_800_000;

/** Examines what goes out, by the ledger: what was set when it was sent, under which key, and what its page has learned of it. */
export function sending(visit: World): Watcher {
  const { ledger } = visit;
  /** Places among all that happens: the visitor wants another application, or the device has forgotten the form. */
  const renewed: { seq: number; tab: number }[] = [];
  const forgotten: number[] = [];
  /** When a key was used first, on which day, and how much the bank had said by then that may have changed what is computed. */
  const begun = new Map<string | undefined, { seq: number; day: string; said: number }>();
  let said = 0;
  const asked = new WeakSet<Question>();
  /** The newest answer that has come to each tab in this act. */
  const newest = new Map<Slot, Request>();
  /** Refused for certain, since when: nothing else was on its way, or open, under the key. */
  const refused = new Map<Request, number>();
  /** What the visitor has said yes to in this act. */
  let confirmed: Question['about'] | undefined;
  let held = false;

  /** Whether the page, or the device, knows of a request when another is sent. */
  const isKnown = (one: Request, other: Pick<Request, 'seq' | 'session' | 'sentAt'>): boolean => {
    const forgets = [...forgotten, ...renewed.map(({ seq }) => seq)];
    if (forgets.some((mark) => mark > one.seq && mark < other.seq)) return false;
    if (!one.answers || other.sentAt - one.sentAt >= kept) return false;
    if (visit.clockSetAt >= one.sentAt) return false;
    return one.session === other.session || isKept(one);
  };
  const isKept = ({ keptAt }: Request): boolean => keptAt !== undefined && wasFine(visit, keptAt);
  const isSame = (form: CompiledForm, { answers = {} }: Request, now: JsonObject): boolean =>
    differences(wantedIn(ledger, answers, visit.given), wantedIn(ledger, now, visit.given)).length === 0 &&
    differences(answers, now).every((name) => !isBox(form, name));
  /** What stands in a box that can be changed is the visitor's, though a check of the bank has filled it. */
  const isBox = (form: CompiledForm, name: string): boolean => {
    const definition = form.fields.get(name)?.definition;
    return definition?.type === 'text' && definition.compute === undefined && definition.readOnly !== true;
  };
  const wanted = (request: Request) => wantedBy(ledger, request, visit.given);
  const writes = (): Request[] => ledger.requests.filter(({ call }) => isWrite(call));
  /** A refusal of one sending says nothing of another under the same key. */
  const mayBeRefused = ({ key }: Request): boolean =>
    ledger.requests.some((one) => one.key === key && one.learned === 'refused');

  const checkKey = (request: Request, form: CompiledForm, now: JsonObject): void => {
    const { key, call } = request;
    if (key === undefined || !/^[0-9a-f]{32}$/.test(key))
      visit.fail(once, `the key of ${call} is ${String(key)}`);
    const before = writes().filter((one) => one !== request && one.call === call);
    for (const one of before) {
      if (one.key === key) {
        const names = differences(wanted(one), wanted(request));
        if (names.length > 0) visit.fail(once, `one key went out with another ${names.join(', ')}`);
        const isOver = renewed.some(({ seq, tab }) => tab === request.tab && seq > one.seq);
        if (isOver) visit.fail(once, `the ${call} goes out under the key of the application before`);
      } else if (
        confirmed !== 'older' &&
        isKnown(one, request) &&
        one.form === form &&
        isSame(form, one, now)
      ) {
        // After a yes to the question 'older' the same answers are another application.
        visit.fail(once, `the same ${call} as before goes out under another key`);
      }
    }
    const last = before.findLast((one) => one.key === key || (isKnown(one, request) && !mayBeRefused(one)));
    if (last && last.key !== key && confirmed === undefined) {
      visit.fail(askedFirst, `the ${call} before may be registered, and another one follows`);
    }
  };
  const checkQuestion = (slot: Slot, session: Session, question: Question): void => {
    if (asked.has(question) || (question.about !== 'maybeSent' && question.about !== 'sent')) return;
    asked.add(question);
    const now = { seq: visit.nextSeq(), session: slot.sessions, sentAt: visit.elapsed() };
    const isOver = renewed.some(({ seq, tab }) => tab === slot.id && writes().every((one) => one.seq < seq));
    if (isOver) visit.fail(askedFirst, 'asked is about what the visitor has put away');
    const calls = new Set(writes().map(({ call }) => call));
    const open = [...calls].flatMap((call) => {
      const all = writes().filter((one) => one.call === call && !mayBeRefused(one));
      return [all.at(-1), all.findLast((one) => one.session === slot.sessions)].filter(
        (one) => one !== undefined,
      );
    });
    const answers = answersOf(session);
    if (open.length === 0 || open.some((one) => one.form !== session.form || !isKnown(one, now))) return;
    if (open.every((one) => isSame(session.form, one, answers))) {
      visit.fail(askedFirst, 'asked is whether something else shall be sent, and nothing differs');
    }
  };
  const checkBody = (request: Request, session: Session): void => {
    const since = begun.get(request.key);
    // Where it is the same day, and the bank has said nothing, what is computed has changed by what was set alone.
    const isSetAlone = since?.day === visit.clock.today() && since.said === said;
    const given = isSetAlone ? everything : visit.given;
    const sent = wantedBy(ledger, request, given);
    const all = bodiesOf(session, request).map((body) =>
      differences(sent, wantedIn(ledger, body, given)).filter(
        (name) => isSetAlone || (visit.given.get(name) ?? -1) > (since?.seq ?? -1),
      ),
    );
    if (all.length === 0 || all.some((names) => names.length === 0)) return;
    visit.fail(asSet, `set since is ${all[0]?.join(', ') ?? ''}, and what was sent before goes out`);
  };
  const onAsked = (slot: Slot, request: Request): void => {
    const { session } = slot;
    if (!session || !isWrite(request.call)) return;
    request.answers = answersOf(session);
    request.form = session.form;
    checkKey(request, session.form, request.answers);
    checkBody(request, session);
    if (!begun.has(request.key)) begun.set(request.key, { seq: request.seq, day: visit.clock.today(), said });
    keepAll(slot);
  };
  /** Whatever a page knows is written with each sending, and when the page ends. */
  const keepAll = ({ sessions }: Slot): void => {
    if (visit.storage !== 'fine') return;
    for (const one of ledger.requests) {
      if (one.session === sessions && !isKept(one)) one.keptAt = visit.elapsed();
    }
  };

  const isAllRefused = (): boolean => writes().every((one) => refused.has(one));
  const isDone = ({ key, call }: Request): boolean =>
    writes().some((one) => one.key === key && one.call === call && one.learned === 'done') ||
    keptAttempts(visit).some((one) => one.key === key && one.state === 'done');
  const checkTold = (slot: Slot, request: Request): void => {
    const draft = slot.session?.activity.current().draft;
    if (slot.sessions !== request.session || !slot.tab || slot.tab.page() === 'away') return;
    const isOver = draft?.elsewhere !== undefined || draft?.message === 'expired';
    if (isDone(request)) {
      if (draft?.sending === 'refused')
        visit.fail(told, `the ${request.call} is registered, and called refused`);
    } else if (request.learned === 'unknown' && draft?.sending !== 'unknown' && !isOver) {
      visit.fail(told, `the answer to ${request.call} has left it open, and nothing says so`);
    }
    if (isAllRefused() && draft?.sending === 'unknown') {
      visit.fail(told, `the ${request.call} was refused, and it is said that nobody knows`);
    }
  };
  const checkLoaded = ({ restored, sending: now }: Activity['draft']): void => {
    // A full device may have put a newer record elsewhere.
    const isOpen = keptAttempts(visit).some(
      ({ key, state }) => state === 'sent' && writes().some((one) => one.key === key && isKept(one)),
    );
    if (isOpen && restored !== undefined && now !== 'unknown') {
      visit.fail(told, 'after loading nothing tells that a submission is open');
    }
    const isOver = isAllRefused() && wasFine(visit, Math.min(...refused.values()));
    if (isOver && now === 'unknown') {
      visit.fail(told, 'after loading it is said that nobody knows, and all was refused');
    }
  };

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'confirmed':
          confirmed = visit.session.activity.current().question?.about;
          return;
        case 'shown':
          if (happening.activity.question)
            checkQuestion(happening.slot, happening.session, happening.activity.question);
          return;
        case 'loaded':
          checkLoaded(happening.session.activity.current().draft);
          return;
        case 'asked':
          onAsked(happening.slot, happening.request);
          return;
        case 'ending':
          if (happening.how === 'forgotten') onForgotten(happening.slot);
          else if (happening.how !== 'killed') keepAll(happening.slot);
          return;
        case 'answered': {
          const { slot, request, delivered, learned } = happening;
          if (!delivered) return;
          if (!isWrite(request.call) || learned === 'done') said += 1;
          if (!isWrite(request.call)) return;
          request.learned = learned;
          newest.set(slot, request);
          if (learned !== 'refused') return;
          const { page } = slot;
          // A page asks first which files the bank has lost; one that ends before it has heard has learned nothing.
          visit.clock.after(usualFate.answers + 1, () => {
            const isAlone = writes().every(
              (one) => one === request || one.key !== request.key || refused.has(one),
            );
            if (slot.page === page && isAlone) refused.set(request, visit.elapsed());
          });
          return;
        }
        default:
      }
    },
    before: (act) => {
      confirmed = undefined;
      if (isPutAway(visit, act)) newest.clear();
    },
    after: () => {
      for (const [slot, request] of newest) checkTold(slot, request);
      newest.clear();
      const holds = keptDraft(visit) !== undefined || keptReceipt(visit) !== undefined;
      if (held && !holds) forgotten.push(visit.nextSeq());
      held = holds;
    },
  };

  function onForgotten({ id }: Slot): void {
    const isOpen = writes().some((one) => one.learned !== 'done' && one.learned !== 'refused');
    // Answers of another tab go on as what they went out as, where nobody knows what came of it.
    const isOthers = frontOf(visit)?.tab.page() === 'receipt' && isOpen;
    if (isOthers) forgotten.push(visit.nextSeq());
    else renewed.push({ seq: visit.nextSeq(), tab: id });
  }
}

function keptAttempts(visit: World): readonly { key?: string; state?: string }[] {
  return (keptApplication(visit)?.record.keys ?? []) as readonly { key?: string; state?: string }[];
}

/** Stands for what was set: all there is. */
const everything = { has: () => true };

/** All answers that count, and all remembered values that are sent; also answers that are not sent, since others may be computed by them. */
function answersOf({ form, state }: Session): JsonObject {
  const { values } = state();
  const unsent = [...form.fields.values()].filter(({ definition }) => definition.submit === false);
  return {
    ...toSubmission(form, state()),
    ...Object.fromEntries(unsent.map(({ name }) => [name, values[name] ?? null])),
  };
}

/** What a form would send by a call now, by all its effects that make it. */
function bodiesOf({ form, state, facts }: Session, { call }: Request): JsonObject[] {
  const lists = [form.submit, ...form.actions.values(), ...form.stages.map((stage) => stage.afterLastStep)];
  const scope = {
    ...scopeOf(form, state(), facts()),
    answers: (stages: readonly string[]) => toSubmission(form, state(), stages),
  };
  return lists
    .flatMap((list) => [...effectsIn(list)])
    .flatMap((effect) => {
      if (effect.kind === 'standardSubmit') return call === 'submit' ? [toSubmission(form, state())] : [];
      if (effect.kind !== 'call' || effect.call !== call) return [];
      const body = Object.entries(effect.body ?? {}).map(
        ([key, { evaluate }]) => [key, evaluate(scope) ?? null] as const,
      );
      return [answersIn(Object.fromEntries(body))];
    });
}
