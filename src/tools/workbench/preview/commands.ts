import type { JsonObject } from '../../../interpreter';
import { formWords } from '../../../messages';
import type { Session, ShownPopup } from '../../../session';
import { scenarioOf, type Seen } from '../scenarios/scenarioOf';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import type { FormHandle } from './PreviewForm';
import type { Recorder } from './recorder';

/** Shows a step; the focus does not leave the editor. One that has just been added is on its way here. */
export async function showStep(handle: FormHandle, recorder: Recorder, step: string): Promise<void> {
  const { form, session } = handle;
  leaveStart(handle, recorder, true);
  // One that was just added is shown with the form that has it.
  if (!form.steps.has(step)) return;
  if (handle.shown() === 'step' && session.state().step === step) return;
  await session.send({ type: 'goTo', target: { step } }, { focus: 'none' });
}

/** Leaves the page before the first step: the editor points at something behind it. */
function leaveStart({ session }: FormHandle, recorder: Recorder, stay = false): void {
  if (!session.activity.current().atStart) return;
  recorder.note({ next: true });
  session.begin();
  // Before the step is drawn, which would take the focus.
  if (stay) session.activity.patch({ focus: 'none' });
}

/** What 'Isi otomatis' has done; `stopped`: the way to the preview ended on a step that does not let go. */
export interface Filled {
  count: number;
  stopped: boolean;
}

/** Fills in the step that is shown, or all up to the preview. */
export async function fill(handle: FormHandle, recorder: Recorder, to: 'step' | 'preview'): Promise<Filled> {
  leaveStart(handle, recorder);
  const count = await (to === 'step' ? fillStep(handle.session) : fillToPreview(handle, recorder.note));
  return { count, stopped: to === 'preview' && handle.shown() === 'step' };
}

/** The visit so far as scenarios without a name, the truest first. */
export function recorded(
  handle: FormHandle,
  recorder: Recorder,
  exchanges: readonly Exchange[],
): readonly JsonObject[] {
  const { form, session } = handle;
  const standing = { form, state: session.state, facts: session.facts };
  return [
    scenarioOf(standing, seen(handle), exchanges, recorder.list()),
    scenarioOf(standing, seen(handle), exchanges),
  ];
}

function seen({ session, shown }: FormHandle): Seen {
  const { atStart, receipt, dialogs } = session.activity.current();
  const dialog = dialogs.at(-1)?.title;
  const at = receipt ? 'receipt' : atStart ? 'start' : shown();
  return { at, ...(dialog !== undefined && { dialog }) };
}

const mostSteps = 100;

/** Fills in step after step until the preview is shown, or a step does not let go; gives how many fields were filled in. */
async function fillToPreview(
  { session, shown }: FormHandle,
  note: (act: JsonObject) => void,
): Promise<number> {
  let count = 0;
  for (let pressed = 0; pressed < mostSteps && shown() === 'step'; pressed += 1) {
    count += await fillStep(session);
    await untilQuiet(session);
    const { step, stages } = session.state();
    await pressNext(session, note);
    // What is shown is known after the next render.
    await new Promise((resolve) => setTimeout(resolve));
    const now = session.state();
    if (shown() === 'step' && now.step === step && now.stages === stages) break;
  }
  return count;
}

/** Presses Next, and 'Lanjutkan' in the popups that it opens. */
async function pressNext(session: Session, note: (act: JsonObject) => void): Promise<void> {
  const { activity } = session;
  let answered: ShownPopup | undefined;
  const goOn = activity.subscribe(() => {
    const { popup } = activity.current();
    // Not while its listeners are still being told that it is there.
    if (!popup || popup === answered) return;
    answered = popup;
    queueMicrotask(() => {
      note({ press: formWords.popupNext });
      popup.answer({ done: true });
    });
  });
  note({ next: true });
  await session.send({ type: 'next' });
  goOn();
}

/** Milliseconds: what takes longer has failed. */
const longestRun = 10_000;

/** Waits for checks that answers have set off: Next would wait for them too, but by itself. */
async function untilQuiet({ activity, state }: Session): Promise<void> {
  const end = Date.now() + longestRun;
  const busy = (): boolean => activity.current().running.size > 0 || Object.keys(state().pending).length > 0;
  while (busy() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}
