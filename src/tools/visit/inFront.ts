import { textsOf, type Run } from '../../interpreter';
import { formWords, pageWords, questionWords } from '../../messages';
import { buttonsOn } from './buttons';
import { DeadEnd } from './deadEnd';
import type { Visit } from './visit';
import { named, shown } from '../scenarios/words/shown';

/** Buttons by their text. */
type Buttons = Readonly<Record<string, () => Promise<void>>>;

/** What lies in front of the page: the topmost only, as a visitor can reach. */
export interface InFront {
  title: string;
  text?: string;
  buttons: Buttons;
}

/** The question, dialog or popup that covers the page; `undefined`: nothing does. */
export function inFront(visit: Visit): InFront | undefined {
  const { question, dialogs, popup } = visit.session.activity.current();
  const answer = (give: () => void) => async (): Promise<void> => {
    give();
    await visit.waitFor();
  };
  if (question) {
    const { title, text, goOn, cancel } = questionWords[question.about];
    const buttons = {
      [goOn]: answer(() => question.answer(true)),
      [cancel]: answer(() => question.answer(false)),
    };
    return { title, text, buttons };
  }
  const dialog = dialogs.at(-1);
  if (dialog) {
    const { title, text, closeButton } = dialog;
    const cross = closeButton ? [{ text: pageWords.close, run: closeButton }] : [];
    const buttons = [...cross, ...dialog.buttons].map(
      (button) => [button.text, starting(visit, `$dialog ${dialog.id}`, button.run)] as const,
    );
    return { title, text, buttons: Object.fromEntries(buttons) };
  }
  if (!popup) return undefined;
  const heading = popup.blocks.find((block) => block.type === 'heading');
  return {
    title: heading?.text ?? formWords.popup,
    buttons: {
      [formWords.popupNext]: answer(() => popup.answer({ done: true })),
      [formWords.close]: answer(() => popup.answer({ stopped: true })),
    },
  };
}

/** Presses a button of what lies in front of the page, or else among the fields of the step. */
export async function pressButton(visit: Visit, text: string): Promise<void> {
  const buttons = inFront(visit)?.buttons ?? buttonsOnStep(visit);
  const press = Object.hasOwn(buttons, text) ? buttons[text] : undefined;
  if (!press) {
    throw new DeadEnd(`Tidak ada tombol ${shown(text)}. Tombol yang ada: ${named(Object.keys(buttons))}.`);
  }
  await press();
}

/** A button that starts a run of this name. */
function starting(visit: Visit, name: string, run: Run): Buttons[string] {
  return async () => {
    void visit.session.press(name, run);
    await visit.waitFor(name);
  };
}

function buttonsOnStep(visit: Visit): Buttons {
  const { form, session, tab } = visit;
  if (tab.page() !== 'step') return {};
  const state = session.state();
  return Object.fromEntries(
    buttonsOn(form, state).map(({ block, action }) => {
      const { text = '' } = textsOf(form, state, block.texts);
      const effects = form.actions.get(action) ?? [];
      return [text, starting(visit, action, { effects, extras: {} })];
    }),
  );
}
