import { textsOf, type Run } from '../../interpreter';
import { formWords, pageWords, wordsOfQuestion } from '../../messages';
import { buttonsOn } from './buttons';
import type { Act } from './acts';
import { DeadEnd } from './deadEnd';
import type { Driver } from './driver';
import { named, shown } from '../scenarios/words/shown';

type Buttons = Readonly<Record<string, () => Promise<void>>>;

/** What lies in front of the page: the topmost only, as a visitor can reach. */
export interface InFront {
  title: string;
  text?: string;
  buttons: Buttons;
}

/** The question, dialog or popup that covers the page; `undefined`: nothing does. */
export function inFront(visit: Driver): InFront | undefined {
  const { question, dialogs, popup } = visit.session.activity.current();
  const answer = (give: () => void) => async (): Promise<void> => {
    give();
    await visit.waitFor();
  };
  if (question) {
    const { title, text, goOn, cancel } = wordsOfQuestion(question);
    const buttons = {
      [goOn]: answer(() => {
        visit.confirms?.();
        question.answer(true);
      }),
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

/**
 * What answers the newest dialog: each of its buttons once, then its cross, then Escape; `undefined`: nothing is left. `pressed`
 * remembers the texts by dialog.
 */
export function answerToDialog(visit: Driver, pressed: Map<number, Set<string>>): Act | undefined {
  const dialog = visit.session.activity.current().dialogs.at(-1);
  if (!dialog) return undefined;
  const done = pressed.get(dialog.id) ?? new Set();
  pressed.set(dialog.id, done);
  const texts = [...dialog.buttons.map(({ text }) => text), ...(dialog.closeButton ? [pageWords.close] : [])];
  const text = texts.find((one) => !done.has(one));
  if (text === undefined) return dialog.dismissable ? { act: 'escape', with: true } : undefined;
  done.add(text);
  return { act: 'press', with: text };
}

/** Presses a button of what lies in front of the page, or else among the fields of the step. */
export async function pressButton(visit: Driver, text: string): Promise<void> {
  const { tab } = visit;
  if (tab.page() === 'away') throw new DeadEnd(`Formulir sudah ditinggalkan ke ${tab.route()}.`);
  const buttons = inFront(visit)?.buttons ?? buttonsOnStep(visit);
  const press = Object.hasOwn(buttons, text) ? buttons[text] : undefined;
  if (!press) {
    throw new DeadEnd(`Tidak ada tombol ${shown(text)}. Tombol yang ada: ${named(Object.keys(buttons))}.`);
  }
  await press();
}

function starting(visit: Driver, name: string, run: Run): Buttons[string] {
  return async () => {
    visit.run(visit.session.press(name, run));
    await visit.waitFor(name);
  };
}

/** Presses the button among the fields of the step that runs this action. */
export async function pressAction(visit: Driver, action: string): Promise<void> {
  const { form, state } = visit.session;
  const offered = buttonsOn(form, state()).map((button) => button.action);
  if (!offered.includes(action)) {
    throw new DeadEnd(`Tidak ada tombol yang menjalankan ${shown(action)}. Yang ada: ${named(offered)}.`);
  }
  await buttonFor(visit, action)();
}

/** The button among the fields of a step that runs this action. */
function buttonFor(visit: Driver, action: string): Buttons[string] {
  const effects = visit.session.form.actions.get(action) ?? [];
  const press = starting(visit, action, { effects, extras: {} });
  return () => {
    visit.presses?.(action);
    return press();
  };
}

function buttonsOnStep(visit: Driver): Buttons {
  const { session, tab } = visit;
  const { form } = session;
  if (tab.page() !== 'step') return {};
  const state = session.state();
  const texts = buttonsOn(form, state).map(({ block, action }) => {
    const { text = '' } = textsOf(form, state, block.texts);
    return [text, buttonFor(visit, action)] as const;
  });
  return Object.fromEntries(texts);
}
