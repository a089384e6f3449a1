import { hasRegistered, rowPageOf, rowPages, sameRow } from '../interpreter';
import type { Core, Running, SendOptions } from './core';
import type { Arrival } from './ports';

/** Shows a step, and has the navigator show its address; what was said of the former step goes. */
export function showStep(core: Core, id: string, arrival: Arrival, options: SendOptions): void {
  const { activity, form, navigator, state } = core;
  const { focus = 'heading', hint, announcement } = options;
  const asked =
    options.row ?? (typeof focus === 'object' && 'field' in focus ? rowPageOf(form, focus.field) : undefined);
  const at = rowPages(form, state(), id).findIndex((row) => sameRow(row, asked));
  const row = at < 0 ? undefined : asked;
  const { draft, shown, step, toasts } = activity.current();
  activity.patch({
    step: id,
    // Going on counts as having read that the answers came back.
    draft: step === id ? draft : { ...draft, restored: undefined },
    row,
    announcement,
    shown: shown + 1,
    focus,
    errorsOf: undefined,
    // Those of earlier steps go. What a call of Next says comes before the step that it leads to, and is read there.
    toasts: toasts.filter((toast) => toast.shown === shown),
    hint,
  });
  // Whoever has gone on to the page before the first step meanwhile stays there.
  if (!activity.current().atStart) navigator().go({ to: 'step', step: id, ...arrival, row: row && at + 1 });
}

/** Leads back out of the form; asks first where something was registered on the way, which Back does not lead into again. */
export function leaveForm(core: Core): void {
  const leave = (): void => core.navigator().go({ to: 'leave' });
  if (hasRegistered(core.form, core.state())) askToLeave(core, leave);
  else leaveUnlessLost(core, leave);
}

/** Leaves the form by `leave`; asks first where its answers would be lost, since the device keeps none. */
export function leaveUnlessLost(core: Core, leave: () => void): void {
  if (core.activity.current().draft.fault === undefined) leave();
  else askToLeave(core, leave);
}

function askToLeave({ activity, form, state }: Core, leave: () => void): void {
  const answer = (leaves: boolean): void => {
    activity.patch({ question: undefined });
    if (leaves) leave();
  };
  const until = activity.current().draft.savedUntil;
  activity.patch({
    question: { about: 'leaving', until, hasRegistered: hasRegistered(form, state()), answer },
  });
}

/** The receipt takes the place of the form. */
export function showReceipt({ activity, navigator, outcome }: Core): void {
  activity.patch({ receipt: outcome.receipt() });
  navigator().go({ to: 'receipt' });
}

/** Takes the newest dialog off the screen, and what was kept for it. */
export function closeNewestDialog({ activity, outcome }: Pick<Core, 'activity' | 'outcome'>): void {
  const newest = activity.current().dialogs.at(-1);
  if (!newest) return;
  activity.update((now) => ({ ...now, dialogs: now.dialogs.filter((one) => one !== newest) }));
  outcome.dialogClosed(newest.path);
}

/** Shows another code. What was retyped of the old one goes, and what was wrong with it: it was right when it was typed. */
export function renewCode({ activity, ports, send }: Core, name: string, run?: Running): void {
  activity.update((now) => ({ ...now, codes: { ...now.codes, [name]: ports.newCode() } }));
  void send({ type: 'write', by: 'effect', writes: { [name]: { raw: '', reset: true } } }, { run });
}

/** After a request all its codes are renewed: one code is good for one request. */
export function renewCodes(core: Core, run: Running): void {
  for (const name of Object.keys(core.activity.current().codes)) renewCode(core, name, run);
}
