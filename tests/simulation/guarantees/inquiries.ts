import {
  activeStage,
  effectsIn,
  facet,
  isOnPath,
  scopeOf,
  stagePath,
  stepOf,
  type CompiledStep,
} from '../../../src/interpreter';
import type { Session } from '../../../src/session';
import { isWrite, type Request } from '../ledger';
import type { Slot, World, Watcher } from '../world';

const asked = 'What Next has asked the bank about is what is registered.';
const notLedPast = 'Nothing leads past a step whose Next asks the bank.';

/** Examines whether the bank was asked about the answers that are sent, by the step whose Next asks it. */
export function inquiries(visit: World): Watcher {
  /** The requests whose answer has come to their page; an earlier visit's all have. */
  const answered = new Set<Request>(visit.ledger.requests);

  /** The answers of the visitor that a step can go by: those asked there or before it. */
  const isGivenUpTo = ({ form, state }: Session, step: CompiledStep, name: string): boolean =>
    visit.given.has(name) &&
    (form.fields.get(name)?.places ?? []).some((place) => {
      const { id, stage, index } = stepOf(form, place.step);
      const isBefore = stage === step.stage && index <= step.index && isOnPath(form, state(), id);
      return isBefore && facet(form, state(), place.visible);
    });
  const checkStep = (session: Session, number: number, step: CompiledStep): void => {
    const { form, state, facts } = session;
    const scope = scopeOf(form, state(), facts());
    const effects = form.actions.get(step.definition.next?.do ?? '') ?? [];
    for (const effect of effectsIn(effects)) {
      if (effect.kind !== 'call' || isWrite(effect.call)) continue;
      const all = [...answered].filter(({ call }) => call === effect.call);
      const own = all.filter((request) => request.session === number);
      // What another page has asked about is known to this one by the draft alone.
      const [newest] = own.slice(-1);
      const known = newest ? [newest] : all;
      if (known.length === 0) {
        // Behind a condition the bank need not be asked.
        if (effect === effects[0]) visit.fail(notLedPast, `${step.id} has not asked`);
        continue;
      }
      for (const { key, formula } of effect.body) {
        const isKnownTo = formula.reads.every((name) => isGivenUpTo(session, step, name));
        if (formula.reads.length === 0 || !isKnownTo) continue;
        const now = JSON.stringify(formula.evaluate(scope) ?? null);
        const before = known.map(({ body }) => JSON.stringify(body[key] ?? null));
        if (before.includes(now)) continue;
        visit.fail(asked, `${effect.call} was asked about ${key} ${before.join(', ')}, and ${now} is sent`);
      }
    }
  };
  const checkSent = ({ session, sessions }: Slot): void => {
    if (!session) return;
    const { form } = session;
    const state = session.state();
    for (const step of stagePath(form, state, activeStage(form, state))) checkStep(session, sessions, step);
  };
  return {
    on: (happening) => {
      if (happening.what === 'answered' && happening.delivered) answered.add(happening.request);
      if (happening.what === 'asked' && isWrite(happening.request.call)) checkSent(happening.slot);
    },
  };
}
