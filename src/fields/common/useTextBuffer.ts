import { useLayoutEffect, useState, type CompositionEvent, type FocusEvent, type RefCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the buffer needs to know of the widget. */
export interface TextBufferOptions {
  /** The settled value as the control shows it at rest. */
  settled: string;
  /** What may stay of a text, as it is to be shown; `caret` is where the caret stands in it. */
  filter: (text: string, caret: number) => string;
  /**
   * Whether a half-typed text still stands for the settled value (`'007'` for 7): it is shown as long as it
   * does. Left out: the control always shows the settled value.
   */
  standsForSettled?: (text: string) => boolean;
  /** Whether a text that stands for the settled value outlives leaving the control (a date that is none). */
  keepOnBlur?: (text: string) => boolean;
  /** Before `onText`, when the filter has run: the text before and after it. */
  onTyped?: (typed: string, kept: string) => void;
  /** After each input, and when a composition ends: the filtered text. */
  onText: (text: string) => void;
  /** The control was left with this text in it. */
  onBlur: (text: string) => void;
}

/** The props that tie the buffer to an `input` or `textarea`; the same at every drawing. */
export interface TextBufferProps {
  ref: RefCallback<Control>;
  /** What stands in the control at first; afterwards the buffer alone writes into it. */
  defaultValue: string;
  onCompositionStart: (event: CompositionEvent<Control>) => void;
  onCompositionEnd: (event: CompositionEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

/** Filters the text inside the control and keeps the caret behind the same characters. */
const filterInPlace = (control: Control, filter: TextBufferOptions['filter']): string => {
  const raw = control.value;
  const caret = control.selectionStart ?? raw.length;
  const text = filter(raw, caret);
  if (text !== raw) {
    const behind = Math.min(filter(raw.slice(0, caret), caret).length, text.length);
    control.value = text;
    control.setSelectionRange(behind, behind);
  }
  return text;
};

/** What tells that a text has changed: `change` alone is what some fill-in helpers send. */
const inputs = ['input', 'change'] as const;

const createTextBuffer = (initial: TextBufferOptions) => {
  let options = initial;
  let control: Control | null = null;
  /** The text that was last seen in the control. */
  let seen = initial.settled;
  let draft: string | undefined;
  let composing = false;

  /** Writes what is to be seen. A control that shows it already is left alone: writing would put the caret at the end. */
  const show = (): void => {
    if (!control || composing) return;
    const isDraft = draft !== undefined && options.standsForSettled?.(draft) === true;
    seen = isDraft ? (draft ?? '') : options.settled;
    if (control.value !== seen) control.value = seen;
  };
  const settle = (box: Control): string => {
    const typed = box.value;
    seen = draft = filterInPlace(box, options.filter);
    options.onTyped?.(typed, draft);
    options.onText(draft);
    // Later than the value of this event, which its owner draws first: the old one would throw the caret to the end.
    queueMicrotask(show);
    return draft;
  };
  const onInput = (event: Event): void => {
    event.stopPropagation();
    if (!control || control.value === seen) return;
    if (!composing) {
      settle(control);
      return;
    }
    seen = control.value;
    options.onText(options.filter(seen, control.selectionStart ?? seen.length));
  };

  const props: TextBufferProps = {
    ref: (box) => {
      inputs.forEach((name) => control?.removeEventListener(name, onInput));
      control = box;
      inputs.forEach((name) => control?.addEventListener(name, onInput));
      show();
    },
    defaultValue: initial.settled,
    onCompositionStart() {
      composing = true;
    },
    onCompositionEnd({ currentTarget: box }) {
      composing = false;
      settle(box);
    },
    onBlur({ currentTarget: box }) {
      const text = composing ? settle(box) : box.value;
      composing = false;
      if (!options.keepOnBlur?.(text)) draft = undefined;
      options.onBlur(text);
      queueMicrotask(show);
    },
  };
  return {
    props,
    follow: (next: TextBufferOptions): void => {
      options = next;
      show();
    },
  };
};

/**
 * The edit buffer: what is on screen may differ from the settled value while an input method composes, and while
 * a number or a date is half typed; it ends with the composition, and when the control is left. The value is
 * settled at every event all the same: during a composition with the filtered text, while the raw one stays on
 * screen (rewriting it would make the input method insert its letters again).
 *
 * The buffer hears of a text from the control itself, and writes it there. React hears of none: it would rewrite the control's
 * name at every key, after which the browser looks through all controls of the form, 3 ms a key among 1,000.
 */
export const useTextBuffer = (options: TextBufferOptions): TextBufferProps => {
  const [buffer] = useState(() => createTextBuffer(options));
  useLayoutEffect(() => buffer.follow(options));
  return buffer.props;
};
