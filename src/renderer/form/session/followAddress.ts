import { activeStage, firstUnfinished, isOnPath, stepOf } from '../../../interpreter';
import type { Session } from './session';

/**
 * Shows the step that the address names, after browser Back, Forward or a deep link. A step that is unknown, off the path
 * or behind the first unfinished one leads to that one instead, with a word why.
 */
export function followAddress(session: Session, wanted: string): void {
  const { form } = session;
  const state = session.latest();
  if (state.step === wanted) return;
  const stage = activeStage(form, state);
  const step = form.steps.get(wanted);
  const unfinished = unfinishedStep(session);
  const last = unfinished === undefined ? Number.POSITIVE_INFINITY : stepOf(form, unfinished).index;
  if (step && step.stage === stage.id && isOnPath(form, state, step.id) && step.index <= last) {
    void session.send({ type: 'goTo', target: { step: step.id } });
    return;
  }
  const here = unfinished !== undefined && stepOf(form, unfinished).stage === stage.id;
  const target = here ? unfinished : state.step;
  void session.send(
    { type: 'goTo', target: { step: target } },
    { replace: true, hint: unfinished === undefined ? undefined : 'finishStepFirst' },
  );
}

/** The step that the preview waits for; undefined when the form can be sent. */
export function unfinishedStep(session: Session): string | undefined {
  return firstUnfinished(session.form, session.latest(), session.facts());
}

/** Shows a step in place of the page that had to wait for it, with a word why. */
export function leadToUnfinished(session: Session, step: string): void {
  void session.send({ type: 'goTo', target: { step } }, { replace: true, hint: 'finishStepFirst' });
}
