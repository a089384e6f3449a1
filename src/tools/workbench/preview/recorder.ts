import { type JsonObject, startState, stepOf, textsOf, type Value } from '../../../interpreter';
import { buttonsOn } from '../../visit/buttons';
import { answersOn } from '../scenarios/scenarioOf';
import type { FormHandle } from './PreviewForm';

/** What a visitor has done so far, as steps of a scenario. */
export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Writes down what the visitor does in the form: each press of a button that a scenario knows, and before it the answers that were
 * given since the one before.
 */
export function createRecorder() {
  let handle: FormHandle | undefined;
  const acts: JsonObject[] = [];
  let known: Readonly<Record<string, Value>> | undefined;

  const given = (): readonly JsonObject[] => {
    if (!handle || handle.session.activity.current().atStart) return [];
    const { form, session, shown } = handle;
    const state = session.state();
    known ??= startState(form, session.facts()).values;
    const before = known;
    const step = shown() === 'preview' ? form.preview : stepOf(form, state.step);
    if (!step) return [];
    const standing = { form, state: session.state, facts: session.facts };
    return answersOn(standing, step, (name) => before[name]);
  };
  /** Where the visitor stood when Next was pressed; the step to which it has led is known later. */
  let left: string | undefined;
  const place = (): string | undefined => {
    if (!handle || handle.session.activity.current().atStart) return 'start';
    const at = handle.shown();
    return at === 'step' ? `step ${handle.session.state().step}` : at;
  };
  const arrive = (): void => {
    const [, step] = /^step (.*)$/.exec(place() ?? '') ?? [];
    if (acts.at(-1)?.next === true && step !== undefined && place() !== left)
      acts.splice(-1, 1, { next: step });
  };
  const flush = (): void => {
    arrive();
    acts.push(...given());
    known = handle?.session.state().values;
  };
  const note = (act: JsonObject): void => {
    flush();
    acts.push(act);
    left = place();
  };
  return {
    watch: (form: FormHandle): void => {
      handle = form;
    },
    /** What was done, answers that nothing has followed yet included. */
    list: (): readonly JsonObject[] => {
      arrive();
      return [...acts, ...given()];
    },
    note,
    press: (target: EventTarget): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      const act = button && handle && actOf(button, handle);
      if (act) note(act);
    },
    clear: (): void => {
      acts.length = 0;
      known = undefined;
    },
  };
}

/** What a press on a button is to a scenario; nothing, where it changes neither page nor answers. */
function actOf(button: HTMLButtonElement, handle: FormHandle): JsonObject | undefined {
  if (button.getAttribute('aria-disabled') === 'true') return undefined;
  const text = (button.getAttribute('aria-label') ?? button.textContent).trim();
  if (button.closest('[role="dialog"], [role="alertdialog"]')) return { press: text };
  const { action } = button.dataset;
  if (action === 'next' || action === 'submit' || action === 'start') return { next: true };
  if (action === 'back') return { back: true };
  if (action === 'edit') return editOf(button, handle);
  return action === undefined && hasText(handle, text) ? { press: text } : undefined;
}

function editOf(button: HTMLButtonElement, { form }: FormHandle): JsonObject | undefined {
  const name =
    button.closest('[data-preview]')?.getAttribute('data-preview') ??
    button.closest('[data-preview-step]')?.getAttribute('data-preview-step') ??
    '';
  return form.steps.has(name) || form.fields.has(name) ? { edit: name } : undefined;
}

function hasText({ form, session }: FormHandle, text: string): boolean {
  const state = session.state();
  return buttonsOn(form, state).some(({ block }) => textsOf(form, state, block.texts).text === text);
}
