import type { JsonObject } from '../../../interpreter';
import { formWords } from '../../../messages';
import type { Session, ShownPopup } from '../../../session';
import { fillStep } from './fillStep';
import type { FormHandle } from './kept';

/** Presses of Next: no form has more steps. */
const mostSteps = 100;

/** Fills in step after step until the preview is shown, or a step does not let go; gives how many fields were filled in. */
export async function fillToPreview(
  { session, shown }: FormHandle,
  note: (deed: JsonObject) => void,
): Promise<number> {
  let count = 0;
  for (let pressed = 0; pressed < mostSteps && shown().at === 'step'; pressed += 1) {
    count += await fillStep(session);
    await untilQuiet(session);
    const { step, stages } = session.state();
    await pressNext(session, note);
    // What is shown is known after the next render.
    await new Promise((resolve) => setTimeout(resolve));
    const now = session.state();
    if (shown().at === 'step' && now.step === step && now.stages === stages) break;
  }
  return count;
}

/** Presses Next, and 'Lanjutkan' in the popups that it opens. */
async function pressNext(session: Session, note: (deed: JsonObject) => void): Promise<void> {
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
