import { act, fireEvent } from '@testing-library/react';
import type { Act } from './readingCases';

/** Puts a text over what is selected and reports it as a browser does. */
function edit(box: HTMLInputElement, text: string, inputType?: string): void {
  let [start, end] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
  if (inputType !== undefined) fireEvent(box, new InputEvent('beforeinput', { bubbles: true, inputType }));
  if (start === end && inputType === 'deleteContentBackward') start = Math.max(0, start - 1);
  if (start === end && inputType === 'deleteContentForward') end += 1;
  box.value = box.value.slice(0, start) + text + box.value.slice(end);
  box.setSelectionRange(start + text.length, start + text.length);
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType: inputType ?? 'insertText' }));
}

/** What an input method shows in turns, each in place of the one before, until it is content with the last. */
function compose(box: HTMLInputElement, turns: readonly string[]): void {
  fireEvent.compositionStart(box);
  const start = box.selectionStart ?? 0;
  turns.forEach((text, turn) => {
    edit(box, text, 'insertCompositionText');
    if (turn < turns.length - 1) box.setSelectionRange(start, start + text.length);
  });
  fireEvent.compositionEnd(box);
  // Some browsers report the last text once more.
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Does to a box what a visitor does, with the events of a browser. */
async function perform(box: HTMLInputElement, one: Act): Promise<void> {
  const press = (key: string, times: number): void => {
    for (let time = 0; time < times; time += 1) fireEvent.keyDown(box, { key, ctrlKey: true });
  };
  await act(async () => {
    if ('type' in one) for (const key of one.type) edit(box, key, one.silent ? undefined : 'insertText');
    else if ('paste' in one) edit(box, one.paste, 'insertFromPaste');
    else if ('select' in one) box.setSelectionRange(...one.select);
    else if ('key' in one) {
      edit(box, '', one.key === 'Backspace' ? 'deleteContentBackward' : 'deleteContentForward');
    } else if ('compose' in one) compose(box, one.compose);
    else if ('set' in one) {
      box.value = one.set;
      fireEvent(box, new Event('change', { bubbles: true }));
    } else if ('undo' in one) press('z', one.undo);
    else if ('redo' in one) press('y', one.redo);
    else fireEvent.blur(box);
    await Promise.resolve();
  });
}

/** Does these acts one after the other. */
export async function actOn(box: HTMLInputElement, acts: readonly Act[]): Promise<void> {
  for (const one of acts) await perform(box, one);
}
