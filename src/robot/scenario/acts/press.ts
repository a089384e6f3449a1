import { nextRun, type Run } from '../../../interpreter';
import { formWords, pageWords } from '../../../messages/id';
import { DeadEnd } from '../visit/deadEnd';
import type { Visit } from '../visit/visit';
import { named, shown } from '../words/shown';

/** Buttons on what lies in front of the page, by text; the topmost only, as a visitor can reach. */
export function buttonsInFront(visit: Visit): Readonly<Record<string, () => void>> | undefined {
  const { screen, session } = visit;
  const dialog = screen.dialogs.at(-1);
  if (dialog) {
    const press = (run: Run) => () => {
      const running = session.start(`$dialog ${screen.dialogs.indexOf(dialog)}`, run);
      session.waitFor(running);
    };
    return Object.fromEntries([
      ...(dialog.closeButton ? [[pageWords.close, press(dialog.closeButton)] as const] : []),
      ...dialog.buttons.map(({ text, run }) => [text, press(run)] as const),
    ]);
  }
  const { popup } = screen;
  if (!popup) return undefined;
  const answer = (goOn: boolean) => () => {
    const waiting = visit.session.running(nextRun);
    popup.answer(goOn);
    visit.session.waitFor(waiting);
  };
  return { [formWords.popupNext]: answer(true), [formWords.close]: answer(false) };
}

/** Presses a button of the open dialog or popup. */
export function pressButton(visit: Visit, text: string): void {
  const buttons = buttonsInFront(visit);
  if (!buttons) throw new DeadEnd(`Tidak ada dialog atau popup yang terbuka untuk menekan ${shown(text)}.`);
  const press = Object.hasOwn(buttons, text) ? buttons[text] : undefined;
  if (!press) {
    throw new DeadEnd(`Tidak ada tombol ${shown(text)}. Tombol yang ada: ${named(Object.keys(buttons))}.`);
  }
  press();
}
