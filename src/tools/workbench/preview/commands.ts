import { fieldIds, focusField } from '../../../fields/common/fieldIds';
import type { FromPreview, ToPreview } from '../channel';
import { scenarioOf, scenarioOfActs, type Seen } from '../scenarios/scenarioOf';
import type { JsonObject } from '../../../interpreter';
import { formWords } from '../../../messages';
import type { Session, ShownPopup } from '../../../session';
import type { Recorder } from './recorder';
import type { Exchange } from './exchanges';
import { fillStep } from './fillStep';
import type { FormHandle } from './PreviewForm';

/** What the editor asks of a form that is open. */
export type EditorCommand = Exclude<ToPreview, { kind: 'form' | 'restart' | 'treat' }>;

interface Record {
  exchanges: readonly Exchange[];
  recorder: Recorder;
}

/** Carries a command out and gives the answer to it, where it has one. */
export async function answerCommand(
  command: EditorCommand,
  handle: FormHandle,
  { exchanges, recorder }: Record,
): Promise<FromPreview | undefined> {
  const { form, session, shown } = handle;
  const standing = { form, state: session.state, facts: session.facts };
  switch (command.kind) {
    case 'show-step': {
      // One that has just been added is on its way here.
      if (!form.steps.has(command.step)) return undefined;
      leaveStart(handle, recorder, true);
      await session.send({ type: 'goTo', target: { step: command.step } }, { focus: 'none' });
      return undefined;
    }
    case 'show-field': {
      leaveStart(handle, recorder, command.stay);
      if (command.stay) pointAt(command.name);
      else focusField(command.name);
      return undefined;
    }
    case 'fill': {
      leaveStart(handle, recorder);
      const count = await (command.to === 'step' ? fillStep(session) : fillToPreview(handle, recorder.note));
      return { kind: 'filled', count, stopped: command.to === 'preview' && shown().at === 'step' };
    }
    case 'record':
      return {
        kind: 'recorded',
        scenarios: [
          scenarioOfActs(standing, seen(handle), exchanges, recorder.list()),
          scenarioOf(standing, seen(handle), exchanges),
        ],
      };
  }
}

/** The editor points at something behind the page before the first step. */
function leaveStart({ session }: FormHandle, recorder: Recorder, stay = false): void {
  if (!session.activity.current().atStart) return;
  recorder.note({ next: true });
  session.begin();
  // Before the step is drawn, which would take the focus.
  if (stay) session.activity.patch({ focus: 'none' });
}

/** Milliseconds for which a question is marked. */
const markedFor = 2000;

/** Times that a question is looked for, and the milliseconds between: its step may be about to be drawn. */
const [mostLooks, lookAfter] = [20, 50];

/** Brings a question into view and marks it for a moment; the focus stays where it is. */
function pointAt(name: string, looks = 1): void {
  const control = document.getElementById(fieldIds(name).control);
  const field = control?.closest<HTMLElement>('[data-field]') ?? control;
  if (!field) {
    if (looks < mostLooks) setTimeout(() => pointAt(name, looks + 1), lookAfter);
    return;
  }
  // This window alone: `scrollIntoView` would scroll the page around it, too.
  const { top, height } = field.getBoundingClientRect();
  window.scrollBy({ top: top - (window.innerHeight - height) / 2 });
  field.style.outline = '3px solid #b3541e';
  setTimeout(() => field.style.removeProperty('outline'), markedFor);
}

function seen({ session, shown }: FormHandle): Seen {
  const { atStart, receipt, dialogs } = session.activity.current();
  const dialog = dialogs.at(-1)?.title;
  const at = receipt ? 'receipt' : atStart ? 'start' : shown().at;
  return { at, ...(dialog !== undefined && { dialog }) };
}

const mostSteps = 100;

/** Fills in step after step until the preview is shown, or a step does not let go; gives how many fields were filled in. */
async function fillToPreview(
  { session, shown }: FormHandle,
  note: (act: JsonObject) => void,
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
