import {
  effectsIn,
  scopeOf,
  toSubmission,
  type CompiledForm,
  type JsonObject,
} from '../../../src/interpreter';
import type { Question, Session } from '../../../src/session';
import { answersIn, isWrite, type Request } from '../ledger';
import type { Slot, World, Watcher } from '../world';
import { differences, wantedBy, wantedIn } from '../wanted';
import { createMemory } from './memory';

const noReason = 'Where nothing was changed nothing is asked.';
const sameKey = 'Where nothing was changed the same key goes out.';
const asSet = 'What the visitor or a button has set is what is sent.';

/**
 * Examines whether what is sent is what was set, and whether what is asked before has a reason. What differs is looked up in the visit's
 * own record of what the visitor and buttons have set, and of which choice each file is.
 */
export function intents(visit: World): Watcher {
  const { ledger } = visit;
  const memory = createMemory(visit);
  /** All answers as they stood when a request was sent. */
  const stood = new Map<Request, JsonObject>();
  /** The form that was sent: another release may ask for something else, and what is asked then has that reason. */
  const forms = new Map<Request, CompiledForm>();
  /** When a key was used first, on which day, and how much the bank had said by then. */
  const begun = new Map<string | undefined, { seq: number; day: string; said: number }>();
  /** Counts the answers of the bank that may have changed what is computed or remembered. */
  let said = 0;
  /** What is known of the newest request of its kind. */
  const learned = new Map<Request, 'done' | 'refused' | 'unknown'>();
  const asked = new WeakSet<Question>();

  /** What has changed in what was set since a request was sent; undefined: nobody knows. */
  const changedSince = (request: Request, now: JsonObject): string[] | undefined => {
    const before = stood.get(request);
    return before && differences(wantedIn(ledger, before, visit.given), wantedIn(ledger, now, visit.given));
  };
  /** Nobody knows what came of all that went out under the key of a request: a refusal of one sending says nothing of another. */
  const isOpen = (request: Request): boolean =>
    learned.get(request) !== 'done' &&
    ledger.requests.some((one) => one.key === request.key && learned.get(one) !== 'refused');
  /** Of each call the newest request whose outcome nobody knows: of all tabs, and of this session. */
  const openFor = (session: number, besides?: Request): Request[] =>
    [...new Set(ledger.requests.map(({ call }) => call))].flatMap((call) => {
      const all = ledger.requests.filter((one) => one !== besides && one.call === call && isWrite(call));
      const newest = [all.at(-1), all.findLast((one) => one.session === session)];
      return newest.filter((one) => one !== undefined).filter(isOpen);
    });

  const checkQuestion = (slot: Slot, session: Session, question: Question): void => {
    if (asked.has(question) || question.about !== 'maybeSent') return;
    asked.add(question);
    const now = { seq: visit.nextSeq(), session: slot.sessions, sentAt: visit.elapsed() };
    const open = openFor(slot.sessions).filter((one) => memory.isRemembered(one, now));
    const all = open.map((one) => changedSince(one, answersOf(session)));
    if (open.some((one) => forms.get(one) !== session.form)) return;
    if (open.length > 0 && all.every((names) => names?.length === 0)) {
      visit.fail(noReason, 'asked is whether something else shall be sent, and nothing differs');
    }
  };
  const checkKey = (request: Request, now: JsonObject): void => {
    const before = openFor(request.session, request).filter(({ call }) => call === request.call);
    if (begun.has(request.key) || before.length === 0) return;
    const isSame = before.every(
      (one) =>
        memory.isRemembered(one, request) &&
        !memory.isConfirmed(one, request) &&
        changedSince(one, now)?.length === 0,
    );
    if (isSame) visit.fail(sameKey, `the ${request.call} before is open, and goes out under another key`);
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
    const [names] = all;
    visit.fail(asSet, `set since is ${names?.join(', ') ?? ''}, and what was sent before goes out`);
  };

  return {
    on: (happening) => {
      memory.on(happening);
      if (happening.what === 'shown') {
        const { question } = happening.activity;
        if (question) checkQuestion(happening.slot, happening.session, question);
      }
      if (happening.what === 'asked' && isWrite(happening.request.call) && happening.slot.session) {
        const { request } = happening;
        const { session } = happening.slot;
        const now = answersOf(session);
        checkKey(request, now);
        checkBody(request, session);
        stood.set(request, now);
        forms.set(request, session.form);
        if (!begun.has(request.key)) {
          begun.set(request.key, { seq: request.seq, day: visit.clock.today(), said });
        }
      }
      if (happening.what === 'answered' && happening.delivered) {
        learned.set(happening.request, happening.learned);
        if (!isWrite(happening.request.call) || happening.learned === 'done') said += 1;
      }
    },
    after: memory.after,
  };
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
      const body = effect.body.map(({ key, formula }) => [key, formula.evaluate(scope) ?? null] as const);
      return [answersIn(Object.fromEntries(body))];
    });
}
